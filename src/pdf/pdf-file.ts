import { zlibSync } from 'fflate';

/** Bidi controls, which would change the direction of the surrounding text in a viewer's window. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Cleans a text for the document information (title, author) and the bookmarks of a PDF: on one line, without bidi
 * controls, and without lone surrogates, which make readers take the whole text for another encoding.
 */
export const aboutText = (text: string): string =>
  text
    .replace(bidiControls, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** Encodes a text for PDF: plain if it is ASCII, otherwise UTF-16 with byte order mark, in hexadecimal digits. */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  const units = Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD').split(''), (unit) => unit.charCodeAt(0));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`;
}

/**
 * Escapes line ends within the strings of an object's body. Readers convert raw ones to another line end (ISO 32000-1,
 * 7.3.4.2), which damages letters that contain such a byte, for example č in UTF-16.
 */
export function withoutRawLineEnds(body: string): string {
  if (!body.includes('(')) return body;
  let depth = 0;
  return body.replace(/\\[\s\S]|[()\r\n]/g, (sign) => {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth > 0 && sign === '\r') return '\\r';
    else if (depth > 0 && sign === '\n') return '\\n';
    return sign;
  });
}

/**
 * The initial creation date of every document. jsPDF refuses years before 1970 and after 2037, so the real
 * date replaces it when the file is complete: see {@link dateFile}.
 */
export const placeholderDate = "D:19700101000000+00'00'";

const creationDateEntry = `/CreationDate (${placeholderDate})`;

/** Formats a date for PDF (ISO 32000-1, 7.9.4), in UTC: "D:20260102030405+00'00'". Null outside the years 0 to 9999. */
function pdfDate(date: Date): string | null {
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) return null; // Also for an invalid date, whose year is NaN.
  return `D:${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}+00'00'`;
}

/**
 * Writes the date into a finished file, in place of {@link placeholderDate}; a date that PDF cannot write is left out.
 * The length of the file does not change, so that its offsets stay valid. A file without the placeholder is not changed.
 */
export function dateFile(bytes: Uint8Array, date: Date): void {
  const at = lastIndexOf(bytes, creationDateEntry);
  if (at < 0) return;
  const stamp = pdfDate(date);
  const entry =
    stamp === null ? ' '.repeat(creationDateEntry.length) : creationDateEntry.replace(placeholderDate, stamp);
  for (let i = 0; i < entry.length; i += 1) bytes[at + i] = entry.charCodeAt(i);
}

/** Returns the index of the last occurrence of an ASCII text; −1 if there is none. */
function lastIndexOf(bytes: Uint8Array, text: string): number {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= 0; at -= 1) {
    if (codes.every((code, i) => bytes[at + i] === code)) return at;
  }
  return -1;
}

/** An object of a PDF: its number, and the bytes between "obj" and "endobj". */
interface PdfObject {
  readonly id: number;
  readonly body: string;
}

/** Objects in an object stream. Readers unpack a whole stream to read an object. */
const perStream = 500;

/**
 * Packs and compresses the small objects of a PDF (above all the tags for screen readers), as PDF 1.5 and later allow
 * (ISO 32000-1, 7.5.7 and 7.5.8). Streams are not changed. Expects output of jsPDF: one cross-reference table, no
 * encryption. The result depends only on the bytes.
 *
 * @throws Error for any other file
 */
export function compactPdf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = latin1(bytes);
  const { objects, trailer, head } = readObjects(text);
  const [wholeObjects, smallObjects]: [PdfObject[], PdfObject[]] = [[], []];
  let last = 0;
  for (const object of objects) {
    (/\bstream\r?\n/.test(object.body) ? wholeObjects : smallObjects).push(object);
    last = Math.max(last, object.id);
  }
  const out: string[] = [head];
  let length = head.length;
  /** Object number → its line in the cross-reference: kind, offset or stream, index. */
  const lines = new Map<number, readonly [kind: number, where: number, index: number]>();
  const append = (id: number, body: string): void => {
    lines.set(id, [1, length, 0]);
    const packedText = `${id} 0 obj\n${body}\nendobj\n`;
    out.push(packedText);
    length += packedText.length;
  };
  for (const { id, body } of wholeObjects) append(id, body);
  let next = last + 1;
  for (let first = 0; first < smallObjects.length; first += perStream) {
    const part = smallObjects.slice(first, first + perStream);
    const id = next++;
    for (const [index, object] of part.entries()) lines.set(object.id, [2, id, index]);
    append(id, objectStream(part));
  }
  const table = crossReference(lines, next, trailer, length);
  out.push(`${next} 0 obj\n${table}\nendobj\nstartxref\n${length}\n%%EOF\n`);
  return fromLatin1(out.join(''));
}

function readObjects(text: string): { objects: PdfObject[]; trailer: string; head: string } {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? Number.NaN);
  const table = text.slice(start);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(table)?.[1];
  if (!table.startsWith('xref') || trailer === undefined) throw new Error('Not a PDF with one cross-reference table');
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map((line) => Number(line[1])).sort((a, b) => a - b);
  const objects = offsets.map((from, i) => {
    const objectText = text.slice(from, offsets[i + 1] ?? start);
    const [opening, id] = /^(\d+) 0 obj\s/.exec(objectText) ?? [];
    const end = objectText.lastIndexOf('endobj');
    if (opening === undefined || end < 0) throw new Error(`No object at ${from}`);
    return { id: Number(id), body: objectText.slice(opening.length, end).replace(/\s+$/, '') };
  });
  return { objects, trailer, head: text.slice(0, offsets[0]) };
}

function objectStream(objects: readonly PdfObject[]): string {
  const bodies = objects.map(({ body }) => `${withoutRawLineEnds(body)}\n`);
  let offset = 0;
  const index = objects.map(({ id }, i) => {
    const entry = `${id} ${offset}`;
    offset += bodies[i]?.length ?? 0;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  return stream(`/Type /ObjStm /N ${objects.length} /First ${head.length}`, head + bodies.join(''));
}

/** Returns the cross-reference as a stream, including the line for itself; `self` is its number. */
function crossReference(
  lines: ReadonlyMap<number, readonly [number, number, number]>,
  self: number,
  trailer: string,
  at: number,
): string {
  const rows = Array.from({ length: self + 1 }, (_, id) => {
    const [kind, where, index] = id === self ? [1, at, 0] : (lines.get(id) ?? [0, 0, id === 0 ? 65_535 : 0]);
    const row = [kind, where >> 24, where >> 16, where >> 8, where, index >> 8, index];
    return String.fromCharCode(...row.map((byte) => byte & 255));
  });
  const trailerEntries = trailer.replace(/\/Size\s+\d+/, '').trim();
  return stream(`/Type /XRef /Size ${self + 1} /W [1 4 2] ${trailerEntries}`, rows.join(''));
}

function stream(dictionary: string, content: string): string {
  const compressed = latin1(zlibSync(fromLatin1(content), { level: 6 }));
  return `<<${dictionary} /Filter /FlateDecode /Length ${compressed.length}>>\nstream\n${compressed}\nendstream`;
}

/** Converts bytes to characters of the same codes, and back, so that lengths and offsets do not change. */
function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 8192) parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return parts.join('');
}

function fromLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
