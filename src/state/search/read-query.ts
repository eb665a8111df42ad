import type { WantedFigures } from '../../builder/what-if/plans/plan.ts';
import type { Attribute } from '../../catalog/entry.ts';
import { ownValue } from '../../engine/own-value.ts';

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

/** One typed line, with its heading. */
export interface QueryLine {
  readonly text: string;
  readonly heading: Heading | null;
}

/** A way to search for what a line means: a name to look for, with figures and the text in brackets. */
export interface LineWording {
  /** The whole line as typed, which is read as each entry that was found. */
  readonly line: string;
  readonly name: string;
  /** The text in brackets after the name, "wealthy", "desert": each part separately. */
  readonly answers: readonly string[];
  readonly wanted: WantedFigures;
}

/** More lines are not read: no character has more, and each has to be computed. */
const maxLines = 200;
/** Letters of a line that are read. */
const longestLine = 200;
const maxAnswers = 8;

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
): QueryLine[] {
  const lines: QueryLine[] = [];
  /** The heading that was alone on a line, and the one within a line. */
  let block: Heading | null = null;
  let current: Heading | null = null;
  const pieces = splitOutside(normalize(text), lineEnd).flatMap((line) =>
    splitOutside(line, /;/u).map((piece, at) => ({ piece, begins: at === 0 })),
  );
  for (const { piece, begins } of pieces) {
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
      if (part !== '') lines.push({ text: part.slice(0, longestLine), heading: heading ?? current });
      if (lines.length >= maxLines) return lines;
    }
  }
  return lines;
}

function findHeading(words: string): Heading | null {
  const lower = words.toLowerCase();
  return headingOf.get(lower) ?? headingOf.get(lower.replace(/s$/u, '')) ?? null;
}

/** One kind of minus, times sign and space; no bullets, and no full stop at the end of a list. */
const normalize = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[‐-―−]/gu, '-')
    .replace(/×/gu, 'x')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/^[ *•·>-]+(?=[^\s\d])/gmu, '');

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

const attributes: Readonly<Record<string, Attribute>> = {
  st: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  will: 'will',
  per: 'perception',
};

/**
 * Returns what to search for if a line has no whole name of the lists, the longest name first: the whole line may be a name
 * ("9mm pis"), or a name with figures. Never throws, and always returns at least one wording.
 */
export function wordingsOf(line: string): LineWording[] {
  const whole = normalize(line).trim();
  const readings: LineWording[] = [{ line, name: whole, answers: [], wanted: {} }];
  const { text, wanted: outer } = takePoints(whole);
  const addReading = (name: string, wanted: WantedFigures) => {
    const { text: plain, techLevel } = takeTechLevel(name);
    const bare = takeAnswers(plain);
    const reading = {
      line,
      ...bare,
      wanted: { ...outer, ...(techLevel === undefined ? {} : { techLevel }), ...wanted },
    };
    if (reading.name !== '' && !readings.some((other) => isSameReading(other, reading))) readings.push(reading);
  };
  addReading(text, {});
  for (const take of [takeCount, takeChange, takeNumber, takeRelative]) {
    const taken = take(text);
    if (taken) addReading(taken.text, taken.wanted);
  }
  const figures = ({ wanted }: LineWording) => Object.keys(wanted).length;
  return readings.sort((a, b) => b.name.length - a.name.length || figures(b) - figures(a));
}

const isSameReading = (a: LineWording, b: LineWording): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Taken {
  readonly text: string;
  readonly wanted: WantedFigures;
}

/** "[16]" or "16 pts" at the end. */
function takePoints(text: string): Taken {
  const match =
    /^(.*?)[\s,(]*(?:\[\s*([+-]?\d+(?:\.\d+)?|½)\s*(?:pts?|points?)?\s*\]|(?<![\w.])([+-]?\d+(?:\.\d+)?|½)\s*(?:p|pts?|points?)\)?)$/iu.exec(
      text,
    );
  if (!match) return { text, wanted: {} };
  const [, rest = '', bracketed, plain] = match;
  return { text: rest.trim(), wanted: { points: toNumber(bracketed ?? plain ?? '') } };
}

/** "x3", "3x" or "(3)" with an x at the end, a number at the beginning. */
function takeCount(text: string): Taken | null {
  const [, name = '', after, before] = /^(.*?)[\s(]+(?:x\s?(\d+)|(\d+)\s?x)\)?$/iu.exec(text) ?? [];
  const [, first, rest = ''] = /^(\d+)(?:\s?x)?\s+(\S.*)$/iu.exec(text) ?? [];
  const digits = after ?? before ?? first;
  if (digits === undefined) return null;
  return { text: (name || rest).trim(), wanted: { count: toNumber(digits) } };
}

/** "+1", " -1" at the end, "ST-1". "Broadsword-15" and "ST-13" are levels, as character sheets print them. */
function takeChange(text: string): Taken | null {
  const [, name = '', sign, digits = ''] =
    /^(st|dx|iq|ht)(-)([1-6])$/iu.exec(text) ?? /^(.*?\S)(\s*\+\s*|\s+-)(\d+)$/u.exec(text) ?? [];
  if (!sign) return null;
  return { text: name.trim(), wanted: { change: toNumber(sign.trim() + digits) } };
}

/** "15", "-15", " - 15", ": 15", "(15)" at the end. */
function takeNumber(text: string): Taken | null {
  const [, name = '', digits] =
    /^(.*?[^\s:=~@(-])(?:\s*[:=~@]\s*|\s+-\s+|-|\s*\(\s*|\s+)(\d+(?:\.\d+)?)\s*(?:or less|-)?\)?$/iu.exec(text) ?? [];
  return digits === undefined ? null : { text: name.trim(), wanted: { number: toNumber(digits) } };
}

/** "DX+2", "(DX+2)", "DX" at the end. */
function takeRelative(text: string): Taken | null {
  const [, name = '', word, , sign, digits] =
    /^(.*?\S)[\s(:-]+(st|dx|iq|ht|will|per)(\s*([+-])\s*(\d+))?\)?$/iu.exec(text) ?? [];
  const attribute = word && ownValue(attributes, word.toLowerCase());
  if (!attribute) return null;
  const by = digits === undefined ? 0 : toNumber(`${sign}${digits}`);
  return { text: name.trim(), wanted: { relative: { attribute, by } } };
}

/** "Guns/TL7". */
function takeTechLevel(text: string): { text: string; techLevel: number | undefined } {
  const match = /^(.*?)\s*\/\s*TL\s*(\d*)(.*)$/iu.exec(text);
  if (!match) return { text, techLevel: undefined };
  const [, name = '', digits = '', rest = ''] = match;
  return { text: `${name}${rest}`.trim(), techLevel: digits === '' ? undefined : toNumber(digits) };
}

/** "15", "DX+2", "x3" in brackets. */
const isFigure = /^(?:[+-]?\d+|x\s?\d+|\d+\s?x|(?:st|dx|iq|ht|will|per)\s*(?:[+-]\s*\d+)?)$/iu;

/** Removes the text in brackets at the end and returns it. */
function takeAnswers(text: string): Pick<LineWording, 'name' | 'answers'> {
  const [, name = '', inside] = /^(.*?\S)\s*\(([^()]*)\)$/u.exec(text) ?? [];
  if (inside === undefined) return { name: text.replace(/[\s:,-]+$/u, ''), answers: [] };
  const answers = inside.split(/[;,]/u).map((answer) => answer.trim());
  return { name, answers: answers.filter((answer) => answer !== '' && !isFigure.test(answer)).slice(0, maxAnswers) };
}

/** A typed number; digits beyond those of any game are cut off. */
const toNumber = (text: string): number =>
  text === '½' ? 0.5 : Math.max(-99_999, Math.min(99_999, Number.parseFloat(text.replace(/\s/gu, '')) || 0));
