import type { Citation } from '../../../engine/citation.ts';
import type { FightNumber, FightSteps } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';

/** Hits left at which a fighter reels, and the ST left at which he is exhausted: Move and Dodge are halved. */
const reelingAt = 3;
const exhaustedAt = 3;

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

/** Halves a number at 3 hits or fewer, and again at ST 3 or less from fatigue where `tired`; each rounded down. */
export const halveByState =
  ({ hits, fatigue }: Cites, tired = true): FightSteps =>
  (w, { state }) => {
    if (w.consultNumber(fightStats.hitsLeft) <= reelingAt) {
      w.given(fightStats.hitsLeft, undefined, { cite: hits });
      w.divide(2, 'reeling from wounds', { cite: hits }).round('down', { cite: hits });
    }
    if (tired && state.fatigueLost > 0 && w.consultNumber(fightStats.fatigueLeft) <= exhaustedAt) {
      w.given(fightStats.fatigueLeft, undefined, { cite: fatigue });
      w.divide(2, 'exhausted', { cite: fatigue }).round('down', { cite: fatigue });
    }
  };
