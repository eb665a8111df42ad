import * as z from 'zod/mini';
import { isNameOfEveryObject, rowKey } from '../fields.ts';
import { createKeyGenerator } from '../row-key.ts';
import { isRecord, partOf, type Schema } from '../schema-parts.ts';
import type { FilePath, FileRemark } from './file-problem.ts';

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
  ...['places', 'unready', 'shotsFired', 'parries', 'used', 'charges'],
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
