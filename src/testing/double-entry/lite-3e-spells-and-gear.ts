/**
 * Spells, firearms, armor and beasts of GURPS Lite (third edition), typed in a second time.
 *
 * This file is an independent second typing-in from the book, used only by tests: a test compares it with the
 * product's own tables, so nothing here may be imported from, generated from, or copied from those tables.
 * Prices are dollars, weights pounds, distances yards unless said otherwise; null is a dash or an empty cell.
 */

// ---------------------------------------------------------------------------------------------------------------
// Spells
// ---------------------------------------------------------------------------------------------------------------

/**
 * Spells: name | page | class | time to cast | duration | cost | cost to maintain | prerequisites
 *
 * - Casting takes 1 second where the book names no time.
 * - The cost of an area spell is the base cost, to be multiplied by the radius in yards.
 * - null as the cost to maintain: the spell cannot be maintained, or no such cost is listed.
 * - All prerequisites of a list are needed; one with 'or' is met by either.
 *
 * The book has fourteen spells. On p. 31 the copy this was typed from has moved the class words of eleven spells away
 * from their headings: "Missile" stands at the end of the first column, and after the last spell stand, in this order,
 * five times "Regular", then "Area", "Regular", "Resisted by HT". Read from the end, "Resisted by HT" belongs to Sleep,
 * "Regular" to Shield and "Area" to Shape Fire (which has a base cost); "Missile" is Fireball. That leaves five times
 * "Regular" for the seven spells between, Foolishness, Haste, Ignite Fire, Lend Health, Lend Strength, Light and Minor
 * Healing: two words are lost. Six of the seven can hardly be anything but regular. For Foolishness nothing is certain:
 * it may be regular, or its word may be one of the two lost, and being hostile it might then be resisted (not "by HT",
 * as no such word is left). It is listed here as regular, the only word left for it, and is listed in `classUncertain`.
 */
export const spells = [
  ['Create Fire', 30, 'area', '1 second', '1 minute', '2', '1', ['Ignite Fire']],
  ['Daze', 30, 'resisted by HT', '2 seconds', '1 minute', '3', '2', ['Foolishness']],
  ['Detect Magic', 30, 'regular', '5 seconds', 'instantaneous', '2', null, ['Magery']],
  [
    'Fireball',
    31,
    'missile',
    '1 second per die (1 to 3)',
    'until thrown',
    '1 to 3, one per die',
    null,
    ['Magery', 'Create Fire', 'Shape Fire'],
  ],
  ['Foolishness', 31, 'regular', '1 second', '1 minute', '1 per point of IQ, at most 5', 'half, rounded up', ['IQ 12']],
  ['Haste', 31, 'regular', '2 seconds', '1 minute', '2 per point, at most 3 points', '1 per point', []],
  ['Ignite Fire', 31, 'regular', '1 second', '1 second', '1 to 4, by heat', 'same', []],
  ['Lend Health', 31, 'regular', '1 second', '1 hour', '1 per point of HT', null, ['Lend Strength']],
  ['Lend Strength', 31, 'regular', '1 second', 'lasting', 'any, 1 per point of ST', null, ['Magery or Empathy']],
  ['Light', 31, 'regular', '1 second', '1 minute', '1', '1', []],
  ['Minor Healing', 31, 'regular', '1 second', 'lasting', '1 to 3, one per point of HT', null, ['Lend Health']],
  ['Shape Fire', 31, 'area', '1 second', '1 minute', '2', '1', ['Ignite Fire']],
  ['Shield', 31, 'regular', '1 second', '1 minute', '2 per point of PD, at most 5 points', 'half', ['Magery 2']],
  ['Sleep', 31, 'resisted by HT', '3 seconds', 'instant; natural sleep of 8 hours', '4', null, ['Daze']],
] as const;

/** Spells whose class is uncertain */
export const classUncertain = ['Foolishness'] as const;

/** Spells as skills: kind and difficulty | the least points to spend | level needed in a spell that is a prerequisite */
export const spellsAsSkills = ['mental, hard', 1, 12] as const;

// ---------------------------------------------------------------------------------------------------------------
// Firearms and beam weapons
// ---------------------------------------------------------------------------------------------------------------

/** Firearms: skill | weapon | type | damage | SS | Acc | weight | RoF | shots | min ST | cost | TL */
export const firearms = [
  ['Guns (Pistol)', '.38 Special', 'cr', '2d-1', 10, 2, 2, 3, 6, 8, 20, 6],
  ['Guns (Pistol)', 'Luger', 'cr', '2d+2', 9, 4, 2.75, 3, 8, 9, 25, 6],
  ['Guns (Pistol)', 'Colt .45', 'cr', '2d', 10, 2, 2.75, 3, 7, 10, 30, 6],
  ['Guns (Pistol)', 'Walther PPK', 'cr', '2d-1', 10, 2, 1.25, 3, 7, 8, 75, 6],
  ['Guns (Pistol)', '.44 Mag. Revolver', 'cr', '3d', 10, 2, 3.25, 3, 6, 11, 100, 7],
  ['Guns (Pistol)', 'Glock 17', 'cr', '2d+2', 10, 3, 2, 3, 17, 9, 450, 7],

  ['Guns (Shotgun)', 'Remington 12G', 'cr', '4d', 12, 5, 8, 3, 5, 12, 235, 7],

  ['Guns (Rifle)', 'Winchester .44-40', 'cr', '3d', 13, 7, 7.1, 2, 6, 10, 40, 5],
  ['Guns (Rifle)', 'Winchester .30-30', 'cr', '5d', 13, 8, 7, 2, 6, 10, 475, 5],
  ['Guns (Rifle)', 'Lee-Enfield .303', 'cr', '6d+1', 14, 10, 10.2, 1, 10, 12, 130, 6],
  ['Guns (Rifle)', 'M1 Garand .30-06', 'cr', '7d+1', 14, 11, 10, 3, 8, 12, 590, 6],
  ['Guns (Rifle)', 'AR-15 .223', 'cr', '5d', 12, 11, 8, 3, 20, 9, 540, 7],
] as const;

/** Beam weapons, columns as in `firearms` */
export const beams = [
  ['Beam Weapons', 'Laser Pistol', 'imp', '1d', 9, 7, 2, 4, 20, null, 1000, 8],
  ['Beam Weapons', 'Laser Rifle', 'imp', '2d', 15, 13, 5, 3, 12, null, 2000, 8],
  ['Beam Weapons', 'Blaster', 'imp', '6d', 10, 6, 2, 3, 20, 8, 2000, 9],
  ['Beam Weapons', 'Blaster Rifle', 'imp', '12d', 14, 13, 10, 3, 12, 9, 3000, 9],
] as const;

/** Starting wealth named in the note on the prices of firearms: TL | dollars */
export const startingWealthByTechLevel = [
  [6, 750],
  [7, 15000],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Armor
// ---------------------------------------------------------------------------------------------------------------

/** Modern armor: name | TL | PD | DR | PD and DR vs. impaling | cost | weight | covers */
export const modernArmor = [
  ['Flak jacket', '6', 2, 3, null, 220, 17, 'torso'],
  ['Kevlar (light)', '7', 2, 4, [1, 2], 220, 5, 'all'],
  ['Kevlar (heavy)', '7', 2, 12, [1, 2], 420, 9, 'all'],
  ['Light body armor', '7+', 4, 15, null, 270, 22, 'all'],
  ['Medium body armor', '8+', 6, 25, null, 1520, 32, 'all'],
  ['Heavy body armor', '9+', 6, 50, null, 2520, 52, 'all'],
] as const;

/** Tech levels of the older armor: name | TL */
export const medievalArmorTechLevels = [
  ['Ordinary clothing', 'any'],
  ['Padded cloth armor', '1-4'],
  ['Leather jacket', '1-8'],
  ['Light leather armor', '1-4'],
  ['Heavy leather armor', '1-4'],
  ['Chainmail', '3-4'],
  ['Scale armor', '2-4'],
  ['Half plate', '2-4'],
  ['Light plate', '3-4'],
  ['Heavy plate', '3-4'],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Beasts
// ---------------------------------------------------------------------------------------------------------------

/**
 * Riding and draft animals: name | ST | DX | IQ | HT | Move | cost | weight
 *
 * The racehorse costs $4,000 "or more", the ox weighs 2,500 lb "or more". The small mule is too small to ride.
 */
export const mounts = [
  ['Donkey', 25, 10, 4, 13, 8, 1000, 500],
  ['Small mule', 30, 10, 4, 14, 8, 1000, 800],
  ['Large mule', 40, 10, 4, 14, 9, 2000, 1400],
  ['Pony', 30, 10, 4, 13, 13, 1500, 800],
  ['Racehorse', 32, 9, 4, 13, 18, 4000, 1100],
  ['Saddle horse', 35, 9, 4, 14, 12, 1200, 1200],
  ['Cavalry horse', 40, 9, 4, 15, 16, 4000, 1400],
  ['Heavy warhorse', 50, 9, 4, 16, 15, 5000, 1900],
  ['Draft horse', 60, 9, 4, 16, 12, 2000, 2000],
  ['Ox', 80, 8, 4, 17, 8, 1500, 2500],
  ['Camel', 40, 9, 4, 15, 10, 1500, 1400],
] as const;

/** Encumbrance of four-footed creatures: level | up to ST times | what happens to Move */
export const mountLoad = [
  ['none', 2, 'unchanged'],
  ['light', 6, '-2'],
  ['medium', 10, '-4'],
  ['heavy', 15, '-6'],
  ['extra-heavy', 20, '-8, at least 2'],
  ['maximum', 30, 'becomes 1'],
] as const;

/** Damage of bites and claws: ST from | to | damage. The row 36-40 is printed twice. */
export const beastDamage = [
  [1, 2, '1d-5'],
  [3, 5, '1d-4'],
  [6, 8, '1d-3'],
  [9, 11, '1d-2'],
  [12, 15, '1d-1'],
  [16, 20, '1d'],
  [21, 25, '1d+1'],
  [26, 30, '1d+2'],
  [31, 35, '2d-1'],
  [36, 40, '2d'],
  [41, 45, '2d+1'],
  [46, 50, '2d+2'],
  [51, 55, '3d-1'],
] as const;
