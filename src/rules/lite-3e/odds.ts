import type { OddsRules, Shortened } from '../odds/odds-rules.ts';
import { thirdEditionAttack, thirdEditionTypes } from '../third-edition/odds.ts';
import { pages } from './pages.ts';

/** Scores over this are lowered for a regular contest (p. 2). */
const mostInContest = 14;

/** Where both scores are over 14, the higher one becomes 14 and the lower loses as much. */
function shorten(first: number, second: number): Shortened | null {
  if (first <= mostInContest || second <= mostInContest) return null;
  const lowered = Math.max(first, second) - mostInContest;
  return [first - lowered, second - lowered];
}

/** Chances by GURPS Lite: rolls and contests (p. 2), attacks (pp. 25–26), resisted spells (p. 30). A bullet does a hit at least (p. 18). */
export const odds: OddsRules = {
  roll: {
    leastScore: 3,
    criticalByTen: ['attack', 'rangedAttack', 'other'],
    ordinary17From: 16,
    cite: pages.successRolls,
  },
  contest: { lesserFailureWins: true, shorten, cite: pages.successRolls },
  resistance: { mostAttack: null, cite: pages.magic },
  attack: {
    ...thirdEditionAttack,
    types: { ...thirdEditionTypes, bullet: { multiplier: 1, least: 1 } },
    cite: pages.attackRolls,
  },
};
