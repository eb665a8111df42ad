import type { AttributeId, CampaignPrice, SecondaryId } from '../../../../character/character.ts';
import type { AppearanceRoll, SelfControlRoll } from '../../../../character/trait-rows.ts';

/**
 * Points of a perk and of a quirk, and how many quirks count. The limit of five is in the table of Fright Checks (pp. 360–361);
 * the points are of p. 162, by common knowledge (decisions.ts).
 */
export const perkPoints = 1;
export const quirkPoints = -1;
export const maxQuirks = 5;

/** The lowest sum of the percentages on a trait, in percent: of pp. 102–115, as in other programs (decisions.ts). */
export const lowestModifier = -80;

/**
 * Factors on the price of a disadvantage, by its self-control roll (Basic Set, p. 120). Those for 6, 9, 12 and 15 are
 * the book's; those in between, and that of a disadvantage that is never resisted (1), are from GURPS Character Sheet.
 */
export const selfControlTimes = {
  1: 2.5,
  6: 2,
  7: 1.83,
  8: 1.67,
  9: 1.5,
  10: 1.33,
  11: 1.17,
  12: 1,
  13: 0.83,
  14: 0.67,
  15: 0.5,
} as const satisfies Readonly<Record<SelfControlRoll, number>>;

/** Factors on the price of somebody who turns up on so much or less (Basic Set, p. 36). */
export const appearanceTimes = { 6: 0.5, 9: 1, 12: 2, 15: 3, 18: 4 } as const satisfies Readonly<
  Record<AppearanceRoll, number>
>;

/** An ability that is an alternative to a dearer one costs its price divided by this (p. 61). */
export const alternativeOver = 5;

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

/** The prices that a campaign can set, of the book: points a level or step. */
export const listPrices: Readonly<Record<CampaignPrice, number>> = {
  ...attributePrices,
  hitPoints: secondaryPrices.hitPoints.points,
  will: secondaryPrices.will.points,
  perception: secondaryPrices.perception.points,
  fatiguePoints: secondaryPrices.fatiguePoints.points,
  basicSpeed: secondaryPrices.basicSpeed.points,
  basicMove: secondaryPrices.basicMove.points,
};

/** Percent off the price of ST and hit points for each +1 of Size Modifier, and at most (pp. 15, 16, 19). */
export const sizeDiscount = 10;
export const maxSizeDiscount = 80;

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
