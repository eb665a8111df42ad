import { zlibSync } from 'fflate';
import { withoutRawLineEnds } from './text-string.ts';

/** An object of a PDF: its number, and the bytes between "obj" and "endobj". */
interface PdfObject {
  readonly id: number;
  readonly body: string;
}

/** Objects in an object stream. Readers unpack a whole stream to read an object. */
const PER_STREAM = 500;

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
  for (let first = 0; first < smallObjects.length; first += PER_STREAM) {
    const part = smallObjects.slice(first, first + PER_STREAM);
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
