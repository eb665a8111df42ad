/** Dodge, Parry and Block start from this (Basic Set, pp. 374–376). */
export const baseDefense = 3;
/** The share of the skill that is its Parry or Block. */
export const skillShare = 1 / 2;
