import type { TextLine } from './clean-text.ts';

/** Digits and letters that a scanner took for each other. */
interface Misread {
  readonly printed: string;
  readonly read: string;
}

/** The text of a scan with its digits mended, and what they were, by line. */
interface MendedText {
  readonly lines: readonly TextLine[];
  readonly misread: ReadonlyMap<number, readonly Misread[]>;
}

/** "1O", "l4", "2d+l"; not "I" or "O" alone between words. */
const asNumber = /(?<![\p{L}\p{N}])(?=[\dlIOo]{0,5}[\dlIO])[\dlIOo]{1,5}(?![\p{L}\p{N}])/gu;
/** "Wi1l", "shie1d". */
const asWord = /(?<![\p{L}\p{N}])\p{L}+[10]{1,2}\p{L}+[10]?(?![\p{L}\p{N}])/gu;
/** Fewer are the player's own: "Ruger K9l". */
const fewest = 3;

const isMixed = (token: string): boolean => /\d/u.test(token) && /[lIO]/u.test(token);
/** A letter alone counts as a digit only behind a label, a sign or a bracket. */
const isNumberHere = (token: string, before: string): boolean =>
  isMixed(token) ||
  (/^[lIO]{1,2}$/u.test(token) && /(?:\p{L}:\s?|[(+[-]|\d\.)$/u.test(before) && !/[.!?]\s$/u.test(before));

/** Mends the digits of a scanned text, if it has several that can be nothing else; otherwise the lines as they are. */
export function mendScan(lines: readonly TextLine[]): MendedText {
  const count = lines.reduce((sum, { text }) => {
    const numbers = [...text.matchAll(asNumber)].filter(({ 0: token }) => isMixed(token)).length;
    return sum + numbers + [...text.matchAll(asWord)].length;
  }, 0);
  if (count < fewest) return { lines, misread: new Map() };
  const misread = new Map<number, Misread[]>();
  const mended = lines.map((line) => {
    const found: Misread[] = [];
    const keep = (printed: string, read: string) => {
      if (printed !== read) found.push({ printed, read });
      return read;
    };
    const text = line.text
      .replace(/(?<=\d[dD][+-])l(?![\p{L}\p{N}])/gu, () => keep('l', '1'))
      .replace(asWord, (token) =>
        /^(?:TL|[A-Z])\d+$/u.test(token) ? token : keep(token, token.replaceAll('1', 'l').replaceAll('0', 'o')),
      )
      .replace(asNumber, (token, at: number, whole: string) =>
        isNumberHere(token, whole.slice(0, at))
          ? keep(token, token.replace(/[lI]/gu, '1').replace(/[Oo]/gu, '0'))
          : token,
      );
    if (found.length > 0) misread.set(line.number, found);
    return { ...line, text };
  });
  return { lines: mended, misread };
}
