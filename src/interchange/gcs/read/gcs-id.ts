/** The letters of the kinds of rows; capitals are containers. */
export type IdLetter =
  | 'A'
  | 't'
  | 'T'
  | 'm'
  | 'M'
  | 's'
  | 'S'
  | 'q'
  | 'p'
  | 'P'
  | 'r'
  | 'e'
  | 'E'
  | 'f'
  | 'F'
  | 'n'
  | 'N'
  | 'w'
  | 'W';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The id of a row: the letter of its kind and 16 characters of base64url, made from what identifies the row here, so that
 * the same character always gets the same ids.
 */
export function gcsId(letter: IdLetter, ...parts: readonly (string | number)[]): string {
  const text = JSON.stringify(parts);
  const words = [1, 2, 3].map((seed) => hash(text, seed));
  const digits = Array.from({ length: 16 }, (_, i) => {
    // 96 bits, 6 at a time; a digit may begin in one word and end in the next.
    const bit = i * 6;
    const word = Math.floor(bit / 32);
    const shift = bit % 32;
    const low = (words[word] ?? 0) >>> shift;
    const high = shift > 26 ? (words[word + 1] ?? 0) << (32 - shift) : 0;
    return alphabet[(low | high) & 63];
  });
  return letter + digits.join('');
}

/** 32 bits of a text, mixed so that texts which differ little have unlike results (the finish of MurmurHash3). */
function hash(text: string, seed: number): number {
  let bits = Math.imul(seed, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) {
    bits = Math.imul(bits ^ text.charCodeAt(i), 0x85ebca6b);
    bits = (bits << 13) | (bits >>> 19);
  }
  bits ^= text.length;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A digest of a text: 96 bits as 16 characters. It recognizes what is unchanged; it proves nothing. */
export const digestOf = (text: string): string => gcsId('A', text).slice(1);
