/**
 * The initial creation date of every document. jsPDF refuses years before 1970 and after 2037, so the real
 * date replaces it when the file is complete: see {@link dateFile}.
 */
export const PLACEHOLDER_DATE = "D:19700101000000+00'00'";

const ENTRY = `/CreationDate (${PLACEHOLDER_DATE})`;

/** Formats a date for PDF (ISO 32000-1, 7.9.4), in UTC: "D:20260102030405+00'00'". Null outside the years 0 to 9999. */
function pdfDate(date: Date): string | null {
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) return null; // Also for an invalid date, whose year is NaN.
  return `D:${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}+00'00'`;
}

/**
 * Writes the date into a finished file, in place of {@link PLACEHOLDER_DATE}; a date that PDF cannot write is left out.
 * The length of the file does not change, so that its offsets stay valid. A file without the placeholder is not changed.
 */
export function dateFile(bytes: Uint8Array, date: Date): void {
  const at = lastIndexOf(bytes, ENTRY);
  if (at < 0) return;
  const stamp = pdfDate(date);
  const entry = stamp === null ? ' '.repeat(ENTRY.length) : ENTRY.replace(PLACEHOLDER_DATE, stamp);
  for (let i = 0; i < entry.length; i += 1) bytes[at + i] = entry.charCodeAt(i);
}

/** Returns the index of the last occurrence of an ASCII text; −1 when there is none. */
function lastIndexOf(bytes: Uint8Array, text: string): number {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= 0; at -= 1) {
    if (codes.every((code, i) => bytes[at + i] === code)) return at;
  }
  return -1;
}
