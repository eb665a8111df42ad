import type { OddsRules } from '../odds/odds-rules.ts';
import { thirdEditionAttack, thirdEditionTypes } from '../third-edition/odds.ts';
import { pages } from './pages.ts';

/** Scores over this are lowered for a regular contest (p. 2). */
const mostInContest = 14;

/** Chances by GURPS Lite: rolls and contests (p. 2), attacks (pp. 25–26), resisted spells (p. 30). A bullet does a hit at least (p. 18). */
export const odds: OddsRules = {
  success: {
    plainSeventeenFrom: 16,
    criticalByTen: ['attack', 'rangedAttack', 'other'],
    defenses: 'none',
    leastEffective: 3,
    smallerFailureWins: true,
    cite: pages.successRolls,
  },
  // Of two scores over 14 the higher becomes 14, and the lower loses as much (p. 2).
  shortenContest: (first, second) => {
    const over = Math.min(first, second) > mostInContest ? Math.max(first, second) - mostInContest : 0;
    return [first - over, second - over];
  },
  cites: { roll: pages.successRolls, contest: pages.successRolls },
  resistance: { mostAttack: null, cite: pages.magic },
  attack: {
    ...thirdEditionAttack,
    types: { ...thirdEditionTypes, bullet: { multiplier: 1, least: 1 } },
    cite: pages.attackRolls,
  },
};
