import * as z from 'zod/mini';
import { isRecord, partOf, type Schema } from '../schema-parts.ts';
import type { Expected, ValueDescription } from './file-problem.ts';

const maxExcerptLength = 40;

/** Describes the kind of a value in a file, with an excerpt. */
export function describeFound(value: unknown): ValueDescription {
  if (value === null || value === undefined) return { what: 'nothing', excerpt: '' };
  if (typeof value === 'string') return { what: 'text', excerpt: shorten(value) };
  if (typeof value === 'number') return { what: 'number', excerpt: String(value) };
  if (typeof value === 'boolean') return { what: 'yes-or-no', excerpt: value ? 'yes' : 'no' };
  return { what: Array.isArray(value) ? 'list' : 'group', excerpt: '' };
}

/** Shortens a text to an excerpt on one line. */
export function shorten(text: string): string {
  const line = text.slice(0, 4 * maxExcerptLength).replace(/[\p{C}\p{Z}]+/gu, ' ');
  const letters = [...line.trim()];
  return letters.length > maxExcerptLength ? `${letters.slice(0, maxExcerptLength).join('')}…` : letters.join('');
}

/** Describes what a schema expects in place of `value`, which it rejects. */
export function describeExpected(schema: Schema, value: unknown): Expected {
  const part = partOf(schema);
  if (part.kind === 'list') return { what: 'list' };
  if (part.kind === 'object') return { what: 'group' };
  if (part.kind === 'record' && !isRecord(value)) return { what: 'group' };
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue?.code === 'too_big') {
    const limit = Number(issue.maximum);
    return issue.origin === 'string' ? { what: 'shorter-text', longest: limit } : { what: 'at-most', limit };
  }
  if (issue?.code === 'too_small') {
    // A text that is too short is empty.
    return issue.origin === 'string' ? { what: 'text' } : { what: 'at-least', limit: Number(issue.minimum) };
  }
  if (issue?.code === 'invalid_value' || issue?.code === 'invalid_union') {
    return { what: 'one-of', values: choices(schema) };
  }
  // The only text with a required format; row keys are handled before.
  if (issue?.code === 'invalid_format' || issue?.code === 'custom') return { what: 'picture' };
  if (issue?.code === 'invalid_type') {
    if (issue.expected === 'int') return { what: 'whole-number' };
    if (issue.expected === 'number') return { what: 'number' };
    if (issue.expected === 'boolean') return { what: 'yes-or-no' };
  }
  return { what: 'text' };
}

/** Returns the values of an enum as strings, without null and ''. */
function choices(schema: Schema): string[] {
  return [...(schema._zod.values ?? [])].filter((choice) => choice !== null && choice !== '').map(String);
}
