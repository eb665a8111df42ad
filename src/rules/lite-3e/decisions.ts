/**
 * Where the book is silent or contradicts itself, what is played here. The default of Shield (lost from the text), the
 * staff's DX−5 and the shield table stand with their rows in the catalog.
 */

/** 1 is the lowest score of a human (p. 3); a race's modifiers may not take it lower either. */
export const attributeMinimum = 1;

/** Levels gained in play cost this many times the difference at creation (p. 21). */
export const raisedFactor = 2;

/** Skill lost for each point of ST under a weapon's minimum (pp. 18, 25). */
export const weaknessPenalty = 1;

/** The table gives crossbows a minimum ST like other weapons (p. 20), so that it is asked of the user, whatever the bow's ST. */
export const crossbowsAskStrength = true;

/** Reloading is given up to a bow of 2 over one's own ST (p. 25); a stronger one has no rule and cannot be cocked. */
export const crossbowOver = 2;

/** Block is half of Shield (p. 26), untrained too: the sample sheet (p. 4) prints half of DX−4. */
export const blockUntrained = true;

/** A large shield takes 2 from attacks (p. 25), thrown weapons included; Parry is not named and is not lowered. */
export const shieldHindersAttacksOnly = true;

/**
 * Above 20 × ST nobody goes farther than a few feet (p. 21), yet Move cannot be 0 up to 30 × ST (p. 21). Beasts with such
 * a load have Move 1 (p. 22), and so have people here.
 */
export const overloadMove = 1;

/** Fencing cannot be used over a light load (p. 15): the numbers stay, a finding tells, and the parry falls to half. */
export const lightLoadSkills = ['fencing', 'karate'] as const;

/** There are no very hard skills of the body (p. 14). One that is typed in is priced as hard, and so is a technique. */
export const otherDifficulty = 'hard';

/** The bonus of IQ to missile skills marked /TL (p. 16) always holds, so it is part of the level, untrained too. */
export const missileBonus = [
  { fromIq: 12, add: 2 },
  { fromIq: 10, add: 1 },
] as const;

/** Disadvantages past this many points are unusual (p. 11); the book suggests it and leaves it to the game master. */
export const disadvantageLimit = -40;

/** An attribute under this counts against the limit (p. 11) with all the points that it gives back. */
export const lowAttribute = 8;

/** Quirks at most (p. 13). They count by number, those that give no points not at all. */
export const quirkLimit = 5;

/** Points in skills at creation, for each year of age (p. 14). */
export const skillPointsPerYear = 2;

/** Karate and Boxing add a fifth of the level to damage, Brawling a tenth (pp. 14, 16). */
export const schooledDamageOver = 5;
export const brawlingDamageOver = 10;

/** Low mana takes this from spells (p. 30). It is the setting's, so that it stands in the level. */
export const lowManaPenalty = -5;

/**
 * An extra-heavy load leaves a beast Move 2 (p. 22). A slow one would be under that with a lighter load, where the book is
 * silent: it keeps 2 too, or its own Move if that is less.
 */
export const leastBeastMove = 2;

/** A beast dodges at this at most (p. 22). */
export const mostBeastDodge = 10;

/** The free levels of Status of a multimillionaire at most (p. 8), beyond the one that the filthy rich have. */
export const freeStatusAtMost = 2;

/** How far from the average a build is still believable (p. 5): inches and pounds. */
export const believableHeight = 6;
export const believableWeight = 40;

/** Whoever looks better than average weighs within this share of the average for the height (p. 5). */
export const goodLooksShare = 0.2;
