/**
 * Where the book is silent or contradicts itself, what is played here. Combat Reflexes at 15 points (p. 7), the
 * sling's default DX−6 (p. 9), the thrown axe and spear of the ranged table and the rock at thrust−1 (p. 41) stand
 * with their rows in the catalog.
 */

/** Shield can be used at DX−4 by the list (p. 8), but blocking wants the skill (p. 14 and the pull-out). */
export const blockNeedsTheSkill = true;

/** DX for skill levels is the score now, race included; the price table speaks of the starting score (p. 9). */
export const skillsFollowTheAttribute = true;

/** No penalty is stated for a ST under a weapon's minimum (p. 29), and printed fighters pay none. */
export const weaknessPenalty = 0;

/** The helms of plate lower all combat skills (note of the table, p. 15), so Block too; the sidebar says weapon skills. */
export const helmPenalty = 1;

/** A fine blade adds 1 to cuts and thrusts with a point, not to blunt thrusts (p. 13 gives the edge as the reason). */
export const fineBladeDamage = 1;

/** Above 20 × ST one can stagger on at Move 1 (p. 50 and the pull-out); p. 16 forbids it. Above 30 × ST nobody can. */
export const overloadMove = 1;

/** The table of attribute prices begins at 7 (p. 6), and nothing lower can be bought. */
export const attributeMinimum = 7;

/** Brawling can be used for the roll when it is better than DX; the text (p. 26) only gives its damage. */
export const brawlingHits = true;

/** Karate adds a fifth of its level to damage (p. 26; the figure is unreadable there, the later book has a fifth). */
export const karateDamageOver = 5;
/** Brawling adds a tenth of its level to damage (p. 26). */
export const brawlingDamageOver = 10;

/** Levels gained in play cost this many times the difference at creation (p. 18). */
export const raisedFactor = 2;

/** A crossbow up to 4 over ST is cocked with a goat's foot; a stronger one not at all (p. 41). */
export const crossbowOver = 4;
