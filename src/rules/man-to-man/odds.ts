import type { OddsRules } from '../odds/odds-rules.ts';
import { thirdEditionAttack, thirdEditionTypes } from '../third-edition/odds.ts';
import { pages } from './pages.ts';

/**
 * Chances by Man to Man: rolls and contests (p. 6), critical misses (p. 36), attacks by the basic rules (pp. 23–25), in which
 * a critical hit has no table.
 */
export const odds: OddsRules = {
  success: {
    plainSeventeenFrom: null,
    criticalByTen: ['attack', 'rangedAttack'],
    defenses: 'extremesOnly',
    leastEffective: null,
    smallerFailureWins: false,
    cite: pages.criticalHits,
  },
  cites: { roll: pages.successRolls, contest: pages.successRolls },
  resistance: null,
  attack: { ...thirdEditionAttack, types: thirdEditionTypes, cite: pages.attackRolls },
};
