import type { FirstAidRow, RecoveryRules } from '../../../combat/recovery-rules.ts';
import { fightPages as pages } from './fight-pages.ts';

const hour = 60;

const row = (techLevel: number, minutes: number, adds: number): FirstAidRow => ({
  techLevel,
  minutes,
  dice: { dice: 1, adds },
});

/** How wounds heal and fatigue is regained in the fourth edition (pp. 423–427). */
export const recovery: RecoveryRules = {
  bandage: { minutes: 1, skill: true, cite: pages.firstAid },
  firstAid: {
    rows: [
      row(0, 30, -4),
      row(2, 30, -3),
      row(4, 30, -2),
      row(5, 20, -2),
      row(6, 20, -1),
      row(8, 10, 0),
      row(9, 10, 1),
    ],
    skill: true,
    untrained: -4,
    cite: pages.firstAid,
  },
  day: {
    formula: (w, has) => {
      w.startFrom('ht', undefined, { cite: pages.recovery });
      if (has('rapid-healing')) w.add(5, 'Rapid Healing', { cite: pages.rapidHealing });
    },
    // Big creatures heal a tenth of their HP.
    hits: (full, isVeryRapid) => Math.max(1, Math.floor(full / 10)) * (isVeryRapid ? 2 : 1),
    cite: pages.recovery,
  },
  care: { minLevel: 12, cite: pages.recovery },
  waking: ({ left, full }) => {
    const cite = pages.unconsciousness;
    if (left > 0) return { way: 'certain', minutes: 15, cite };
    if (left > -full) return { way: 'rollEach', minutes: hour, cite };
    return { way: 'rollOnce', minutes: 12 * hour, failure: 'in a coma: only treatment helps', cite };
  },
  fatigue: { minutes: 10, withMeal: 1, cite: pages.lostFatigue },
  // What a missed night costs depends on the hours awake, which the game master counts.
  sleep: { night: null, half: null, restoresAll: false, cite: pages.lostFatigue },
  hunger: { meal: 1, day: 3, cite: pages.lostFatigue },
  mortalWound: { minutes: 30, cite: pages.mortalWounds },
};
