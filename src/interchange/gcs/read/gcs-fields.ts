import type { GcsLog } from '../../../character/file/gcs-problem.ts';
import { isRecord } from '../../../character/schema-parts.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { GcsMatch, GcsNumberMatch } from './gcs-rows.ts';
import type { GcsSheet } from './gcs-sheet.ts';

/** Nothing that a sheet computes is longer, or deeper in brackets. */
const maxLength = 500;
const maxDepth = 30;

const functions: Readonly<Record<string, (...of: readonly number[]) => number>> = {
  floor: (a = Number.NaN) => Math.floor(a),
  ceil: (a = Number.NaN) => Math.ceil(a),
  round: (a = Number.NaN) => Math.round(a),
  trunc: (a = Number.NaN) => Math.trunc(a),
  abs: (a = Number.NaN) => Math.abs(a),
  sqrt: (a = Number.NaN) => Math.sqrt(a),
  max: (...of) => Math.max(...of),
  min: (...of) => Math.min(...of),
};

const token = /\s*(?:(\d+\.?\d*|\.\d+)|\$(\w+)|(?:Math\.)?([a-z]+)\s*\(|([-+*/%(),]))/y;

type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'attribute' | 'function' | 'sign'; readonly text: string };

/**
 * Evaluates plain arithmetic on attributes: numbers, `$id`, + − * / %, brackets, and the functions floor, ceil, round,
 * trunc, abs, sqrt, max and min (of `Math` too). Null for any other text, or if the result is not a finite number:
 * scripts in a file are never run. `attributeOf` gives an attribute by its id, or null.
 */
export function evaluateExpression(text: string, attributeOf: (id: string) => number | null): number | null {
  if (text.length > maxLength) return null;
  const tokens = tokenize(text);
  if (!tokens || tokens.length === 0) return null;
  let at = 0;
  const isSign = (sign: string): boolean => {
    const next = tokens[at];
    if (next?.kind !== 'sign' || next.text !== sign) return false;
    at += 1;
    return true;
  };
  const sum = (depth: number): number => {
    let value = product(depth);
    for (;;) {
      if (isSign('+')) value += product(depth);
      else if (isSign('-')) value -= product(depth);
      else return value;
    }
  };
  const product = (depth: number): number => {
    let value = operand(depth);
    for (;;) {
      if (isSign('*')) value *= operand(depth);
      else if (isSign('/')) value /= operand(depth);
      else if (isSign('%')) value %= operand(depth);
      else return value;
    }
  };
  const operand = (depth: number): number => {
    if (depth > maxDepth) return Number.NaN;
    if (isSign('-')) return -operand(depth + 1);
    if (isSign('+')) return operand(depth + 1);
    if (isSign('(')) {
      const value = sum(depth + 1);
      return isSign(')') ? value : Number.NaN;
    }
    const next = tokens[at];
    at += 1;
    if (next?.kind === 'number') return next.value;
    if (next?.kind === 'attribute') return attributeOf(next.text.toLowerCase()) ?? Number.NaN;
    if (next?.kind !== 'function') return Number.NaN;
    const of = [sum(depth + 1)];
    while (isSign(',')) of.push(sum(depth + 1));
    if (!isSign(')')) return Number.NaN;
    const apply = ownValue(functions, next.text);
    return apply ? apply(...of) : Number.NaN;
  };
  const value = sum(0);
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

/** The parts of an expression; null for a text with anything else in it. */
function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  const plain = text.trim();
  token.lastIndex = 0;
  while (token.lastIndex < plain.length) {
    const found = token.exec(plain);
    if (!found) return null;
    const [, number, attribute, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
    else if (attribute !== undefined) tokens.push({ kind: 'attribute', text: attribute });
    else if (name !== undefined) tokens.push({ kind: 'function', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

/** An attribute of a sheet: its value without bought steps and bonuses, and its total. */
interface AttributeValue {
  readonly base: number | null;
  readonly value: number;
}

const smallest = 1e-4;

/**
 * Computes the attributes of a sheet by its definitions. Except for decimals, bonuses are rounded down first, and so is
 * the value. If a base is more than plain arithmetic, the value stored in the file counts, and `base` is null.
 */
export function deriveAttributes(
  { settings, attributes }: GcsSheet,
  bonusOf: (id: string) => number,
): ReadonlyMap<string, AttributeValue> {
  const definitions = new Map(settings.attributes.map((each) => [each.id, each]));
  const bought = new Map(attributes.map((each) => [each.id, each]));
  const done = new Map<string, AttributeValue>();
  const open = new Set<string>();
  const deriveFigure = (id: string): number | null => {
    const known = done.get(id);
    if (known) return known.value;
    const definition = definitions.get(id);
    if (!definition || open.has(id) || definition.type.endsWith('separator')) return null;
    open.add(id);
    const stored = bought.get(id)?.calc?.value ?? null;
    const base = evaluateExpression(definition.base, deriveFigure);
    open.delete(id);
    const isDecimal = definition.type.startsWith('decimal');
    const bonus = isDecimal ? bonusOf(id) : Math.floor(bonusOf(id) + smallest);
    const sum = base === null ? null : base + (bought.get(id)?.adjustment ?? 0) + bonus;
    const value = sum === null ? stored : isDecimal ? sum : Math.floor(sum + smallest);
    if (value === null) return null;
    done.set(id, { base, value });
    return value;
  };
  for (const id of definitions.keys()) deriveFigure(id);
  return done;
}

/** The longest file, in characters; the largest real list of thousands of rows has about 4 million. */
export const maxGcsFileLength = 40_000_000;
/** The deepest nesting of lists and objects; real files have about 25. */
export const maxGcsDepth = 100;
/** The most values (texts, numbers, lists, objects) in a file. */
export const maxGcsValues = 6_000_000;
/** The most rows that are read of one file, containers and modifiers included. */
export const maxGcsRows = 200_000;
/** The deepest nesting of containers. */
export const maxContainerDepth = 20;
/** The longest text of a field: longer ones are cut. Within the limit of our own files. */
const maxGcsText = 4_000;
/** The most rows in a list that belongs to a row: defaults, features, modifiers, tags. */
const maxPartsOfRow = 400;

/** Answers to the questions in a row's texts, by their names: "Subject" for "@Subject@". */
type Replacements = ReadonlyMap<string, string>;

const noReplacements: Replacements = new Map();

/** Lists of rows, which are long; other lists belong to one row. */
const rowLists = new Set(['rows', 'children', 'traits', 'skills', 'spells', 'equipment', 'notes']);

/**
 * Reads the fields of one object of a GCS file. Each field may have several names, the newest first: older versions differ
 * in names alone. A value of the wrong kind counts as absent and is remarked on with its place.
 */
export class GcsFields {
  readonly record: Readonly<Record<string, unknown>>;
  readonly at: string;
  readonly log: GcsLog;
  readonly replacements: Replacements;

  constructor(
    record: Readonly<Record<string, unknown>>,
    at: string,
    log: GcsLog,
    replacements: Replacements = noReplacements,
  ) {
    this.record = record;
    this.at = at;
    this.log = log;
    this.replacements = replacements;
  }

  /** The value of the first of these names that the object has; undefined for none, or for null. */
  value(...names: readonly string[]): unknown {
    for (const name of names) {
      if (Object.hasOwn(this.record, name) && this.record[name] !== null) return this.record[name];
    }
    return undefined;
  }

  /** A text with its placeholders filled in, '' if absent. Numbers are taken as texts. */
  text(...names: readonly string[]): string {
    const value = this.value(...names);
    if (value === undefined) return '';
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return this.#wrong(names, value, 'nothing', '');
    const filled = fillIn(value, this.replacements).trim();
    if (filled.length <= maxGcsText) return filled;
    this.log.add({ code: 'text-cut', at: this.place(names), limit: maxGcsText });
    return filled.slice(0, maxGcsText);
  }

  /** A number, also one in quotes; `otherwise` if absent. Never infinite. */
  number(otherwise: number, ...names: readonly string[]): number {
    const value = this.value(...names);
    if (value === undefined) return otherwise;
    const number = toNumber(value);
    return number ?? this.#wrong(names, value, String(otherwise), otherwise);
  }

  /** True if the flag is set. */
  flag(...names: readonly string[]): boolean {
    const value = this.value(...names);
    if (value === undefined) return false;
    return typeof value === 'boolean' ? value : this.#wrong(names, value, 'no', false);
  }

  /** The objects of a list, each with its place; none if absent. */
  objects(...names: readonly string[]): GcsFields[] {
    return this.#list(names).flatMap((item, index) => {
      const at = `${this.place(names)} ${index + 1}`;
      if (isRecord(item)) return [new GcsFields(item, at, this.log, this.replacements)];
      this.log.add({ code: 'no-row', at, found: kindOf(item) });
      return [];
    });
  }

  /** An object; null if absent. */
  object(...names: readonly string[]): GcsFields | null {
    const value = this.value(...names);
    if (value === undefined) return null;
    if (isRecord(value)) return new GcsFields(value, this.place(names), this.log, this.replacements);
    return this.#wrong(names, value, 'nothing', null);
  }

  /** The texts of a list, without empty ones; a single text counts as a list of one (colleges of old files). */
  texts(...names: readonly string[]): string[] {
    const value = this.value(...names);
    const list = typeof value === 'string' ? [value] : this.#list(names);
    return list.flatMap((item) => {
      if (typeof item !== 'string') return this.#wrong(names, item, 'nothing', []);
      const filled = fillIn(item, this.replacements).trim().slice(0, maxGcsText);
      return filled === '' ? [] : [filled];
    });
  }

  /** The same object with the answers of its own `replacements` in its texts, under another name for its place. */
  named(at: string, replacements: Replacements = this.replacements): GcsFields {
    return new GcsFields(this.record, at, this.log, replacements);
  }

  /** The place of a field, in words. */
  place(names: readonly string[]): string {
    const name = (names[0] ?? '').replace(/[_\s]+/g, ' ').trim();
    return `${this.at}, ${name || 'a field without a name'}`;
  }

  #list(names: readonly string[]): readonly unknown[] {
    const value = this.value(...names);
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.#wrong(names, value, 'nothing', []);
    const limit = rowLists.has(names[0] ?? '') ? maxGcsRows : maxPartsOfRow;
    if (value.length <= limit) return value;
    this.log.add({ code: 'too-many-rows', at: this.place(names), limit });
    return value.slice(0, limit);
  }

  #wrong<Value>(names: readonly string[], value: unknown, kept: string, otherwise: Value): Value {
    this.log.add({ code: 'wrong-value', at: this.place(names), found: kindOf(value), kept });
    return otherwise;
  }
}

/** Reads the answers of a row; a key or answer that is no text is left out. */
export function readReplacements(value: unknown): Replacements {
  if (!isRecord(value)) return noReplacements;
  const answers = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new Map(answers.slice(0, maxPartsOfRow));
}

/** Fills in the placeholders that have an answer. Answers are not searched for placeholders again. */
function fillIn(text: string, replacements: Replacements): string {
  if (replacements.size === 0 || !text.includes('@')) return text;
  return text.replace(/@([^@\n]+)@/g, (whole, asked: string) => replacements.get(asked) ?? whole);
}

/** A finite number of a JSON number or of a text that is one; null for anything else. */
export function toNumber(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^[+-]?(?:[\d,]*\.\d+|[\d,]*\d)$/.test(value.trim())
      ? Number(value.replaceAll(',', ''))
      : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= 1e9 ? number : null;
}

/** The kind of a value, in words, for remarks: "a list", "“ten”". */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return value === null ? 'nothing' : 'a group of fields';
  if (typeof value === 'string') return value.length > 30 ? 'a text' : `“${value}”`;
  return String(value);
}

/** Pounds in the units of GCS. Its kilogram is 2 pounds, by the game's convention. */
const pounds: Readonly<Record<string, number>> = {
  '': 1,
  lb: 1,
  '#': 1,
  oz: 1 / 16,
  tn: 2000,
  t: 2000,
  lt: 2240,
  kg: 2,
  g: 0.002,
};

const weightPattern = /^([+-]?(?:[\d,]*\.\d+|[\d,]*\d))\s*(lb|#|oz|tn|lt|kg|t|g)?$/i;

/** Reads a weight, "2.5 lb" or "3 kg", in pounds; null for any other text. */
export function readWeight(text: string): number | null {
  const [, number, unit = ''] = weightPattern.exec(text.trim()) ?? [];
  const factor = ownValue(pounds, unit.toLowerCase());
  if (number === undefined || factor === undefined) return null;
  const weight = Number(number.replaceAll(',', '')) * factor;
  return Number.isFinite(weight) && Math.abs(weight) <= 1e9 ? weight : null;
}

/** Dice in GCS's notation, "2d+1x3": `times` multiplies the total. */
export interface GcsDice {
  readonly count: number;
  readonly sides: number;
  readonly adds: number;
  readonly times: number;
}

const dicePattern = /^(?:([+-]?\d{1,4})d(\d{0,4})\s*)?(?:((?:[+-]\s*)?\d{1,6})\s*)?(?:[x×](\d{1,6}))?$/i;

/** Reads dice; a plain number is a constant, '' is none; null for any other text. */
export function readDice(text: string): GcsDice | null {
  const found = dicePattern.exec(text.trim());
  if (!found) return null;
  const [, count, sides, adds, times] = found;
  return {
    count: count === undefined ? 0 : Number(count),
    sides: sides ? Number(sides) : 6,
    adds: adds === undefined ? 0 : Number(adds.replaceAll(/\s/g, '')),
    times: times === undefined ? 1 : Number(times),
  };
}

const textComparisons = [
  'is',
  'is_not',
  'contains',
  'does_not_contain',
  'starts_with',
  'does_not_start_with',
  'ends_with',
  'does_not_end_with',
] as const;
const numberComparisons = ['is', 'is_not', 'at_least', 'at_most'] as const;

export const anyText: GcsMatch = { compare: 'any', text: '' };
const anyNumber: GcsNumberMatch = { compare: 'any', number: 0 };

/** A comparison of texts: an object, or in older files a text that must be the same. Anything if absent. */
export function readMatch(fields: GcsFields, ...names: readonly string[]): GcsMatch {
  const value = fields.value(...names);
  if (value === undefined) return anyText;
  if (typeof value === 'string') {
    const text = fields.text(...names);
    return text === '' ? anyText : { compare: 'is', text };
  }
  const criterion = fields.object(...names);
  if (!criterion) return anyText;
  const said = criterion.text('compare');
  const compare = textComparisons.find((each) => each === said);
  if (!compare) return anyText;
  const text = criterion.text('qualifier');
  return { compare, text };
}

/** A comparison of numbers, or of weights in pounds. Anything if absent. */
export function readNumberMatch(fields: GcsFields, ...names: readonly string[]): GcsNumberMatch {
  const value = fields.value(...names);
  if (value === undefined) return anyNumber;
  const plain = toNumber(value);
  if (plain !== null) return { compare: 'at_least', number: plain };
  const criterion = fields.object(...names);
  if (!criterion) return anyNumber;
  const said = criterion.text('compare');
  const compare = numberComparisons.find((each) => each === said);
  if (!compare) return anyNumber;
  const qualifier = criterion.value('qualifier');
  const number = toNumber(qualifier) ?? (typeof qualifier === 'string' ? readWeight(qualifier) : null);
  return { compare, number: number ?? criterion.number(0, 'qualifier') };
}

/** The number that a tech level begins with: 3 of "3+1", or null. */
export function leadingNumber(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? null : number;
}
