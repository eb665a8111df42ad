import * as z from 'zod/mini';
import { memoizeByKeys, memoizeByObject } from '../engine/memoize.ts';

/** Controls that change the direction of the text after them, up to the end of a scope: embeddings, overrides, isolates. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * The text without bidi controls. A name must not change the direction of the line around it; scripts written from right
 * to left do not need these controls, and marks without a scope stay.
 */
export const stripBidiControls = (text: string): string => text.replace(bidiControls, '');

/** Fields with ids for the program or the data of another one, and texts of several paragraphs. A list of `notes` has short texts. */
const unstripped = new Set([
  'key',
  'container',
  'entry',
  'parameter',
  'finding',
  'story',
  'notes',
  'portrait',
  'origin',
  'setAside',
]);

/**
 * A character, or part of one, for display: its short texts without bidi controls. A part that has none is returned
 * unchanged, the same object.
 */
export function withoutBidiControls<Value>(value: Value): Value {
  return strip(value) as Value; // texts become texts, nothing else changes
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return stripBidiControls(value);
  return typeof value === 'object' && value !== null ? stripParts(value) : value;
}

const stripParts = memoizeByObject((value: object): object =>
  Array.isArray(value) ? stripList(value) : stripFields(value),
);

function stripList(list: readonly unknown[]): readonly unknown[] {
  const stripped = list.map(strip);
  return stripped.some((item, i) => item !== list[i]) ? stripped : list;
}

function stripFields(object: object): object {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    const isKept = unstripped.has(name) && !(name === 'notes' && Array.isArray(value));
    const stripped = isKept ? value : strip(value);
    if (stripped !== value) changed[name] = stripped;
  }
  return Object.keys(changed).length > 0 ? { ...object, ...changed } : object;
}

/** The maximum length of a text field in a file, in characters; longer texts are quarantined. */
export const maxTextLength = 20_000;
/** The maximum number of rows in a chapter of a file. */
export const maxRows = 5_000;

const bound = 1_000_000_000;

export const text = z._default(z.string().check(z.maxLength(maxTextLength)), '');
/** A text that a file may leave out; the program does not add it. */
export const optionalText = z.optional(z.string().check(z.maxLength(maxTextLength)));
/**
 * Names that every object has. No key or id of a file may be one of them: keys name fields with notes on a row, such as
 * the turns to ready an item.
 */
const nameOfEveryObject =
  /^(?:__\w+__|constructor|prototype|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toString|toLocaleString|valueOf)$/;
export const isNameOfEveryObject = (text: string): boolean => nameOfEveryObject.test(text);
/** True for the id of a record in a file that this program has written, or one like it. */
export const isRecordId = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && !isNameOfEveryObject(text);

/** The key of a row, unique within its character. Keys of rows from the race start with "race.". */
export const rowKey = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(new RegExp(`^(?!race\\.|${nameOfEveryObject.source.slice(1)})`)));
export const number = z.number().check(z.gte(-bound), z.lte(bound));
export const wholeNumber = z.number().check(z.int(), z.gte(-bound), z.lte(bound));
export const amount = z.number().check(z.gte(0), z.lte(bound));
export const maybeNumber = z._default(z.nullable(number), null);
export const flag = z._default(z.boolean(), false);

/** Schema of a list of rows, empty by default. */
export const rows = <Row extends z.ZodMiniType>(row: Row) => z._default(z.array(row).check(z.maxLength(maxRows)), []);

/** Any schema, whatever it describes. */
export type Schema = z.core.$ZodType;

/** The type that a schema describes, without its default and its "or null". */
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
  if (schema instanceof z.ZodMiniArray) return { kind: 'list', item: schema._zod.def.element, most: maxRowsOf(schema) };
  if (schema instanceof z.ZodMiniRecord) return { kind: 'record', item: schema._zod.def.valueType };
  return value;
});

/** How many rows the check of a list allows; {@link maxRows} by default. */
function maxRowsOf({ _zod }: z.ZodMiniArray): number {
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
  if (part.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => (isRecord(item) ? itemInOrder(item, part.item) : inSchemaOrder(part.item, item)));
  }
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

/** A character is written after each edit, which leaves all rows but one as they are. */
const itemInOrder = memoizeByKeys(
  (item: Readonly<Record<string, unknown>>, schema: Schema) => [item, schema],
  (item, schema) => inSchemaOrder(schema, item),
);

/**
 * Returns the value within the bounds of its schema: numbers are clamped (and rounded where the schema wants integers) and
 * texts are truncated, recursively in objects and lists. A valid value is returned unchanged, as the same object; so are
 * violations of other kinds, which the types rule out.
 */
export function clampToSchema<Value>(schema: Schema, value: Value): Value {
  // Only numbers and texts are replaced, by values of the same type.
  return clamp(schema, value) as Value;
}

function clamp(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    const items = value.map((item) => clamp(part.item, item));
    return items.some((item, index) => !Object.is(item, value[index])) ? items : value;
  }
  if (part.kind === 'object' && isRecord(value)) {
    const changed: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(part.fields)) {
      const child = clamp(field, value[name]);
      if (!Object.is(child, value[name])) changed[name] = child;
    }
    return Object.keys(changed).length > 0 ? { ...value, ...changed } : value;
  }
  if (part.kind === 'record' && isRecord(value)) {
    const entries = Object.entries(value).map(([name, item]) => [name, clamp(part.item, item)] as const);
    return entries.some(([name, item]) => !Object.is(item, value[name])) ? Object.fromEntries(entries) : value;
  }
  if (typeof value === 'number') return clampNumber(schema, value);
  if (typeof value === 'string') return truncateText(schema, value);
  return value;
}

function clampNumber(schema: Schema, value: number): unknown {
  if (Number.isNaN(value)) return z.safeParse(schema, undefined).data;
  let number = Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE));
  // At most three corrections: to an integer, to a safe integer, to the bound of the schema.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const issue = z.safeParse(schema, number).error?.issues[0];
    if (issue?.code === 'too_big') number = Number(issue.maximum);
    else if (issue?.code === 'too_small') number = Number(issue.minimum);
    else if (issue?.code === 'invalid_type' && issue.expected === 'int') number = Math.round(number);
    else break;
  }
  return number;
}

function truncateText(schema: Schema, value: string): string {
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue?.code !== 'too_big') return value;
  return [...value].slice(0, Number(issue.maximum)).join(''); // the schema counts code points, not UTF-16 units
}

/**
 * The declared fields of a loose schema. Saved objects may have fields of a later version, which are kept; code may only
 * use the declared ones. A record, whose keys are data, stays as it is.
 */
export type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? string extends keyof T
      ? unknown extends T[keyof T & string]
        ? DeclaredFields<T>
        : T
      : DeclaredFields<T>
    : T;

type DeclaredFields<T> = { [Key in keyof T as string extends Key ? never : Key]: Known<T[Key]> };
