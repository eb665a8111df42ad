import { memoizeOnce } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { itemStat, skillStat, traitStat } from '../../rules/stat-ids.ts';

/** By name, from A to Z; by a number, the largest first. */
export type SortOrder = 'name' | 'points' | 'level' | 'cost' | 'weight';

const byName = memoizeOnce(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }));

/**
 * The keys of rows in another order. Points count without their sign, so that the largest disadvantage is first. Rows that are equal, or
 * lack the number, keep their order; the latter are last.
 */
export function sortedKeys(
  { context, worksheet }: Pick<DerivedCharacter, 'context' | 'worksheet'>,
  keys: readonly string[],
  order: SortOrder,
): string[] {
  const lines = new Map([...context.traits, ...context.skills, ...context.items].map((line) => [line.key, line]));
  if (order === 'name') {
    const nameOf = (key: string) => lines.get(key)?.name ?? '';
    return keys.toSorted((a, b) => byName().compare(nameOf(a), nameOf(b)));
  }
  const skills = new Set(context.skills.map(({ key }) => key));
  const statOf = (key: string) => {
    if (order === 'cost' || order === 'weight') return itemStat(key, order);
    return skills.has(key) ? skillStat(key, order) : traitStat(key);
  };
  const numbers = new Map(
    keys.map((key) => {
      const stat = statOf(key);
      const value = worksheet.has(stat) ? worksheet.get(stat).value : null;
      const number = typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
      return [key, order === 'points' && Number.isFinite(number) ? Math.abs(number) : number];
    }),
  );
  const numberOf = (key: string) => numbers.get(key) ?? Number.NEGATIVE_INFINITY;
  // Not by subtraction: two infinities.
  return keys.toSorted((a, b) => (numberOf(a) === numberOf(b) ? 0 : numberOf(b) > numberOf(a) ? 1 : -1));
}
