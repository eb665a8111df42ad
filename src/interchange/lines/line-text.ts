import { plainSigns } from '../stat-block/clean-text.ts';
import { wordKey } from '../stat-block/name-index.ts';
import { nameMark, type TextRange } from '../stat-block/read-figures.ts';

/** More of a line is not read. */
export const longestLine = 400;

/**
 * A line with one kind of minus, times sign, quotation mark and bracket, as long as before, so that places in it are those
 * in the line as typed. Square brackets stay around points.
 */
export const plainLine = (line: string): string =>
  plainSigns(line.slice(0, longestLine))
    .replace(/[\uE000-\uF8FF\s]/gu, ' ')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    // "14-" and "9-" are a level or a roll: on so much or less.
    .replace(/(?<=[\s(@:,-]\d{1,2})-(?=\s*(?:$|[,;)[(:]))/gu, ' ')
    // "Guns (Rifle) TL7 14"
    .replace(/(?<=[\p{L})]) (?=TL\s?\d)/gu, '/')
    // Bold and italic words of a web page.
    .replace(/\*\*|__|`/gu, (signs) => ' '.repeat(signs.length))
    .replace(/\[(?![\s+-]{0,2}[\d½][\d./]{0,6} ?(?:cp|pts?\.?|points?)?[\s*†]{0,2}\])([^[\]]*)\]/giu, '($1)')
    .replace(/(?<![\p{L}])(?:st|dx|iq|ht)(?=\s?[+-]\s?\d)/giu, (word) => word.toUpperCase());

/** A word of a line. */
export interface LineToken extends TextRange {
  /** Its form in the keys of names. */
  readonly key: string;
  /** It is within brackets. */
  readonly isInside: boolean;
}

/** Words of names as they are abbreviated. */
const shortWords: ReadonlyMap<string, string> = new Map([
  ['lg', 'large'],
  ['lge', 'large'],
  ['sm', 'small'],
  ['med', 'medium'],
  ['lt', 'light'],
  ['hvy', 'heavy'],
  ['xbow', 'crossbow'],
]);

/** The words of a plain line; a tech level behind a bar is none. */
export function tokensOf(plain: string): LineToken[] {
  const masked = plain.replace(/\/(?:TL|NT)\s?\d{0,2}/giu, (match) => ' '.repeat(match.length));
  const tokens: LineToken[] = [];
  let depth = 0;
  let at = 0;
  for (const match of masked.matchAll(/[\p{L}\p{M}\p{N}'`]+|&/gu)) {
    for (; at < match.index; at += 1) {
      if (masked[at] === '(') depth += 1;
      else if (masked[at] === ')') depth = Math.max(0, depth - 1);
    }
    const word = wordKey(match[0]);
    const key = shortWords.get(word) ?? word;
    if (key !== '') tokens.push({ start: match.index, end: match.index + match[0].length, key, isInside: depth > 0 });
  }
  return tokens;
}

/** The line with marks in place of these ranges. */
export function withMarks(plain: string, ranges: readonly TextRange[], mark = nameMark): string {
  let marked = plain;
  for (const { start, end } of ranges) marked = marked.slice(0, start) + mark.repeat(end - start) + marked.slice(end);
  return marked;
}

/** Where the head of a line ends: at its first bracket, comma, colon or dash. */
export function endOfHead(plain: string): number {
  const end = plain.search(/[,;:()]|\s-\s|\s#/u);
  return end < 0 ? plain.length : end;
}

/**
 * How a piece of a line is set apart from the name: `before` and `after` it without a sign between, `apart` behind a comma,
 * colon or dash, or in a `bracket`.
 */
type PiecePlace = 'before' | 'after' | 'apart' | 'bracket';

/** Words of a line that are neither its name nor figures. */
export interface Piece extends TextRange {
  readonly text: string;
  readonly where: PiecePlace;
}

/** A range without the signs and spaces at its ends that mean nothing by themselves. */
function bare(line: string, { start, end }: TextRange): TextRange {
  const text = line.slice(start, end);
  const [lead = ''] = /^(?:[\s,;:.=@*#()[\]{}/]|-(?!\d))*/u.exec(text) ?? [];
  const from = start + lead.length;
  const [tail = ''] = /[\s,;:.=@*()[\]{}/+-]*$/u.exec(line.slice(from, end)) ?? [];
  return { start: from, end: Math.max(from, end - tail.length) };
}

/** The pieces of a part of a line: what is between the marks, and what commas, colons and dashes separate. */
export function piecesOf(line: string, marked: string, range: TextRange, isBracket: boolean): Piece[] {
  const pieces: Piece[] = [];
  const hasMark = marked.includes(nameMark);
  const firstMark = marked.indexOf(nameMark);
  let start = range.start;
  let where: PiecePlace = isBracket ? 'bracket' : !hasMark || range.start < firstMark ? 'before' : 'after';
  const push = (end: number) => {
    const place = bare(line, { start, end });
    if (place.end > place.start) pieces.push({ ...place, text: line.slice(place.start, place.end), where });
  };
  const separator = isBracket ? /[;,]/u : /[;,:#]/u;
  for (let at = range.start; at < range.end; at += 1) {
    const sign = marked[at] ?? '';
    const isDash = !isBracket && sign === '-' && marked[at - 1] === ' ' && marked[at + 1] === ' ';
    const isNumber = sign === ',' && /\d/u.test(marked[at - 1] ?? '') && /\d/u.test(marked[at + 1] ?? '');
    if (sign !== nameMark && !isDash && (!separator.test(sign) || isNumber)) continue;
    push(at);
    start = at + 1;
    if (!isBracket) where = sign === nameMark ? 'after' : where === 'before' && at < firstMark ? 'before' : 'apart';
  }
  push(range.end);
  return pieces;
}

/** Words that say nothing by themselves. */
const fillers: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'is',
  'level',
  'of',
  'on',
  'or',
  'skill',
  'spell',
  'the',
  'to',
  'w',
  'with',
]);

export const isFiller = (word: string): boolean => fillers.has(word.toLowerCase());

/** The words of a piece, with their places in the line. */
export function wordsOfPiece({ text, start }: Piece): (TextRange & { readonly text: string })[] {
  return [...text.matchAll(/[^\s,;:()]+/gu)].map((match) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
