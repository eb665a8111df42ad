import * as z from 'zod/mini';
import { memoizeByObject } from '../engine/memoize.ts';
import { maxRows } from './fields.ts';

/** Any schema, whatever it describes. */
export type Schema = z.core.$ZodType;

/** What a schema describes, without its default and its "or null". */
export type SchemaPart =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Schema>> }
  /** `most` is how many rows it may have. */
  | { readonly kind: 'list'; readonly item: Schema; readonly most: number }
  /** An object whose keys are data. */
  | { readonly kind: 'record'; readonly item: Schema }
  | { readonly kind: 'value' };

const value: SchemaPart = { kind: 'value' };

/**
 * Takes a schema apart by one level, so that code can walk a value and its schema side by side. Memoized because it is
 * called for every row of every file, and zod's instanceof is slow.
 */
export const partOf: (schema: Schema) => SchemaPart = memoizeByObject((schema) => {
  if (
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniOptional
  ) {
    return partOf(schema._zod.def.innerType);
  }
  if (schema instanceof z.ZodMiniObject) return { kind: 'object', fields: schema._zod.def.shape };
  if (schema instanceof z.ZodMiniArray)
    return { kind: 'list', item: schema._zod.def.element, most: mostRowsOf(schema) };
  if (schema instanceof z.ZodMiniRecord) return { kind: 'record', item: schema._zod.def.valueType };
  return value;
});

/** How many rows the check of a list allows; {@link maxRows} without one. */
function mostRowsOf({ _zod }: z.ZodMiniArray): number {
  const limits = (_zod.def.checks ?? []).flatMap((check) =>
    check instanceof z.core.$ZodCheckMaxLength ? check._zod.def.maximum : [],
  );
  return Math.min(...limits, ...(limits.length === 0 ? [maxRows] : []));
}

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

/** Returns the first such field of an object; null if there is none. */
export function findFailingField(schema: Schema, object: Readonly<Record<string, unknown>>): FailingField | null {
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

/** Returns true for an object with named fields: not null, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a copy of `value` in whose objects the declared fields come first, in the order of the schema, then the unknown
 * ones in their original order. Invalid values are returned unchanged.
 */
export function inSchemaOrder(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) return value.map((item) => inSchemaOrder(part.item, item));
  if (part.kind !== 'object' || !isRecord(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(part.fields)) {
    if (Object.hasOwn(value, name)) ordered[name] = inSchemaOrder(field, value[name]);
  }
  for (const [name, child] of Object.entries(value)) {
    if (!Object.hasOwn(part.fields, name)) ordered[name] = child;
  }
  return ordered;
}
