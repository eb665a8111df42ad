import { type GcsFields, toNumber } from './gcs-fields.ts';
import type { GcsMatch, GcsNumberMatch } from './gcs-rows.ts';
import { readWeight } from './read-measures.ts';

const textComparisons = [
  'is',
  'is_not',
  'contains',
  'does_not_contain',
  'starts_with',
  'does_not_start_with',
  'ends_with',
  'does_not_end_with',
] as const;
const numberComparisons = ['is', 'is_not', 'at_least', 'at_most'] as const;

export const anyText: GcsMatch = { compare: 'any', text: '' };
const anyNumber: GcsNumberMatch = { compare: 'any', number: 0 };

/** A comparison of texts: an object, or in older files a text that must be the same. Anything if absent. */
export function readMatch(fields: GcsFields, ...names: readonly string[]): GcsMatch {
  const value = fields.value(...names);
  if (value === undefined) return anyText;
  if (typeof value === 'string') {
    const text = fields.text(...names);
    return text === '' ? anyText : { compare: 'is', text };
  }
  const criterion = fields.object(...names);
  if (!criterion) return anyText;
  const said = criterion.text('compare');
  const compare = textComparisons.find((each) => each === said);
  if (!compare) return anyText;
  const text = criterion.text('qualifier');
  return { compare, text };
}

/** A comparison of numbers, or of weights in pounds. Anything if absent. */
export function readNumberMatch(fields: GcsFields, ...names: readonly string[]): GcsNumberMatch {
  const value = fields.value(...names);
  if (value === undefined) return anyNumber;
  const plain = toNumber(value);
  if (plain !== null) return { compare: 'at_least', number: plain };
  const criterion = fields.object(...names);
  if (!criterion) return anyNumber;
  const said = criterion.text('compare');
  const compare = numberComparisons.find((each) => each === said);
  if (!compare) return anyNumber;
  const qualifier = criterion.value('qualifier');
  const number = toNumber(qualifier) ?? (typeof qualifier === 'string' ? readWeight(qualifier) : null);
  return { compare, number: number ?? criterion.number(0, 'qualifier') };
}
