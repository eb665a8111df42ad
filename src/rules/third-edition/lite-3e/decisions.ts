import type { FightRules } from '../../combat/fight-rules.ts';

/**
 * Decisions on points where the book is silent or contradicts itself. Those on the default of Shield (missing from the
 * text), the staff's DX−5 and the shield table are with their rows in the catalog. A weight halfway between two rows of
 * the throwing table (p. 23) goes by the heavier one. Dragging over rough ground is at most what can be carried, 30 ×
 * ST (p. 23), and carts divide the weight of that. The weight of a fat body is no load in the water (p. 5).
 *
 * In a fight: an active defense that an adapted melee rule lowers still counts, down to 0: with a total of 1 or 2 a 3
 * or 4 succeeds (p. 26), and passive defense is added. A crippled leg and a crippled foot together are Lame once (pp.
 * 12, 28), and neither makes its owner fall by itself (p. 28 has that only for a failed roll against
 * knockdown). With High Pain Threshold a character may be knocked down without being stunned (pp. 9, 28).
 */

/** 1 is the lowest score of a human (p. 3); a race's modifiers cannot lower it further. */
export const attributeMinimum = 1;

/** Levels gained in play cost this many times the price at creation (p. 21). */
export const raisedFactor = 2;

/** Skill lost for each point of ST under a weapon's minimum (pp. 18, 25). */
export const weaknessPenalty = 1;

/** The table gives crossbows a minimum ST like other weapons (p. 20), so the user needs it, whatever the bow's ST. */
export const crossbowsAskStrength = true;

/**
 * Reloading is described up to a bow of 2 over the user's ST (p. 25); a stronger one has no rule and cannot be cocked.
 */
export const crossbowOver = 2;

/** Block is half of Shield (p. 26), untrained too: the sample sheet (p. 4) prints half of DX−4. */
export const blockUntrained = true;

/** A large shield lowers attacks by 2 (p. 25), thrown weapons included; Parry is not mentioned and is not lowered. */
export const shieldHindersAttacksOnly = true;

/**
 * Above 20 × ST a character can go only a few feet (p. 21), yet Move cannot be 0 up to 30 × ST (p. 21). Mounts with
 * such a load have Move 1 (p. 22), and so do people here.
 */
export const overloadMove = 1;

/**
 * Fencing cannot be used over a light load (p. 15): the numbers stay, a finding reports it, and the parry falls to
 * half.
 */
export const lightLoadSkills = ['fencing', 'karate'] as const;

/** There are no very hard skills of the body (p. 14). A custom one is priced as hard, and so is a technique. */
export const otherDifficulty = 'hard';

/** The bonus of IQ to missile skills marked /TL (p. 16) always holds, so it is part of the level, untrained too. */
export const missileBonus = [
  { fromIq: 12, add: 2 },
  { fromIq: 10, add: 1 },
] as const;

/**
 * Disadvantages beyond these points are unusual (p. 11); the book suggests the limit and leaves it to the game master.
 */
export const disadvantageLimit = -40;

/** An attribute under this level counts against the limit (p. 11) with all the points that it gives back. */
export const lowAttribute = 8;

/** The maximum number of quirks (p. 13); those that give no points do not count. */
export const quirkLimit = 5;

/** Points in skills at creation, for each year of age (p. 14). */
export const skillPointsPerYear = 2;

/** Karate and Boxing add a fifth of the level to damage, Brawling a tenth (pp. 14, 16). */
export const schooledDamageOver = 5;
export const brawlingDamageOver = 10;

/** The modifier of low mana to spells (p. 30). It comes from the setting, so that it is part of the level. */
export const lowManaPenalty = -5;

/** The level that a spell must have to be a prerequisite of another (p. 30). */
export const prerequisiteSpellLevel = 12;

/**
 * A mount with an extra-heavy load has Move 2 (p. 22). A slow one would have less with a lighter load, where the book is
 * silent: it keeps 2 too, or its unloaded Move if that is less.
 */
export const minBeastMove = 2;

/** The highest Dodge of a mount (p. 22). */
export const maxBeastDodge = 10;

/** The most free levels of Status of a multimillionaire (p. 8), beyond the one of the filthy rich. */
export const freeStatusAtMost = 2;

/**
 * At ST 3 fatigue halves Move alone (p. 29). Dodge “is the same as” Move (p. 26), but where both are meant the book names both, as
 * for lost hits (p. 28), and so does Man to Man for fatigue (p. 55).
 */
export const fatigueHalvesDodge = false;

/** How far from the average a build is still believable (p. 5): inches and pounds. */
export const believableHeight = 6;
export const believableWeight = 40;

/** Characters of better than average looks weigh within this share of the average for the height (p. 5). */
export const goodLooksShare = 0.2;

/** A crippled leg or foot is Lame (p. 28). One degree for both: nothing says whether a leg and a foot are of the same side. */
export const crippledTrait: NonNullable<FightRules['crippledTrait']> = {
  places: ['leg', 'foot'],
  trait: { entry: 'lame', choices: [{ parameter: 'degree', value: 'crippled-leg' }] },
};
