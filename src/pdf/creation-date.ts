/**
 * The creation date that every document is given at first. jsPDF refuses years before 1970 and after 2037, so the real
 * date is written in its place when the file is complete: see {@link dateFile}.
 */
export const PLACEHOLDER_DATE = "D:19700101000000+00'00'";

const ENTRY = `/CreationDate (${PLACEHOLDER_DATE})`;

/** A date as PDF writes it (ISO 32000-1, 7.9.4), in UTC: "D:20260102030405+00'00'". Null outside the years 0 to 9999. */
function pdfDate(date: Date): string | null {
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) return null; // also when the date is invalid, and its year not a number
  return `D:${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}+00'00'`;
}

/**
 * Writes the date into a finished file, in place of {@link PLACEHOLDER_DATE}; a date that PDF cannot write is left out.
 * The file keeps its length, so the offsets in it stay right. A file without the placeholder stays as it is.
 */
export function dateFile(bytes: Uint8Array, date: Date): void {
  const at = lastIndexOf(bytes, ENTRY);
  if (at < 0) return;
  const stamp = pdfDate(date);
  const entry = stamp === null ? ' '.repeat(ENTRY.length) : ENTRY.replace(PLACEHOLDER_DATE, stamp);
  for (let i = 0; i < entry.length; i += 1) bytes[at + i] = entry.charCodeAt(i);
}

/** Where the last such piece of ASCII text begins; −1 when there is none. */
function lastIndexOf(bytes: Uint8Array, text: string): number {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= 0; at -= 1) {
    if (codes.every((code, i) => bytes[at + i] === code)) return at;
  }
  return -1;
}
