import type { Citation } from '../../engine/citation.ts';
import type { StatFormula } from '../../engine/stat-formula.ts';
import type { StatId } from '../../engine/step.ts';
import { featStat } from './feat.ts';

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
