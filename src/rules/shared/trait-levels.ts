import type { TraitFacet } from '../../catalog/trait-entry.ts';

type Priced = Pick<TraitFacet, 'price'>;

/** The most levels that the price list has; null for as many as one likes, 1 for a trait without levels. */
export function findMostLevels({ price }: Priced): number | null {
  if ('levels' in price) return price.levels.length;
  return 'pointsPerLevel' in price ? (price.mostLevels ?? null) : 1;
}

/** The lowest level: 0 where the price list has one (Magery), 1 otherwise. */
export const findLeastLevel = ({ price }: Priced): number => ('pointsPerLevel' in price ? (price.leastLevel ?? 1) : 1);

const leastFraction = 0.5;

/** How far the levels of a trait are apart. */
export const findLevelStep = ({ price }: Priced): number => ('pointsPerLevel' in price ? (price.levelStep ?? 1) : 1);

/**
 * The level that counts, for the price, the limits and all effects, where a player or a file has chosen `level`: that
 * one where it exists, or else the nearest one that does.
 */
export function findNearestLevel(facet: Priced, level: number): number {
  const { price } = facet;
  const most = findMostLevels(facet) ?? level;
  const leveled = 'pointsPerLevel' in price ? price : null;
  if (leveled?.anyFraction && level >= leastFraction) return Math.min(level, most);
  const step = findLevelStep(facet);
  return Math.max(findLeastLevel(facet), Math.min(Math.round(level / step) * step, most));
}
