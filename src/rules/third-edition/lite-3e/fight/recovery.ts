import { formatCountOf } from '../../../../engine/format.ts';
import type { RecoveryRules } from '../../../combat/recovery-rules.ts';
import { firstAidByTechLevel, thirdEditionRecovery } from '../../common/fight/recovery.ts';
import { fightPages as pages } from '../pages.ts';

const hour = 60;

/** How wounds heal and fatigue is regained in GURPS Lite (pp. 10, 28–29). */
export const recovery: RecoveryRules = {
  ...thirdEditionRecovery(pages.injury, pages.fatigue),
  // The game master may allow a point more with a decent meal.
  fatigue: { minutes: 10, withMeal: 1, cite: pages.fatigue },
  firstAid: { rows: firstAidByTechLevel, skill: true, untrained: -5, cite: pages.injury },
  day: {
    formula: (w, has) => {
      w.startFrom('ht', undefined, { cite: pages.injury });
      if (has('rapid-healing')) w.add(5, 'Rapid Healing', { cite: pages.rapidHealing });
    },
    hits: (_, isVeryRapid) => (isVeryRapid ? 2 : 1),
    cite: pages.injury,
  },
  care: { minLevel: 12, cite: pages.injury },
  waking: ({ left, lost, full }) => {
    const cite = pages.injury;
    if (left > 0) return { way: 'rollEach', minutes: lost <= 2 ? 15 : hour, cite };
    if (left > -full) return { way: 'certain', minutes: Math.min(12, Math.max(1, -left)) * hour, cite };
    return {
      way: 'rollOnce',
      minutes: 12 * hour,
      failure: `in a coma, and dead in ${formatCountOf(full, 'hour')} without help`,
      cite,
    };
  },
  sleep: { night: 5, half: 2, restoresAll: true, cite: pages.fatigue },
};
