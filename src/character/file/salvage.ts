import * as z from 'zod/mini';
import { mostRows } from '../fields.ts';
import { fieldThatFails, isRecord, partOf, type Schema } from '../schema-parts.ts';
import { describeExpected, describeFound } from './describe.ts';
import type { Expected, FilePath, Found } from './file-problem.ts';
import type { Findings } from './findings.ts';

/**
 * Mends a value in place until its schema accepts it: a field that cannot be what it should be is taken out, so that
 * its default holds; one without a default takes the object with it that it belongs to (half a picture is none); a row
 * that is none is left out of its list; rows past the limit are cut off. All that is taken out goes to `findings`, as do
 * the places of fields that the schema does not know, which stay. Rows must have their keys.
 */
export function salvage(schema: Schema, file: Record<string, unknown>, findings: Findings): void {
  const path: (string | number)[] = [];

  /** Mends what lies within; answers false when the value itself is of no use. */
  const mended = (schema: Schema, value: unknown): boolean => {
    const part = partOf(schema);
    if (part.kind === 'object' && isRecord(value)) {
      if (fieldThatFails(schema, value)) return false;
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
          ...described(field, present, path),
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
          ...described(item, row, path),
        });
      }
      path.pop();
      return usable;
    });
    if (kept.length < rows.length) rows.splice(0, rows.length, ...kept);
  };

  mended(schema, file);
}

/** What is wrong with a value that its schema refuses: where, what should be there, what is. */
function described(
  schema: Schema,
  value: unknown,
  path: FilePath,
): { readonly path: FilePath; readonly expected: Expected; readonly found: Found } {
  const failing = isRecord(value) ? fieldThatFails(schema, value) : null;
  if (failing) return described(failing.field, failing.value, [...path, failing.name]);
  return { path: [...path], expected: describeExpected(schema, value), found: describeFound(value) };
}
