import * as z from 'zod/mini';
import { rowKey } from '../fields.ts';
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
 * because containers are referenced by key. Rows without a key get one silently. Invalid keys go to `quarantine`.
 */
export function assignRowKeys(
  schema: Schema,
  character: Record<string, unknown>,
  path: FilePath,
  remark: (remark: FileRemark) => void,
  quarantine: (path: FilePath, value: unknown) => void,
): void {
  const rows = keyedRows(schema, character, path, []);
  const isItem = ({ path: at }: KeyedRow): boolean => at[path.length] === 'equipment';
  const inTurn = [...rows.filter(isItem), ...rows.filter((row) => !isItem(row))];
  const given = inTurn.map(({ row }) => row.key).filter((key) => typeof key === 'string');
  const containers = rows.filter(isItem).map(({ row }) => row.container);
  const freshKey = createKeyGenerator([...given, ...containers.filter((key) => typeof key === 'string')]);
  const taken = new Set<string>();
  for (const { row, path: at } of inTurn) {
    const present = Object.hasOwn(row, 'key');
    const key = z.safeParse(rowKey, row.key);
    if (key.success && !taken.has(key.data)) {
      taken.add(key.data);
      continue;
    }
    const fresh = freshKey();
    if (present) {
      remark({ code: 'row-key-replaced', path: at, why: key.success ? 'duplicate' : 'unusable', fresh });
      if (!key.success) quarantine([...at, 'key'], row.key);
    }
    row.key = fresh;
    taken.add(fresh);
  }
}
