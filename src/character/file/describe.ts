import * as z from 'zod/mini';
import { partOf, type Schema } from '../schema-parts.ts';
import type { Expected, Found } from './file-problem.ts';

const longestExcerpt = 40;

/** What a value of a file is, with its beginning. */
export function describeFound(value: unknown): Found {
  if (value === null || value === undefined) return { what: 'nothing', excerpt: '' };
  if (typeof value === 'string') return { what: 'text', excerpt: shortened(value) };
  if (typeof value === 'number') return { what: 'number', excerpt: String(value) };
  if (typeof value === 'boolean') return { what: 'yes-or-no', excerpt: value ? 'yes' : 'no' };
  return { what: Array.isArray(value) ? 'list' : 'group', excerpt: '' };
}

/** The beginning of a text, on one line. */
export function shortened(text: string): string {
  const line = text.slice(0, 4 * longestExcerpt).replace(/[\p{C}\p{Z}]+/gu, ' ');
  const letters = [...line.trim()];
  return letters.length > longestExcerpt ? `${letters.slice(0, longestExcerpt).join('')}…` : letters.join('');
}

/** What a schema wanted where it found `value`, which it refuses. */
export function describeExpected(schema: Schema, value: unknown): Expected {
  const part = partOf(schema);
  if (part.kind === 'list') return { what: 'list' };
  if (part.kind === 'object') return { what: 'group' };
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue?.code === 'too_big') {
    const limit = Number(issue.maximum);
    return issue.origin === 'string' ? { what: 'shorter-text', longest: limit } : { what: 'at-most', limit };
  }
  if (issue?.code === 'too_small') {
    // A text that is too short is an empty one.
    return issue.origin === 'string' ? { what: 'text' } : { what: 'at-least', limit: Number(issue.minimum) };
  }
  if (issue?.code === 'invalid_value' || issue?.code === 'invalid_union') {
    return { what: 'one-of', values: choices(schema) };
  }
  // The only text that has to look a certain way; the keys of rows are seen to before.
  if (issue?.code === 'invalid_format' || issue?.code === 'custom') return { what: 'picture' };
  if (issue?.code === 'invalid_type') {
    if (issue.expected === 'int') return { what: 'whole-number' };
    if (issue.expected === 'number') return { what: 'number' };
    if (issue.expected === 'boolean') return { what: 'yes-or-no' };
  }
  return { what: 'text' };
}

/** The values of a choice, as words; nothing chosen is left out. */
function choices(schema: Schema): string[] {
  return [...(schema._zod.values ?? [])].filter((choice) => choice !== null && choice !== '').map(String);
}
