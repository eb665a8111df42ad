import * as z from 'zod/mini';
import { ownValue } from '../../engine/own-value.ts';
import { findFailingField, isRecord, partOf, type Schema, type SchemaPart } from '../schema-parts.ts';
import { describeExpected, describeFound } from './describe.ts';
import type { Expected, FilePath, ValueDescription } from './file-problem.ts';
import type { ReadingLog } from './reading-log.ts';

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

/** Describes a value that its schema rejects: its path, what is expected, and what was found. */
function describeFault(
  schema: Schema,
  value: unknown,
  path: FilePath,
): { readonly path: FilePath; readonly expected: Expected; readonly actual: ValueDescription } {
  const failing = isRecord(value) ? findFailingField(schema, value) : null;
  if (failing) return describeFault(failing.field, failing.value, [...path, failing.name]);
  return { path: [...path], expected: describeExpected(schema, value), actual: describeFound(value) };
}
