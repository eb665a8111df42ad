/** Points of a perk and of a quirk, and the most quirks (Basic Set p. 162; to verify). */
export const perkPoints = 1;
export const quirkPoints = -1;
export const mostQuirks = 5;

/** The lowest sum of the percentages on a trait, in percent (Basic Set, pp. 102–115; to verify). */
export const lowestModifier = -80;

/** Factors on the price of a disadvantage, by its self-control roll (Basic Set, pp. 120–154; to verify). */
export const selfControlTimes = { 6: 2, 9: 1.5, 12: 1, 15: 0.5 } as const;

/** An ability that is an alternative to a dearer one costs its price divided by this (p. 61). */
export const alternativeOver = 5;
