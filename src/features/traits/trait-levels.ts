import type { ResolvedTrait } from '../../rules/resolve/context.ts';
import { findMostLevels } from '../../rules/shared/trait-levels.ts';

/** True for a trait that is bought in levels, and for one whose row has another level than 1 although it has no levels. */
export function hasLevels(trait: Pick<ResolvedTrait, 'facet' | 'row'> | undefined): boolean {
  if (!trait) return false;
  return trait.row.level !== 1 || (trait.facet !== null && findMostLevels(trait.facet) !== 1);
}
