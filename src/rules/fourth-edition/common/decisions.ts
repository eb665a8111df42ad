/**
 * Decisions: points that the book leaves open, and pages known by number but not by text. The source of this ruleset
 * covers pp. 343–396. Other pages are located by its cross-references, and their figures are of two kinds:
 *
 * - “As in other programs”: common knowledge that an independent open program for this edition, such as GURPS Character
 * Sheet, has too.
 * - “By common knowledge” alone.
 *
 * In addition to the figures below:
 *
 * - Between the rows of the damage table from ST 41 to 99 the next lower one counts, and under ST 1 there is no damage;
 * the optional rule “Damage between the rows of the table” has the figures of GURPS Character Sheet there.
 * - Trait modifiers apply before self-control, and the price is rounded once, after both.
 * - Quirks do not count toward the limit on disadvantages; lowered attributes and secondary characteristics do.
 * - Over 10 times Basic Lift there is no further level: Move and Dodge are those of the heaviest, up to 15 on the back.
 * - Layers of armor on one place add up, as damage resistance from different sources does (pp. 377–379).
 * - Attack and Parry with fencing weapons, Judo and Karate are each lowered by the full level of load (pp. 203, 208),
 * by common knowledge: the Parry is not lowered by half of it through the skill.
 * - Damage to shields (p. 484, a page that the book of this ruleset does not have): a defense that succeeds by less than the
 *   DB has the shield struck. It takes the damage less its DR, and is useless when its hit points are used up; nothing comes
 *   through it.
 * - Of two shields in hand the one with the greater Defense Bonus counts (p. 374 speaks of one); they do not add up.
 * - A bow rated for more ST than its archer has is used at −1 to skill for each point, like any weapon whose minimum ST
 * is not met, with the bow's damage and range; its own rating takes the place of the minimum in the table. A crossbow
 * of more ST takes longer to cock and hits as well (pp. 270, 410, by common knowledge).
 * - The damage bonus of an art depends on the learned level, before the penalty of a load (pp. 182, 203).
 * - Wealth and Status come from custom traits, which also add the free Status of great wealth or rank (pp. 28–29).
 * Starting wealth follows the tech level of the setting, not the character's own (p. 27).
 * - Bare hands count for the character's Parry only if trained, or if there is nothing else.
 * - A skill improved from a default can be the base of other defaults, at its real level; one merely at a default
 * cannot. Skills that default to each other each use the best chain in which no skill is repeated
 * (shared/default-chains.ts).
 * - The DR of custom armor against impaling attacks is not used; this edition has no such rule.
 * - The discount for size applies to ST and hit points that were bought up, rounded up; bought down, they give all
 * their points back (pp. 15–16). The ST of a race has the discount of the race's size.
 * - Exhaustion halves ST for throws and Move, rounded up; Basic Lift and damage are unchanged: from p. 426, as in other
 * programs.
 * - Traits that add to sense rolls, Fright Checks, jumps, breath and swimming are recognized by their names, because
 * all of them are custom entries: “Acute Hearing”, “Fearlessness”, “Super Jump”. An object that fits into the palm of a
 * hand weighs 2 lb at most.
 * - Hazards other than a held breath and deep water (pp. 351–354) are by common knowledge, with its pages: falls, fire,
 * clothes alight (pp. 430–434), cold and heat (pp. 430, 434), electricity (p. 432), acid (p. 428), explosions, fragments and
 * scatter (pp. 414–415), and the form of a poison (p. 437): delay, roll, damage, cycles. One place of the body counts for
 * fire and explosions, the torso. Armor is not taken for flexible in a fall. Falls are not among the feats.
 * - Whoever is knocked into a thing takes the dice of their own HP and speed, twice for a hard one; of two fighters each takes
 * the dice of the other’s HP (p. 430, by common knowledge). DX that is lost for a time (a shock, burning clothes, a spell) leaves
 * Basic Speed and what follows from it as they are (p. 421, by common knowledge).
 * - What bleeds by itself, with that option, are wounds by cutting, impaling and piercing damage (p. 420, by common knowledge).
 * - Objects as targets are solid (Homogenous, p. 380), with the DR of their material and hits by their weight (pp. 483, 558), by
 * common knowledge; at no hits they are broken, without the HT rolls of p. 483.
 * - Mounted combat ends in mid-sentence on p. 396. What comes after is not in a fight: the rider's weapon skill and defenses
 * in the saddle, blows that hit rider or mount, falls from the saddle, mounts that are frightened or act for themselves. The sheet's
 * lance (p. 397, at most the level of Riding) and the mount's kick are by common knowledge. A mount's HP for a slam are its ST. A
 * rider who takes no Move stays where they are, or is carried on at high speed. Empty hands are on the reins. An untrained rider
 * rolls at the defaults of Riding (p. 217). A mount that is not fully broken (−6 or worse) is the game master's.
 * - At high speed (pp. 394–395) the penalties for turning, braking and losing control are left to the table: they need a map.
 * - A defense that an adapted melee rule lowers still counts: with 1 or 2 a 3 or 4 succeeds (p. 374).
 * - A crippled leg or foot of a body on two legs is Lame (Crippled Legs) until it is whole (p. 421): Move is half of Basic Speed at most.
 * What one of more legs costs in Move (p. 55) is in no text here, and changes nothing.
 * - Levels of Night Vision of a race and of the character add up. The double-jointed of p. 390 are those with the
 * higher degree of Flexibility (p. 56). A Flurry of Blows under All-Out Attack halves nothing (p. 357).
 */

/**
 * Disadvantages give at most this share of the budget. The book leaves the limit to the campaign; half of the points is usual, by
 * common knowledge.
 */
export const disadvantageShare = 0.5;

/** A punch does thrust−1 and a kick thrust, both crushing; a kick is rolled at −2: of p. 271, by common knowledge. */
export const punchDamage = -1;
export const kickDamage = 0;
export const kickSkill = -2;

/** Skill lost for each point of ST under a weapon's minimum: of the weapon tables (pp. 271–280), by common knowledge. */
export const weaknessPenalty = 1;

/** The ST for damage is at most this many times the weapon's minimum: of the weapon tables (pp. 271–280), by common knowledge. */
export const strengthCapTimes = 3;

/** With so many times the minimum ST of a weapon it stays ready after an attack (p. 382). */
export const readyAtTimes = 1.5;

/** Skill with the off hand (p. 377 has the parry of −2 that follows from it). */
export const offHandPenalty = -4;

/** The natural damage resistance of the skull: of pp. 398–400, as in other programs. */
export const skullResistance = 2;

/** The same of a brain without a skull: of p. 552, as in other programs. */
export const brainResistance = 1;

/** Levels gained in play cost this many times the price at creation: by common knowledge. */
export const raisedFactor = 1;

/** The modifier of low mana to spells (p. 235). It comes from the setting, so that it is part of the level. */
export const lowManaPenalty = -5;

/** The weight of a rider whose weight is not said, in pounds. The book gives a range for each ST. */
export const usualRider = 150;

/**
 * Blunt teeth, of people and mounts, do thrust−1, a weak bite 2 less per die, hooves 1 more per die of a kick: of pp. 42, 161, 271, by
 * common knowledge.
 */
export const biteDamage = -1;
export const weakBitePerDie = -2;
export const hoovesPerDie = 1;

/** Brawling of a warhorse, and its Combat Reflexes bonus to Dodge: from p. 459, by common knowledge. */
export const warTrainedSkill = 10;
export const warTrainedDodge = 1;

/** Yards a second at the end of a fall of so many yards, to the nearest: of p. 431, by common knowledge. */
export const fallSpeed = (yards: number): number => Math.round(Math.sqrt(21.4 * yards));

/** Hit points of an object by its weight in pounds, to the nearest, at least 1: of p. 558, by common knowledge. */
export const hitsOfObject = (pounds: number, solid: boolean): number =>
  Math.max(1, Math.round((solid ? 8 : 4) * Math.cbrt(pounds)));
