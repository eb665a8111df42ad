import { longestLine } from './line-text.ts';

/** The meaning of a heading for the lines under it: "Skills:", "Quirk:". */
export type Heading =
  | 'attributes'
  | 'advantage'
  | 'perk'
  | 'disadvantage'
  | 'quirk'
  | 'skills'
  | 'spells'
  | 'equipment'
  | 'custom'
  | 'name';

/** One typed line, with its heading, and the number of the line of the text that it is from, from 1. */
export interface QueryLine {
  readonly text: string;
  readonly heading: Heading | null;
  readonly number: number;
}

/** More lines of the field are not read: no character has more, and each has to be computed. */
const maxLines = 200;

/** Headings as they are printed and as they are abbreviated, without the plural s. */
const headings: readonly (readonly [words: string, heading: Heading])[] = [
  ['attribute', 'attributes'],
  ['a', 'advantage'],
  ['adv', 'advantage'],
  ['advantage', 'advantage'],
  ['trait', 'advantage'],
  ['p', 'perk'],
  ['perk', 'perk'],
  ['d', 'disadvantage'],
  ['dis', 'disadvantage'],
  ['disad', 'disadvantage'],
  ['disadvantage', 'disadvantage'],
  ['q', 'quirk'],
  ['quirk', 'quirk'],
  ['s', 'skills'],
  ['skill', 'skills'],
  ['technique', 'skills'],
  ['spell', 'spells'],
  ['e', 'equipment'],
  ['gear', 'equipment'],
  ['item', 'equipment'],
  ['equipment', 'equipment'],
  ['possession', 'equipment'],
  ['weapon', 'equipment'],
  ['armor', 'equipment'],
  ['armour', 'equipment'],
  ['custom', 'custom'],
  ['own', 'custom'],
  ['name', 'name'],
];
const headingOf = new Map(headings);

/** "Skills [24]: Broadsword-15" in two parts. */
const headed = /^([a-z]+)\s*(?:\[[^\]]*\])?\s*:\s*(.*)$/isu;
/** "ST 12 DX 13 IQ 11 HT 12", with or without commas and colons. */
const attributeRow = /^(?:[a-z]{2}\s*[:=]?\s*[+-]?\d+(?:\s*\[-?\d+\])?[\s,;.]*){2,}$/iu;

/** A pasted line break, which a field of one line has as a bar. */
const lineEnd = /[\n|]/u;

/**
 * Splits typed or pasted text into lines: at line breaks, bars and semicolons; at the commas that `splitCommas` finds to
 * separate entries, unless `isName` knows the whole text as a name; and between attributes. A heading ("Skills: …") counts until the end of its line, and one that
 * is alone on a line until the next; in the singular ("Quirk: …") it counts up to the next semicolon, and commas are
 * then part of the text.
 */
export function splitQuery(
  text: string,
  isName: (text: string) => boolean = () => false,
  splitCommas: (text: string) => readonly string[] = (line) => splitOutside(line, /,/u),
  most = maxLines,
): QueryLine[] {
  const lines: QueryLine[] = [];
  /** The heading that was alone on a line, and the one within a line. */
  let block: Heading | null = null;
  let current: Heading | null = null;
  const typed = normalizeQuery(text).split(lineEnd);
  const hasMore = typed.filter((line) => line.trim() !== '').length > 1;
  const pieces = typed
    // "Skills" alone on a line of a longer text is a heading without its colon.
    .map((line) => (hasMore && isBareHeading(line) ? `${line.replace(/^#+\s*/u, '').trim()}:` : line))
    .flatMap((line, index) =>
      splitOutside(line, /;/u).map((piece, at) => ({ piece, begins: at === 0, number: index + 1 })),
    );
  for (const { piece, begins, number } of pieces) {
    const [, words = '', rest = ''] = headed.exec(piece) ?? [];
    const heading = findHeading(words);
    const isPlural = heading !== null && /[a-z]{2}s$/iu.test(words);
    if (heading !== null && rest === '') block = heading;
    if (begins) current = block;
    if (isPlural) current = heading;
    const content = heading === null ? piece : rest;
    const isText = heading !== null && !isPlural && (heading === 'quirk' || heading === 'custom' || heading === 'name');
    const parts: readonly string[] =
      isText || (heading === null && isName(content)) ? [content] : splitCommas(content).flatMap(splitAttributes);
    for (const part of parts) {
      // A line that is too long for one is several: nothing of it is lost.
      for (let start = 0; start < part.length; start += longestLine)
        lines.push({ text: part.slice(start, start + longestLine), heading: heading ?? current, number });
      if (lines.length >= most) return lines;
    }
  }
  return lines;
}

const isBareHeading = (line: string): boolean => {
  const words = line.replace(/^#+\s*/u, '').trim();
  return /^[a-z]{4,}s$|^(?:gear|equipment)$/iu.test(words) && findHeading(words) !== null;
};

function findHeading(words: string): Heading | null {
  const lower = words.toLowerCase();
  return headingOf.get(lower) ?? headingOf.get(lower.replace(/s$/u, '')) ?? null;
}

/** One kind of minus, times sign and space; no bullets, and no full stop at the end of a list. */
export const normalizeQuery = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[‐-―−]/gu, '-')
    .replace(/×/gu, 'x')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/^[ *•·>-]+(?=[^\s\d])/gmu, '')
    .replace(/^[ *•·>]*(?:[-+*•·>]|\d{1,2}[.)]|\[[ x]?\]) +(?=\S)/gmu, '');

/** Splits a text at a character outside of brackets; the parts are trimmed, empty ones are left out. */
function splitOutside(text: string, at: RegExp): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (lineEnd.test(letter)) depth = 0; // a bracket that is never closed ends with its line
    if (depth === 0 && at.test(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((each) => each.trim().replace(/\.$/u, '')).filter(Boolean);
}

const splitAttributes = (text: string): string[] =>
  attributeRow.test(text) ? text.split(/(?<![\s,;.])[\s,;.]+(?=[a-z])/iu).map((part) => part.trim()) : [text];
