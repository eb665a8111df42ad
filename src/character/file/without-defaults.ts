import * as z from 'zod/mini';
import { memoizeByObject } from '../../engine/memoize.ts';
import { ownValue } from '../../engine/own-value.ts';
import { isRecord, partOf, type Schema } from '../schema-parts.ts';

/** Returns the default of a field as JSON; undefined if the field is required. */
const defaultOf = memoizeByObject((schema: Schema): string | undefined =>
  JSON.stringify(z.safeParse(schema, undefined).data),
);

/**
 * Returns a copy of `value` without fields that have their default value. Rows, unknown fields and invalid values are
 * kept. Parsing the copy gives an equal value.
 */
export function withoutDefaults(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) return value.map((item) => withoutDefaults(part.item, item));
  if (part.kind !== 'object' || !isRecord(value)) return value;
  const compact: Record<string, unknown> = {};
  for (const [name, child] of Object.entries(value)) {
    const field = ownValue(part.fields, name);
    if (!field) compact[name] = child;
    else if (JSON.stringify(child) !== defaultOf(field)) compact[name] = withoutDefaults(field, child);
  }
  return compact;
}
