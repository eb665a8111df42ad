import type { RecoveryRules } from '../../../combat/recovery-rules.ts';
import { firstAidByEra, thirdEditionRecovery } from '../../common/fight/recovery.ts';
import { fightPages as pages } from './fight-pages.ts';

const hour = 60;

/** How wounds heal and fatigue is regained in Man to Man (pp. 54–55). */
export const recovery: RecoveryRules = {
  ...thirdEditionRecovery(pages.crippling, pages.fatigue),
  // A trained healer with proper equipment: there is no skill to roll against.
  firstAid: { rows: firstAidByEra, skill: false, cite: pages.crippling },
  day: {
    formula: (w) => w.startFrom('ht', undefined, { cite: pages.crippling }),
    hits: () => 1,
    cite: pages.crippling,
  },
  waking: ({ left, full }) => {
    const cite = pages.crippling;
    // Knocked out by a critical hit (pp. 35–36).
    if (left >= 0) return { way: 'rollEach', minutes: 30, cite: pages.criticals };
    if (left > -full) return { way: 'certain', minutes: -left * hour, cite };
    return { way: 'rollOnce', minutes: -left * hour, failure: 'in a coma, and dead in 24 hours without help', cite };
  },
  sleep: { night: 5, half: 2, restoresAll: false, cite: pages.fatigue },
};
