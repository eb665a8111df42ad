import type { DerivationBuilder, StatFormula } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Stat, StatId } from '../../engine/step.ts';
import type { WorkedFeats } from './derive-feats.ts';
import { type FeatGroupId, featStat } from './feat.ts';

/** A row of the table of climbs. */
export interface Climb {
  readonly id: string;
  readonly name: string;
  /** Its modifier to the roll, or null. */
  readonly modifier: number | null;
  /** How fast, in a hurry for a short while, and otherwise. */
  readonly short: string;
  readonly long: string;
}

/** The table that both later books print alike (GURPS Lite p. 23; Basic Set p. 349). */
export const laterClimbs: readonly Climb[] = [
  { id: 'ladderUp', name: 'ladder, up', modifier: null, short: '3 rungs a second', long: '1 rung a second' },
  { id: 'ladderDown', name: 'ladder, down', modifier: null, short: '2 rungs a second', long: '1 rung a second' },
  { id: 'tree', name: 'ordinary tree', modifier: 5, short: '1 ft a second', long: '1 ft in 3 seconds' },
  { id: 'mountain', name: 'ordinary mountain', modifier: 0, short: '1 ft in 2 seconds', long: '10 ft a minute' },
  { id: 'stoneWall', name: 'vertical stone wall', modifier: -3, short: '1 ft in 5 seconds', long: '4 ft a minute' },
  { id: 'building', name: 'modern building', modifier: -3, short: '1 ft in 10 seconds', long: '2 ft a minute' },
  { id: 'ropeUp', name: 'rope, up', modifier: -2, short: '1 ft a second', long: '20 ft a minute' },
  { id: 'ropeDown', name: 'rope, down', modifier: -1, short: '2 ft a second', long: '30 ft a minute' },
  { id: 'rappel', name: 'rope, down with gear', modifier: -1, short: '12 ft a second', long: '12 ft a second' },
];

/** Returns the feats of climbing: speeds as words if nothing is rolled, otherwise the roll that `writeRoll` begins. */
export const climbingFeats = (
  climbs: readonly Climb[],
  cite: Citation,
  writeRoll: ((w: DerivationBuilder) => void) | null,
): readonly StatFormula[] =>
  climbs.map(({ id, name, modifier, short, long }) => ({
    id: featStat('climbing', id),
    name,
    cite,
    formula: (w) => {
      if (modifier === null || !writeRoll) {
        w.lookup('climbing', `${name}, short`, short, { cite }).note(`${long} on a long climb`, { cite });
        return;
      }
      writeRoll(w);
      if (w.value !== null && modifier !== 0) w.add(modifier, name, { cite });
      w.note(`${short} on a short climb, ${long} on a long one`, { cite });
    },
  }));

/** Returns a roll against another number, with a modifier and a note when it is used. */
export const rollAgainst = (
  group: FeatGroupId,
  id: string,
  name: string,
  from: StatId,
  cite: Citation,
  { add = 0, words = '', note = '' }: { readonly add?: number; readonly words?: string; readonly note?: string } = {},
): StatFormula => ({
  id: featStat(group, id),
  name,
  cite,
  formula: (w) => {
    w.startFrom(from);
    if (add !== 0 && w.value !== null) w.add(add, words, { cite });
    if (note) w.note(note, { cite });
  },
});

/** How much can be moved in one way: so many times ST or Basic Lift. */
export interface WeightLimit {
  readonly id: string;
  readonly name: string;
  readonly times: number;
  readonly note?: string;
}

/** Returns the feats of lifting: each limit in pounds as a multiple of `basis`. */
export const weightLimits = (limits: readonly WeightLimit[], basis: StatId, cite: Citation): readonly StatFormula[] =>
  limits.map(({ id, name, times, note }) => ({
    id: featStat('lifting', id),
    name,
    unit: 'lb',
    cite,
    formula: (w) => {
      w.startFrom(basis).multiply(times, 'multiplier', { cite });
      if (note) w.note(note, { cite });
    },
  }));

/** Returns the ways in which a weight can be moved, and those in which it is too heavy, of the feats of lifting. */
export function sortWaysToMove(
  { ids, get }: WorkedFeats,
  pounds: number,
): { readonly possible: readonly Stat[]; readonly tooHeavy: readonly Stat[] } {
  const ways = ids.map(get).filter(({ unit, value }) => unit === 'lb' && typeof value === 'number');
  const isPossible = ({ value }: Stat): boolean => typeof value === 'number' && pounds <= value;
  return { possible: ways.filter(isPossible), tooHeavy: ways.filter((way) => !isPossible(way)) };
}
