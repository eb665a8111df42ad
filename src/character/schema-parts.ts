import * as z from 'zod/mini';
import { memoizeByObject } from '../engine/memoize.ts';

/** Any schema, whatever it describes. */
export type Schema = z.core.$ZodType;

/** What a schema describes, once its default and its "or null" are peeled off. */
export type Part =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Schema>> }
  | { readonly kind: 'list'; readonly item: Schema }
  | { readonly kind: 'value' };

const value: Part = { kind: 'value' };

/**
 * Takes a schema apart by one level, so that code can walk a value and its schema side by side. Memoized because it is
 * called for every row of every file, and zod's instanceof is slow.
 */
export const partOf: (schema: Schema) => Part = memoizeByObject((schema) => {
  if (
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniOptional
  ) {
    return partOf(schema._zod.def.innerType);
  }
  if (schema instanceof z.ZodMiniObject) return { kind: 'object', fields: schema._zod.def.shape };
  if (schema instanceof z.ZodMiniArray) return { kind: 'list', item: schema._zod.def.element };
  return value;
});

/** True for a single value that has no default: an object without it is invalid. */
function isRequired(schema: Schema): boolean {
  const hasDefault =
    schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniPrefault || schema instanceof z.ZodMiniOptional;
  return !hasDefault && partOf(schema).kind === 'value';
}

/** A required field of an object that is missing or does not fit its schema. */
interface FailingField {
  readonly name: string;
  readonly field: Schema;
  readonly value: unknown;
}

/** The first such field of an object; null when it has none. */
export function fieldThatFails(schema: Schema, object: Readonly<Record<string, unknown>>): FailingField | null {
  for (const [name, field] of requiredFields(schema)) {
    const value = object[name];
    if (!z.safeParse(field, value).success) return { name, field, value };
  }
  return null;
}

/** The required fields of an object; none for any other schema. Memoized like {@link partOf}. */
const requiredFields = memoizeByObject((schema: Schema): readonly (readonly [name: string, field: Schema])[] => {
  const part = partOf(schema);
  return part.kind === 'object' ? Object.entries(part.fields).filter(([, field]) => isRequired(field)) : [];
});

/** True for an object with named fields: not null, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A copy of `value` whose objects have the fields that their schema declares first, in its order, and then the others
 * in the order that they had. Values that do not fit their schema are passed on as they are.
 */
export function inSchemaOrder(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) return value.map((item) => inSchemaOrder(part.item, item));
  if (part.kind !== 'object' || !isRecord(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(part.fields)) {
    if (Object.hasOwn(value, name)) ordered[name] = inSchemaOrder(field, value[name]);
  }
  for (const [name, other] of Object.entries(value)) {
    if (!Object.hasOwn(part.fields, name)) ordered[name] = other;
  }
  return ordered;
}
