import { type Difference, type Paired, textDifference } from './comparison.ts';
import { excerpts } from './excerpts.ts';

/**
 * Reports that the same rows are in another order. Where rows came or went too, that is what there is to say, and the
 * order is not compared.
 */
export function orderDifference<Row>(
  chapter: string,
  pairs: readonly Paired<Row>[],
  after: readonly Row[],
  nameOf: (row: Row) => string,
): Difference[] {
  const matched = pairs.flatMap((pair) =>
    pair.before !== null && pair.after !== null ? [{ before: pair.before, after: pair.after }] : [],
  );
  if (matched.length < pairs.length || matched.every((pair, i) => pair.after === after[i])) return [];
  const [beforeNames, afterNames] = [
    matched.map((pair) => nameOf(pair.before)).join(', '),
    after.map(nameOf).join(', '),
  ];
  if (beforeNames === afterNames) return []; // two of one name
  const part = excerpts(beforeNames, afterNames);
  return textDifference({ key: `${chapter}:order`, name: 'Row order' }, part.before, part.after);
}
