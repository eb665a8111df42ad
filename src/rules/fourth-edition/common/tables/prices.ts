import type { AttributeId, SecondaryId } from '../../../../character/character.ts';

/** Points for each level of an attribute over or under 10: of ch. 1, pp. 14–18, as in other programs (decisions.ts). */
export const attributePrices = { st: 10, dx: 20, iq: 20, ht: 10 } as const satisfies Record<AttributeId, number>;

/** Points for each step of a secondary characteristic, and the size of a step: same pages, as in other programs. */
export const secondaryPrices = {
  hitPoints: { points: 2, step: 1 },
  will: { points: 5, step: 1 },
  perception: { points: 5, step: 1 },
  fatiguePoints: { points: 3, step: 1 },
  basicSpeed: { points: 5, step: 0.25 },
  basicMove: { points: 5, step: 1 },
  // Fearlessness and Acute Senses cost 2 points a level (pp. 35, 55); GURPS Character Sheet sells the same as characteristics.
  frightCheck: { points: 2, step: 1 },
  vision: { points: 2, step: 1 },
  hearing: { points: 2, step: 1 },
  tasteSmell: { points: 2, step: 1 },
  touch: { points: 2, step: 1 },
} as const satisfies Record<SecondaryId, { points: number; step: number }>;

/** Percent off the price of ST and hit points for each +1 of Size Modifier, and at most (pp. 15, 16, 19). */
export const sizeDiscount = 10;
export const mostSizeDiscount = 80;

/** The limits of buying secondary characteristics up or down: same pages, by common knowledge alone (decisions.ts). */
export const secondaryLimits = {
  /** Hit points may differ from ST, and fatigue from HT, by this share. */
  share: 0.3,
  /** Will and Per: the highest value, and the most below IQ. */
  highestMental: 20,
  underIntelligence: 4,
  /** Basic Speed and Basic Move, for humans. */
  basicSpeed: 2,
  basicMove: 3,
} as const;

/**
 * Points of a skill from its lowest level upwards: of the pages before 182–228, as in other programs (decisions.ts). `from` is
 * that level relative to the attribute; techniques (p. 230) count from their default.
 */
export const skillPrices = {
  easy: { from: 0, points: [1, 2, 4, 8] },
  average: { from: -1, points: [1, 2, 4, 8, 12] },
  hard: { from: -2, points: [1, 2, 4, 8, 12, 16] },
  veryHard: { from: -3, points: [1, 2, 4, 8, 12, 16, 20] },
} as const;
/** Points of each level beyond. */
export const furtherLevel = 4;
/** A wildcard skill costs this many times a very hard one. */
export const wildcardTimes = 3;
/** Points of a technique's first level over its default, and of each further one. */
export const techniquePrices = {
  techniqueAverage: { first: 1, further: 1 },
  techniqueHard: { first: 2, further: 1 },
} as const;

/** An attribute above this counts as this in defaults (p. 344). */
export const ruleOf20 = 20;
