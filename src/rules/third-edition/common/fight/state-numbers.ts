import type { Citation } from '../../../../engine/citation.ts';
import { fightStats } from '../../../combat/fight.ts';
import type { FightNumber, FightSteps } from '../../../combat/fight-rules.ts';
import { halveForLosses } from '../movement.ts';

interface Cites {
  readonly hits: Citation;
  readonly fatigue: Citation;
}

/** Hits left, and ST as fatigue has left it: fatigue lowers ST itself in the third edition, though not damage. */
export const stateNumbers = ({ hits, fatigue }: Cites): readonly FightNumber[] => [
  {
    id: fightStats.hitsLeft,
    name: 'hits left',
    cite: hits,
    formula: (w, { state }) => {
      w.startFrom('hitPoints', undefined, { cite: hits });
      if (state.hitsLost > 0) w.add(-state.hitsLost, 'hits lost', { cite: hits });
    },
  },
  {
    id: fightStats.strength,
    name: 'ST left',
    cite: fatigue,
    formula: (w, { state }) => {
      w.startFrom('st', undefined, { cite: fatigue });
      if (state.fatigueLost > 0) w.add(-state.fatigueLost, 'fatigue', { cite: fatigue });
      if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'minimum', { cite: fatigue });
    },
  },
  {
    id: fightStats.fatigueLeft,
    name: 'fatigue left',
    cite: fatigue,
    formula: (w, { state }) => {
      w.startFrom('fatiguePoints', undefined, { cite: fatigue });
      if (state.fatigueLost > 0) w.add(-state.fatigueLost, 'fatigue', { cite: fatigue });
    },
  },
  {
    id: fightStats.fatigueCost,
    name: 'fatigue of a fight of more than ten seconds',
    cite: fatigue,
    formula: (w) => {
      w.start(1, 'the fight', { cite: fatigue });
      w.addFrom('encumbrance', 1, 'level of load', { cite: fatigue });
    },
  },
];

/** Halves a number for lost hits, and for fatigue where `tired`; each rounded down. */
export const halveByState =
  ({ hits, fatigue }: Cites, tired = true): FightSteps =>
  (w, { state }) =>
    halveForLosses(
      w,
      {
        hitsLeft: state.hitsLost > 0 ? fightStats.hitsLeft : null,
        strengthLeft: tired && state.fatigueLost > 0 ? fightStats.strength : null,
        injury: hits,
        fatigue,
      },
      true,
    );
