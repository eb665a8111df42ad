import type { OddsRules } from '../odds/odds-rules.ts';
import { thirdEditionAttack, thirdEditionTypes } from '../third-edition/odds.ts';
import { pages } from './pages.ts';

/**
 * Chances by Man to Man: rolls and contests (p. 6), critical misses (p. 36), attacks by the basic rules (pp. 23–25), in which
 * a critical hit has no table.
 */
export const odds: OddsRules = {
  roll: { leastScore: null, criticalByTen: ['attack', 'rangedAttack'], ordinary17From: null, cite: pages.successRolls },
  contest: { lesserFailureWins: false, cite: pages.successRolls },
  resistance: null,
  attack: { ...thirdEditionAttack, types: thirdEditionTypes, cite: pages.attackRolls },
};
