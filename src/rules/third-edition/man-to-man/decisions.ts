/**
 * Decisions on points where the book is silent or contradicts itself. Decisions about a row of a table are with it in
 * the catalog: Combat Reflexes at 15 points (p. 7) among the advantages; the sling's default DX−6 (p. 9) among the
 * missile skills; the untrained throw at DX−3 (p. 50) and the rock at thrust−1 (p. 41) among things thrown; the damage
 * of a thrown axe and spear (pull-out) with their weapons; the helm of plate, which lowers all combat skills, so Block
 * too (p. 15), with the suits; the torso piece of heavy leather (p. 15) with the armor. Yards keep their fractions
 * until they are printed (shared/attacks.ts), a weapon's limit compares highest rolls (p. 13; engine/step.ts), and a
 * skill is based on the current attribute, race and gains in play included (p. 9; shared/skills.ts). Judo forbids
 * anything in or on the hands and Karate needs empty ones (p. 26): with gloves, gauntlets or brass knuckles neither can
 * be used, except for a kick (shared/unarmed-lines.ts). Two skills that default to each other (p. 9) may both be
 * improved, each from the bought level of the other (shared/default-chains.ts). A ladder is climbed down at 2 rungs a
 * second (p. 48: so the text and the later books; the table has 1). Throwing adds to the ST for the distance of a throw
 * (p. 50), not for its damage, whose table ends at ST 20: its last row counts beyond. Nobody runs far with more than an
 * extra-heavy load. A throw by Judo (p. 26) does no damage that the table of critical hits (p. 35) could change: a
 * critical one cannot be defended against, without further effect. A 17 or 18 on its roll, which fails by p. 26, is a
 * critical miss as with any attack (p. 36). An active defense that an adapted melee rule lowers still counts, down to
 * 0: with a total of 1 or 2 a 3 or 4 succeeds (pp. 23–24), and passive defense is added. The rule’s source says nothing
 * about low defenses. A point that comes through a shield (p. 46) is weaker by the wood’s 3 and by the hits that let it
 * through, which are what the shield takes: counted whole, the shield would always leave 3. An attack that hits somebody
 * else by chance (p. 44) is aimed at the body, and where it was aimed counts no more. What takes points off every physical
 * skill for a time (tear gas, p. 47) takes them off DX, for skills that were not learned too; like all passing losses of DX
 * it leaves Basic Speed, and so Move and Dodge, as they are (combat/passing-rows.ts). Turns come in the realistic order, by
 * Move, then Basic Speed, then dice (p. 21). The easy way of the same page, a die for who begins and then clockwise, is of
 * players around a table: who wants it moves the fighters by hand.
 */

/** Shield can be used at DX−4 by the list (p. 8), but blocking needs the skill (p. 14 and the pull-out). */
export const blockNeedsTheSkill = true;

/** Dodge is Move (p. 17), so that Running counts in it, as on the sample sheet of the pull-out. */
export const dodgeStat = 'move';

/** No penalty is stated for a ST under a weapon's minimum (p. 29), and printed fighters pay none. */
export const weaknessPenalty = 0;

/** A fine blade adds 1 to cuts and thrusts with a point, not to blunt thrusts (p. 13 gives the edge as the reason). */
export const fineBladeDamage = 1;

/** How often a weapon breaks on parrying a far heavier one: so on pp. 24, 33 and 36; p. 13 has 1/2, 1/4 and 3/4. */
export const breakageOdds = { cheap: '2 times in 3', good: '1 time in 3', fine: '1 time in 6' } as const;

/** Above 20 × ST a character staggers at Move 1 (p. 50 and the pull-out); p. 16 forbids it. Above 30 × ST Move is 0. */
export const overloadMove = 1;

/** The table of attribute prices begins at 7 (p. 6), and no lower level can be bought. */
export const attributeMinimum = 7;

/** Brawling can be used for the roll when it is better than DX; the text (p. 26) only gives its damage. */
export const brawlingHits = true;

/** Karate adds a fifth of its level to damage (p. 26; the figure is unreadable there, the later book has a fifth). */
export const karateDamageOver = 5;
/** The note on the sheet for readers who compare it with the book. */
export const karateDamageMisprint =
  'the print reads 1/2, taken for a misprint: that would add 7 at level 15, Brawling adds 1/10, and the later edition has 1/5';
/** Brawling adds a tenth of its level to damage (p. 26). */
export const brawlingDamageOver = 10;

/**
 * Contests in close combat are quick if the text calls them so (pp. 38–39: grappling, grabbing, a slam). Wresting, a
 * takedown, a pin and breaking free are regular ones (p. 6), rolled again each turn until one wins: for two of them it
 * asks to win.
 */
export const contestOfHolds = 'regularContest';

/** Helpers with a takedown or a pin add one for each 2 of their ST or DX (p. 40, as the text has it; later books have 5). */
export const shareOfHelpers = 2;

/** Levels gained in play cost this many times the price at creation (p. 18). */
export const raisedFactor = 2;

/** A crossbow up to 4 over ST is cocked with a goat's foot; a stronger one not at all (p. 41). */
export const crossbowOver = 4;

/**
 * The price of altering plate or mail (p. 16) is for a suit: pieces that came from the same person are altered together.
 * A helmet follows the rule for helmets, so that a borrowed greathelm does not have the penalty of borrowed plate
 * (armor-fit.ts).
 *
 * The penalty on every skill roll in plate that was made for another (p. 16). Running, which is not rolled, does not. */
export const borrowedPlatePenalty = 1;
