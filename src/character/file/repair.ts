import * as z from 'zod/mini';
import { ownValue } from '../../engine/own-value.ts';
import { createKeyGenerator } from '../edit-rows.ts';
import {
  findFailingField,
  isNameOfEveryObject,
  isRecord,
  partOf,
  rowKey,
  type Schema,
  type SchemaPart,
} from '../schema-parts.ts';
import { maxFileDepth, measureDepth } from './character-file.ts';
import type { Expected, FilePath, FileRemark, ValueDescription } from './file-problem.ts';
import type { FileValue } from './json-text.ts';

/** A quarantined value of a file, kept with the character. `path` is a JSON Pointer (RFC 6901). */
export interface QuarantinedValue {
  readonly path: string;
  readonly value: unknown;
}

const maxRemarks = 200;
const maxPaths = 20;
const maxQuarantined = 1_000;
/** Quarantined values are at depth 4 in the file, or at depth 6 when there are very many. */
const maxValueDepth = maxFileDepth - 6;

/** Collects the remarks and quarantined values while a file is read. */
export class ReadingLog {
  private readonly remarks: FileRemark[] = [];
  private readonly unknown: FilePath[] = [];
  private readonly quarantined: QuarantinedValue[] = [];
  private remarkCount = 0;
  private unknownCount = 0;

  remark(remark: FileRemark): void {
    this.remarkCount += 1;
    if (this.remarks.length < maxRemarks) this.remarks.push(remark);
  }

  unknownField(path: FilePath): void {
    this.unknownCount += 1;
    if (this.unknown.length < maxPaths) this.unknown.push(path);
  }

  /** Quarantines the value at `path`. A very deep one is kept as JSON text, so that the file stays in bounds. */
  quarantine(path: FilePath, value: unknown): void {
    const kept = measureDepth(value) > maxValueDepth ? JSON.stringify(value) : value;
    this.quarantined.push({ path: toPointer(path), value: kept });
  }

  /** Quarantines a value and adds a remark. */
  quarantineWithRemark(path: FilePath, value: unknown, remark: FileRemark): void {
    this.quarantine(path, value);
    this.remark(remark);
  }

  /** Notes the values that were dropped or overridden while the JSON of a file was parsed. */
  noteFieldsOf({ dropped, repeated }: Omit<FileValue, 'value'>): void {
    for (const path of dropped) this.remark({ code: 'unsafe-field-dropped', path });
    for (const { path, value } of repeated) this.quarantineWithRemark(path, value, { code: 'field-repeated', path });
  }

  /** Returns the remarks, limited in number. */
  report(): FileRemark[] {
    const report = [...this.remarks];
    if (this.unknownCount > 0) {
      report.push({ code: 'unknown-fields', paths: this.unknown, count: this.unknownCount });
    }
    const more = this.remarkCount - this.remarks.length;
    if (more > 0) report.push({ code: 'more-remarks', count: more });
    return report;
  }

  /** Returns the values quarantined while reading, without a limit. */
  newlyQuarantined(): readonly QuarantinedValue[] {
    return this.quarantined;
  }

  /** Returns all quarantined values, earlier and new. If there are too many, the last entry lists the rest. */
  allQuarantined(before: readonly QuarantinedValue[]): QuarantinedValue[] {
    const all = [...before, ...this.quarantined];
    if (all.length <= maxQuarantined) return all;
    return [...all.slice(0, maxQuarantined - 1), { path: '', value: all.slice(maxQuarantined - 1) }];
  }
}

/** Formats a path as a JSON Pointer: "/character/skills/3/points". */
function toPointer(path: FilePath): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const maxExcerptLength = 40;

/** Describes the kind of a value in a file, with an excerpt. */
export function describeFound(value: unknown): ValueDescription {
  if (value === null || value === undefined) return { what: 'nothing', excerpt: '' };
  if (typeof value === 'string') return { what: 'text', excerpt: shorten(value) };
  if (typeof value === 'number') return { what: 'number', excerpt: String(value) };
  if (typeof value === 'boolean') return { what: 'yes-or-no', excerpt: value ? 'yes' : 'no' };
  return { what: Array.isArray(value) ? 'list' : 'group', excerpt: '' };
}

/** Shortens a text to an excerpt on one line. */
export function shorten(text: string): string {
  const line = text.slice(0, 4 * maxExcerptLength).replace(/[\p{C}\p{Z}]+/gu, ' ');
  const letters = [...line.trim()];
  return letters.length > maxExcerptLength ? `${letters.slice(0, maxExcerptLength).join('')}…` : letters.join('');
}

/** Describes what a schema expects instead of `value`, which it rejects. */
function describeExpected(schema: Schema, value: unknown): Expected {
  const part = partOf(schema);
  if (part.kind === 'list') return { what: 'list' };
  if (part.kind === 'object') return { what: 'group' };
  if (part.kind === 'record' && !isRecord(value)) return { what: 'group' };
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue?.code === 'too_big') {
    const limit = Number(issue.maximum);
    return issue.origin === 'string' ? { what: 'shorter-text', longest: limit } : { what: 'at-most', limit };
  }
  if (issue?.code === 'too_small') {
    // A text that is too short is empty.
    return issue.origin === 'string' ? { what: 'text' } : { what: 'at-least', limit: Number(issue.minimum) };
  }
  if (issue?.code === 'invalid_value' || issue?.code === 'invalid_union') {
    return { what: 'one-of', values: choices(schema) };
  }
  // The only text with a required format; row keys are handled before.
  if (issue?.code === 'invalid_format' || issue?.code === 'custom') return { what: 'picture' };
  if (issue?.code === 'invalid_type') {
    if (issue.expected === 'int') return { what: 'whole-number' };
    if (issue.expected === 'number') return { what: 'number' };
    if (issue.expected === 'boolean') return { what: 'yes-or-no' };
  }
  return { what: 'text' };
}

/** Returns the values of an enum as strings, without null and ''. */
function choices(schema: Schema): string[] {
  return [...(schema._zod.values ?? [])].filter((choice) => choice !== null && choice !== '').map(String);
}

interface KeyedRow {
  readonly row: Record<string, unknown>;
  readonly path: FilePath;
}

/** Collects all rows, at any depth, whose schema has a key. */
function keyedRows(schema: Schema, value: unknown, path: FilePath, result: KeyedRow[]): KeyedRow[] {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    const item = partOf(part.item);
    if (item.kind !== 'object') return result;
    const keyed = Object.hasOwn(item.fields, 'key');
    value.forEach((row, index) => {
      if (!isRecord(row)) return;
      if (keyed) result.push({ row, path: [...path, index] });
      keyedRows(part.item, row, [...path, index], result);
    });
  } else if (part.kind === 'object' && isRecord(value)) {
    for (const [name, field] of Object.entries(part.fields)) {
      const within = partOf(field).kind !== 'value';
      if (within && Object.hasOwn(value, name)) keyedRows(field, value[name], [...path, name], result);
    }
  }
  return result;
}

/**
 * Gives every row of a character a unique key, in place. The first row with a key keeps it; items come before other rows,
 * because containers are referenced by key. Rows without a key get one silently. Invalid keys go to `quarantine`. Returns the new keys
 * of rows whose key was a name that every object has, for {@link followRenamedKeys}.
 */
export function assignRowKeys(
  schema: Schema,
  character: Record<string, unknown>,
  path: FilePath,
  remark: (remark: FileRemark) => void,
  quarantine: (path: FilePath, value: unknown) => void,
): ReadonlyMap<string, string> {
  const rows = keyedRows(schema, character, path, []);
  const isItem = ({ path: at }: KeyedRow): boolean => at[path.length] === 'equipment';
  const inTurn = [...rows.filter(isItem), ...rows.filter((row) => !isItem(row))];
  const given = inTurn.map(({ row }) => row.key).filter((key) => typeof key === 'string');
  const containers = rows.filter(isItem).map(({ row }) => row.container);
  const freshKey = createKeyGenerator([...given, ...containers.filter((key) => typeof key === 'string')]);
  const taken = new Set<string>();
  const renamed = new Map<string, string>();
  for (const { row, path: at } of inTurn) {
    const present = Object.hasOwn(row, 'key');
    const key = z.safeParse(rowKey, row.key);
    if (key.success && !taken.has(key.data)) {
      taken.add(key.data);
      continue;
    }
    const fresh = freshKey();
    if (present) {
      const reserved = typeof row.key === 'string' && isNameOfEveryObject(row.key) ? row.key : null;
      const isFirst = reserved !== null && !renamed.has(reserved);
      if (isFirst) renamed.set(reserved, fresh);
      const why = isFirst ? 'reserved' : key.success || reserved !== null ? 'duplicate' : 'unusable';
      remark({ code: 'row-key-replaced', path: at, why, fresh });
      if (!key.success) quarantine([...at, 'key'], row.key);
    }
    row.key = fresh;
    taken.add(fresh);
  }
  return renamed;
}

/** Fields that refer to rows by their keys, alone or within an id ("KEY.0" is an attack of an item): texts, lists of texts, or records. */
const references: ReadonlySet<string> = new Set([
  ...[
    'container',
    'levelOf',
    'row',
    'attacks',
    'finding',
    'rows',
    'subject',
    'line',
    'attackedWith',
    'turnOf',
    'target',
  ],
  ...['places', 'itemDamage', 'unready', 'shotsFired', 'parries', 'used', 'charges', 'pool', 'pools', 'recharging'],
]);

/** Puts the new keys of rows into whatever refers to them, in place: in the fields of a value that its schema knows. */
export function followRenamedKeys(schema: Schema, value: unknown, renamed: ReadonlyMap<string, string>): void {
  if (renamed.size === 0) return;
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    for (const row of value) followRenamedKeys(part.item, row, renamed);
  }
  if (part.kind !== 'object' || !isRecord(value)) return;
  const inText = (text: string): string => text.replace(/\w+/g, (word) => renamed.get(word) ?? word);
  for (const [name, field] of Object.entries(part.fields)) {
    const present = Object.hasOwn(value, name) ? value[name] : undefined;
    const isReference = references.has(name);
    if (isReference && typeof present === 'string') value[name] = inText(present);
    else if (isReference && partOf(field).kind === 'record' && isRecord(present)) {
      value[name] = Object.fromEntries(Object.entries(present).map(([key, of]) => [inText(key), of]));
    } else if (isReference && Array.isArray(present) && present.every((item) => typeof item === 'string')) {
      value[name] = present.map(inText);
    } else followRenamedKeys(field, present, renamed);
  }
}

/**
 * Repairs a value in place so that its schema accepts it: an invalid field is removed, so that its default applies; an
 * object with an invalid required field is removed as a whole (a portrait without a width is useless); invalid rows and
 * rows past the limit are removed from their lists. Removed values are quarantined in `log`, which also gets the paths of
 * unknown fields; those are kept. Rows must have their keys.
 */
export function repair(schema: Schema, file: Record<string, unknown>, log: ReadingLog): void {
  const path: (string | number)[] = [];

  /** Repairs the contents of a value; returns false if the value itself is invalid. */
  const repairValue = (schema: Schema, value: unknown): boolean => {
    const part = partOf(schema);
    if (part.kind === 'object' && isRecord(value)) {
      if (findFailingField(schema, value)) return false;
      repairFields(part.fields, value);
      return true;
    }
    if (part.kind === 'list' && Array.isArray(value)) {
      repairRows(part, value);
      return true;
    }
    return z.safeParse(schema, value).success;
  };

  const repairFields = (fields: Readonly<Record<string, Schema>>, value: Record<string, unknown>): void => {
    for (const [name, present] of Object.entries(value)) {
      path.push(name);
      const field = ownValue(fields, name);
      if (!field) log.unknownField([...path]);
      else if (!repairValue(field, present)) {
        delete value[name];
        log.quarantineWithRemark([...path], present, {
          code: 'field-set-aside',
          ...describeFault(field, present, path),
          now: describeFound(z.safeParse(field, undefined).data),
        });
      }
      path.pop();
    }
  };

  const repairRows = ({ item, most }: Extract<SchemaPart, { readonly kind: 'list' }>, rows: unknown[]): void => {
    const listPath: FilePath = [...path];
    if (rows.length > most) {
      const cut = rows.splice(most);
      log.quarantineWithRemark([...listPath, most], cut, {
        code: 'rows-over-limit',
        path: listPath,
        limit: most,
        count: cut.length,
      });
    }
    const kept = rows.filter((row, index) => {
      path.push(index);
      const usable = repairValue(item, row);
      if (!usable) {
        log.quarantineWithRemark([...path], row, {
          code: 'row-set-aside',
          ...describeFault(item, row, path),
        });
      }
      path.pop();
      return usable;
    });
    if (kept.length < rows.length) rows.splice(0, rows.length, ...kept);
  };

  repairValue(schema, file);
}

/** Describes a value that its schema rejects: its path, the expected kind, and the actual value. */
function describeFault(
  schema: Schema,
  value: unknown,
  path: FilePath,
): { readonly path: FilePath; readonly expected: Expected; readonly actual: ValueDescription } {
  const failing = isRecord(value) ? findFailingField(schema, value) : null;
  if (failing) return describeFault(failing.field, failing.value, [...path, failing.name]);
  return { path: [...path], expected: describeExpected(schema, value), actual: describeFound(value) };
}
