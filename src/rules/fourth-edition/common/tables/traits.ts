import type { AppearanceRoll, SelfControlRoll } from '../../../../character/trait-rows.ts';

/**
 * Points of a perk and of a quirk, and how many quirks count. The limit of five is in the table of Fright Checks (pp. 360–361);
 * the points are of p. 162, by common knowledge (decisions.ts).
 */
export const perkPoints = 1;
export const quirkPoints = -1;
export const mostQuirks = 5;

/** The lowest sum of the percentages on a trait, in percent: of pp. 102–115, as in other programs (decisions.ts). */
export const lowestModifier = -80;

/**
 * Factors on the price of a disadvantage, by its self-control roll (Basic Set, p. 120). Those of 6, 9, 12 and 15 are the
 * book's; those between, and of a disadvantage that is never resisted (1), are GURPS Character Sheet's.
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
