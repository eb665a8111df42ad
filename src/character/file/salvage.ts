import * as z from 'zod/mini';
import { mostRows } from '../fields.ts';
import { isRecord, partOf, type Schema } from '../schema-parts.ts';
import { describeExpected, describeFound } from './describe.ts';
import type { FilePath } from './file-problem.ts';
import type { Findings } from './findings.ts';

/**
 * Mends a value in place until its schema accepts it: a field that cannot be what it should be is taken out, so that
 * its default holds; a row that is none is left out of its list; rows past the limit are cut off. All that is taken out
 * goes to `findings`, as do the places of fields that the schema does not know, which stay. Rows must have their keys.
 */
export function salvage(schema: Schema, file: Record<string, unknown>, findings: Findings): void {
  const path: (string | number)[] = [];

  /** Mends what lies within; answers false when the value itself is of no use. */
  const mended = (schema: Schema, value: unknown): boolean => {
    const part = partOf(schema);
    if (part.kind === 'object' && isRecord(value)) {
      mendFields(part.fields, value);
      return true;
    }
    if (part.kind === 'list' && Array.isArray(value)) {
      mendRows(part.item, value);
      return true;
    }
    return z.safeParse(schema, value).success;
  };

  const mendFields = (fields: Readonly<Record<string, Schema>>, value: Record<string, unknown>): void => {
    for (const [name, present] of Object.entries(value)) {
      path.push(name);
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) findings.unknownField([...path]);
      else if (!mended(field, present)) {
        delete value[name];
        findings.take([...path], present, {
          code: 'field-set-aside',
          path: [...path],
          expected: describeExpected(field, present),
          found: describeFound(present),
          now: describeFound(z.safeParse(field, undefined).data),
        });
      }
      path.pop();
    }
  };

  const mendRows = (item: Schema, rows: unknown[]): void => {
    const listPath: FilePath = [...path];
    if (rows.length > mostRows) {
      const cut = rows.splice(mostRows);
      findings.take([...listPath, mostRows], cut, {
        code: 'rows-over-limit',
        path: listPath,
        limit: mostRows,
        count: cut.length,
      });
    }
    const kept = rows.filter((row, index) => {
      path.push(index);
      const usable = mended(item, row);
      if (!usable) {
        findings.take([...path], row, {
          code: 'row-set-aside',
          path: [...path],
          expected: describeExpected(item, row),
          found: describeFound(row),
        });
      }
      path.pop();
      return usable;
    });
    if (kept.length < rows.length) rows.splice(0, rows.length, ...kept);
  };

  mended(schema, file);
}
