import { formatFraction } from '../../engine/format.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { findMostLevels } from './trait-levels.ts';

/** True for a trait without levels that the race has of itself with the same answers: bought again it adds nothing. */
export const hasFromRace = (context: SheetContext, trait: Pick<ResolvedTrait, 'id' | 'name'>): boolean =>
  context.race.traits.some(
    ({ id, name, facet }) => id === trait.id && name === trait.name && facet !== null && findMostLevels(facet) === 1,
  );

/**
 * The name of a trait with the level chosen, where it has levels: "Toughness 1", and with the one that counts, where that
 * is another: "Toughness 3 (counts as 2)".
 */
export function nameWithLevel(trait: Pick<ResolvedTrait, 'name' | 'facet' | 'row' | 'level'>): string {
  const { name, facet, row, level } = trait;
  if (!facet || findMostLevels(facet) === 1) return name;
  return `${name} ${formatFraction(row.level)}${row.level === level ? '' : ` (counts as ${level})`}`;
}
