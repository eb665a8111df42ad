import type { TextLine } from './clean-text.ts';
import { fieldOf, sectionOf } from './headings.ts';
import { isScoreLabel } from './read-scores.ts';

/** Digits and letters that a scanner took for each other, and where they stand in the mended line. */
export interface Misread {
  readonly at: number;
  readonly printed: string;
  readonly read: string;
}

/** A line of a scan with its digits mended, and what they were. */
interface MendedLine extends TextLine {
  readonly misread: readonly Misread[];
}

/** "1O", "l4"; not "I" or "O" alone between words. */
const asNumber = /(?=[\dlIOo]{0,5}[\dlIO])[\dlIOo]{1,5}/u;
/** "Wi1l", "shie1d". */
const asWord = /\p{L}{1,30}[10]{1,2}\p{L}{1,30}[10]?/u;
/** A number, a word, or the "l" of "2d+l". */
const tokens = new RegExp(
  `(?<=\\d[dD][+-])l(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${asNumber.source}|${asWord.source})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** Fewer are the player's own: "Ruger K9l". */
const fewest = 3;
/** A text with more of them is no scan of a stat block. */
const most = 200;

const isMixed = (token: string): boolean => /^[\dlIOo]{2,5}$/u.test(token) && /\d/u.test(token) && /[lIO]/u.test(token);
const isDie = (token: string, before: string): boolean => token === 'l' && /\d[dD][+-]$/u.test(before);
/** A letter alone counts as a digit only behind a label, a sign or a bracket. */
const isNumberHere = (token: string, before: string): boolean =>
  isMixed(token) ||
  isDie(token, before) ||
  (/^[lIO]{1,2}$/u.test(token) && /(?:\p{L}:\s?|[(+[-]|\d\.)$/u.test(before) && !/[.!?]\s$/u.test(before));

/** A word with letters in place of digits, if it is a label or a word of a name then; names in capitals stay: "M1A1". */
function mendedWord(token: string, isWord: (word: string) => boolean): string {
  if (!/\p{Ll}/u.test(token)) return token;
  const word = token.replaceAll('1', 'l').replaceAll('0', 'o');
  // "Sk1lls" has an i that looks like the digit.
  const readings = [word, token.replace('1', 'i').replaceAll('1', 'l').replaceAll('0', 'o')];
  const isKnown = (each: string) =>
    isScoreLabel(each, false) || sectionOf(each) !== null || fieldOf(each) !== null || isWord(each);
  return readings.find(isKnown) ?? token;
}

/**
 * Mends the digits of a scanned text, if it has several that can be nothing else; otherwise the lines as they are.
 * @param isWord whether a word is one of a name
 */
export function mendScan(lines: readonly TextLine[], isWord: (word: string) => boolean): MendedLine[] {
  const before = (text: string, at: number) => text.slice(Math.max(0, at - 4), at);
  const count = lines.reduce(
    (sum, { text }) =>
      sum +
      [...text.matchAll(tokens)].filter(({ 0: token, index }) => isMixed(token) || isDie(token, before(text, index)))
        .length,
    0,
  );
  if (count < fewest) return lines.map((line) => ({ ...line, misread: [] }));
  let left = most;
  return lines.map((line) => {
    const misread: Misread[] = [];
    // Each reading is as long as what was printed, so that places stay the same.
    const text = line.text.replace(tokens, (token, at: number, whole: string) => {
      if (left === 0) return token;
      const read = isNumberHere(token, before(whole, at))
        ? token.replace(/[lI]/gu, '1').replace(/[Oo]/gu, '0')
        : asWord.test(token)
          ? mendedWord(token, isWord)
          : token;
      if (read === token) return token;
      left -= 1;
      misread.push({ at, printed: token, read });
      return read;
    });
    return { ...line, text, misread };
  });
}
