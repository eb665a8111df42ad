import type { StatFormula } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Stat } from '../../engine/derivation.ts';
import type { StatId } from '../../engine/step.ts';
import { featStat } from './feat.ts';
import type { WorkedFeats } from './work-out-feats.ts';

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
