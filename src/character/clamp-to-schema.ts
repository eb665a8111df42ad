import * as z from 'zod/mini';
import { isRecord, partOf, type Schema } from './schema-parts.ts';

/**
 * The value as a file can hold it: numbers moved inside the bounds of their schema (and rounded where it wants whole
 * ones), texts cut to the longest, the same throughout objects and lists. What fits is returned as it was, the same
 * object; so are faults of other kinds, which types rule out.
 */
export function clampToSchema<Value>(schema: Schema, value: Value): Value {
  // Only numbers and texts are replaced, by numbers and texts: the type stays.
  return fitted(schema, value) as Value;
}

function fitted(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    const items = value.map((item) => fitted(part.item, item));
    return items.some((item, index) => !Object.is(item, value[index])) ? items : value;
  }
  if (part.kind === 'object' && isRecord(value)) {
    const changed: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(part.fields)) {
      const child = fitted(field, value[name]);
      if (!Object.is(child, value[name])) changed[name] = child;
    }
    return Object.keys(changed).length > 0 ? { ...value, ...changed } : value;
  }
  if (typeof value === 'number') return fitNumber(schema, value);
  if (typeof value === 'string') return fitText(schema, value);
  return value;
}

function fitNumber(schema: Schema, value: number): unknown {
  if (Number.isNaN(value)) return z.safeParse(schema, undefined).data;
  let number = Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE));
  // At most: whole, a safe whole number, the bound of the schema.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const issue = z.safeParse(schema, number).error?.issues[0];
    if (issue?.code === 'too_big') number = Number(issue.maximum);
    else if (issue?.code === 'too_small') number = Number(issue.minimum);
    else if (issue?.code === 'invalid_type' && issue.expected === 'int') number = Math.round(number);
    else break;
  }
  return number;
}

function fitText(schema: Schema, value: string): string {
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue?.code !== 'too_big') return value;
  return [...value].slice(0, Number(issue.maximum)).join(''); // the schema counts letters, not UTF-16 units
}
