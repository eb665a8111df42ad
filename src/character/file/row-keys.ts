import * as z from 'zod/mini';
import { rowKey } from '../fields.ts';
import { keysAfter } from '../row-key.ts';
import { isRecord, partOf, type Schema } from '../schema-parts.ts';
import type { FilePath, FileRemark } from './file-problem.ts';

interface KeyedRow {
  readonly row: Record<string, unknown>;
  readonly path: FilePath;
}

/** All rows, wherever they lie, whose schema gives them a key. */
function keyedRows(schema: Schema, value: unknown, path: FilePath, found: KeyedRow[]): KeyedRow[] {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    const item = partOf(part.item);
    if (item.kind !== 'object') return found;
    const keyed = Object.hasOwn(item.fields, 'key');
    value.forEach((row, index) => {
      if (!isRecord(row)) return;
      if (keyed) found.push({ row, path: [...path, index] });
      keyedRows(part.item, row, [...path, index], found);
    });
  } else if (part.kind === 'object' && isRecord(value)) {
    for (const [name, field] of Object.entries(part.fields)) {
      const within = partOf(field).kind !== 'value';
      if (within && Object.hasOwn(value, name)) keyedRows(field, value[name], [...path, name], found);
    }
  }
  return found;
}

/**
 * Gives every row of a character a key of its own, in place. The first row with a key keeps it; items come before other
 * rows, since their containers are named by key. Rows without a key get one silently. `setAside` receives keys that were
 * no usable text.
 */
export function giveRowKeys(
  schema: Schema,
  character: Record<string, unknown>,
  path: FilePath,
  remark: (remark: FileRemark) => void,
  setAside: (path: FilePath, value: unknown) => void,
): void {
  const rows = keyedRows(schema, character, path, []);
  const isItem = ({ path: at }: KeyedRow): boolean => at[path.length] === 'equipment';
  const inTurn = [...rows.filter(isItem), ...rows.filter((row) => !isItem(row))];
  const given = inTurn.map(({ row }) => row.key).filter((key) => typeof key === 'string');
  const containers = rows.filter(isItem).map(({ row }) => row.container);
  const freshKey = keysAfter([...given, ...containers.filter((key) => typeof key === 'string')]);
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
      if (!key.success) setAside([...at, 'key'], row.key);
    }
    row.key = fresh;
    taken.add(fresh);
  }
}
