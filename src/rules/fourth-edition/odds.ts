import type { OddsRules } from '../odds/odds-rules.ts';
import { pages } from './pages.ts';

/** What the lower score of a regular contest between extreme ones becomes (p. 349). */
const usual = 10;
const low = 6;
const high = 14;
const veryHigh = 20;

/**
 * Extreme scores of a regular contest (p. 349): where both are 6 or less, or both 14 or more, the lower becomes 10 and the
 * other changes as much; where both are over 20, the higher keeps its proportion to the lower, rounded down.
 */
function shortenContest(first: number, second: number): readonly [number, number] {
  const [lower, higher] = [Math.min(first, second), Math.max(first, second)];
  if (higher > low && lower < high) return [first, second];
  const shortened = lower > veryHigh ? Math.floor((higher * usual) / lower) : higher + usual - lower;
  return first <= second ? [usual, shortened] : [shortened, usual];
}

const wounding = (multiplier: number, least = 1) => ({ multiplier, least });

/**
 * Chances by the Basic Set: rolls (pp. 343–348), contests (pp. 348–349), attacks and defenses (pp. 369–382). What the table
 * of critical hits adds is not counted: no more is certain of it than that there is no defense (p. 381).
 */
export const odds: OddsRules = {
  success: {
    plainSeventeenFrom: 16,
    criticalByTen: ['attack', 'defense', 'other'],
    defenses: 'asOthers',
    leastEffective: 3,
    smallerFailureWins: true,
    cite: pages.degrees,
  },
  shortenContest,
  cites: { roll: pages.successRolls, contest: pages.contests },
  resistance: { mostAttack: 16, cite: pages.contests },
  attack: {
    mostDamageOn3: false,
    leastDefense: null,
    deceptive: { cost: 2, least: 10, cite: pages.deceptive },
    armorDivisors: true,
    types: {
      'pi-': wounding(0.5),
      pi: wounding(1),
      'pi+': wounding(1.5),
      'pi++': wounding(2),
      cr: wounding(1, 0),
      cut: wounding(1.5),
      imp: wounding(2),
      burn: wounding(1),
      cor: wounding(1),
      fat: wounding(1),
      tox: wounding(1),
    },
    cite: pages.attackRolls,
  },
};
