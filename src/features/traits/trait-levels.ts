import type { ResolvedTrait } from '../../rules/resolve/context.ts';
import { mostLevels } from '../../rules/shared/trait-levels.ts';

/** True for a trait that is bought in levels, and for one that has another level than the first against its rules. */
export function hasLevels(trait: Pick<ResolvedTrait, 'facet' | 'row'> | undefined): boolean {
  if (!trait) return false;
  return trait.row.level !== 1 || (trait.facet !== null && mostLevels(trait.facet) !== 1);
}
