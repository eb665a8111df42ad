import { isRecord } from '../schema-parts.ts';
import { maxGcsRows, maxGcsText, maxPartsOfRow } from './gcs-limits.ts';
import type { GcsLog } from './gcs-problem.ts';

/** Answers to the questions in a row's texts, by what is asked: "Subject" for "@Subject@". */
export type Replacements = ReadonlyMap<string, string>;

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

  /** Where a field is, in words. */
  place(names: readonly string[]): string {
    return `${this.at}, ${(names[0] ?? '').replaceAll('_', ' ')}`;
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

/** What a value is, in words, for remarks: "a list", "“ten”". */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return value === null ? 'nothing' : 'a group of fields';
  if (typeof value === 'string') return value.length > 30 ? 'a text' : `“${value}”`;
  return String(value);
}
