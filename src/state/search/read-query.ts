import type { WantedFigures } from '../../builder/what-if/plans/plan.ts';
import type { Attribute } from '../../catalog/entry.ts';
import { ownValue } from '../../engine/own-value.ts';
import { normalizeQuery } from '../../interchange/lines/split-query.ts';

/** A way to search for what a line means: a name to look for, with figures and the text in brackets. */
export interface LineWording {
  /** The whole line as typed, which is read as each entry that was found. */
  readonly line: string;
  readonly name: string;
  /** The text in brackets after the name, "wealthy", "desert": each part separately. */
  readonly answers: readonly string[];
  readonly wanted: WantedFigures;
}

/** More answers of a line are not searched for. */
const maxAnswers = 8;

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
  const whole = normalizeQuery(line).trim();
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
