import * as z from 'zod/mini';
import { memoizeByObject } from '../../engine/memoize.ts';
import { isRecord, partOf, type Schema } from '../schema-parts.ts';

/** What a schema gives for an absent field, as JSON; undefined where the field is required. */
const defaultOf = memoizeByObject((schema: Schema): string | undefined =>
  JSON.stringify(z.safeParse(schema, undefined).data),
);

/**
 * A copy of `value` without the fields that say what reading takes for granted anyway: their schema gives the same where
 * they are absent. Rows, unknown fields and whatever does not fit its schema stay. Reading gives back an equal value.
 */
export function withoutDefaults(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) return value.map((item) => withoutDefaults(part.item, item));
  if (part.kind !== 'object' || !isRecord(value)) return value;
  const lean: Record<string, unknown> = {};
  for (const [name, child] of Object.entries(value)) {
    const field = Object.hasOwn(part.fields, name) ? part.fields[name] : undefined;
    if (!field) lean[name] = child;
    else if (JSON.stringify(child) !== defaultOf(field)) lean[name] = withoutDefaults(field, child);
  }
  return lean;
}
