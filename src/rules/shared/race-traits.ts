import type { ResolvedTrait, SheetContext } from '../context.ts';
import { mostLevels } from './traits.ts';

/** True for a trait without levels that the race has of itself with the same answers: bought again it adds nothing. */
export const hasFromRace = (context: SheetContext, trait: Pick<ResolvedTrait, 'id' | 'name'>): boolean =>
  context.race.traits.some(
    ({ id, name, facet }) => id === trait.id && name === trait.name && facet !== null && mostLevels(facet) === 1,
  );

/** The name of a trait with its level, where it has levels: "Toughness 1". */
export const nameWithLevel = ({ name, facet, row }: Pick<ResolvedTrait, 'name' | 'facet' | 'row'>): string =>
  facet && mostLevels(facet) !== 1 ? `${name} ${row.level}` : name;
