import * as z from 'zod/mini';
import { isRecord, partOf, type Schema } from './schema-parts.ts';

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
