import type { Citation } from '../../engine/citation.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { LoadRules } from '../shared/load.ts';

/** The most that can be carried at all, as a multiple of ST. */
const maxTimes = 30;
const extraHeavy = 20;

/** The level of the heaviest ordinary load; overload is above it. */
export const extraHeavyLevel = 4;
/** Fencing, Karate and the like need this level or less. */
export const lightLevel = 1;

/** A different limit of the heaviest load, as a multiple of ST. */
interface HeaviestLoad {
  readonly times: number;
  readonly cite: Citation;
}

/**
 * Returns the heaviest load of a race that differs in it. A typed-in race has the limit and citation of the race that
 * it is based on.
 */
export function heaviestLoadOf({ race, character, catalog }: SheetContext): HeaviestLoad | undefined {
  const times = race.facet?.extraHeavyLoad;
  if (!race.facet || times === undefined) return undefined;
  const { own: typedRaceRow } = character.race;
  return { times, cite: (typedRaceRow && catalog.races.get(typedRaceRow.basedOn)?.facet.cite) ?? race.facet.cite };
}

/**
 * Returns load levels as multiples of ST (Man to Man p. 16; GURPS Lite p. 21): up to 20, and staggering up to 30. Some
 * races have a different limit of the heaviest load.
 */
export function thirdEditionLoad(cite: Citation, overload: Citation, heaviest?: HeaviestLoad): LoadRules {
  const extraHeavyTimes = heaviest?.times ?? extraHeavy;
  return {
    basis: 'st',
    cite,
    levels: [
      { name: 'none', times: 2, cite },
      { name: 'light', times: 4, cite },
      { name: 'medium', times: 6, cite },
      { name: 'heavy', times: 12, cite },
      { name: 'extra-heavy', times: extraHeavyTimes, cite: heaviest?.cite ?? cite },
      ...(extraHeavyTimes < maxTimes ? [{ name: 'overload', times: maxTimes, cite: overload }] : []),
    ],
  };
}
