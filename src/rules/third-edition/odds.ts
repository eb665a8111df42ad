import type { OddsRules } from '../odds/odds-rules.ts';

/** Crushing, cutting and impaling; what has an edge or a point does a hit at least (Man to Man pp. 12–13; GURPS Lite p. 18). */
export const thirdEditionTypes = {
  cr: { multiplier: 1, least: 0 },
  cut: { multiplier: 1.5, least: 1 },
  imp: { multiplier: 2, least: 1 },
  fire: { multiplier: 1, least: 0 },
} as const satisfies OddsRules['attack']['types'];

/** A defense of 1 or 2 succeeds with a 3 or 4; a roll of 3 to hit does all the damage it can (Man to Man pp. 23–24; GURPS Lite p. 25). */
export const thirdEditionAttack = {
  mostDamageOn3: true,
  leastDefense: 1,
  deceptive: null,
  armorDivisors: false,
} as const;
