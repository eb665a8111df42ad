/**
 * What is played here where the figures are general knowledge, to verify against the book, or where the book leaves a
 * choice. Besides the figures below:
 *
 * - Between the fives of the damage table (ST 41 to 99) the next lower row counts; nothing is interpolated.
 * - Trait modifiers come before self-control: the price is rounded up after them, and loses its fraction after it.
 * - Quirks stand outside the limit on disadvantages; lowered attributes and secondary characteristics count to it.
 * - Over 10 times Basic Lift there is no further level: one walks and dodges as with the heaviest, to 15 on the back.
 * - Layers of armor on one place add up, as damage resistance from different sources does (pp. 377–379).
 * - Attack and Parry with fencing weapons, Judo and Karate each lose the whole level of load (pp. 203, 208): the Parry
 *   is not lowered by half of it through the skill. To verify.
 * - Of two shields in hand the one with the greater Defense Bonus counts (p. 374 speaks of one); they do not add up.
 * - What an art adds to damage goes by the level that was learned, not by what a load leaves of it (pp. 182, 203).
 * - Wealth and Status are what typed-in traits give; the free Status of great wealth or rank (pp. 28–29) is theirs to
 *   add. Starting wealth follows the tech level of the setting, not the character's own (p. 27).
 * - Bare hands are the character's Parry only when trained, or when there is nothing else.
 * - A skill that was improved from a default serves others at its real level, one that is merely at a default not at all.
 *   Skills that default to each other each take the best chain in which no skill comes twice (shared/default-chains.ts).
 * - The figure against impaling attacks of armor that was typed in is not used; this edition has no such rule.
 * - The discount for size is on ST and hit points that were bought up, rounded up; what was bought down gives all its
 *   points back (pp. 15–16). The ST of a race has the discount of the race's own size.
 */

/**
 * Disadvantages give at most this share of the budget. To verify: the book leaves the limit to the campaign, and half
 * of the points is the usual one.
 */
export const disadvantageShare = 0.5;

/** A punch does thrust−1 and a kick thrust, both crushing; a kick is rolled at −2. To verify. */
export const punchDamage = -1;
export const kickDamage = 0;
export const kickSkill = -2;

/** Skill lost for each point of ST under a weapon's minimum. To verify. */
export const weaknessPenalty = 1;

/** The ST that damage counts with is at most so many times the weapon's minimum. To verify. */
export const strengthCapTimes = 3;

/** Skill with the off hand (p. 377 has the parry of −2 that follows from it). */
export const offHandPenalty = -4;

/** The skull's own damage resistance. To verify. */
export const skullResistance = 2;

/** Levels gained in play cost this many times the price at creation. To verify. */
export const raisedFactor = 1;
