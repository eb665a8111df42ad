/**
 * GURPS Lite (third edition) tables, typed in a second time.
 *
 * This file is an independent second typing-in from the reference, used only by tests: a test compares it with the
 * product's own tables, so nothing here may be imported from, generated from, or copied from those tables.
 * Every row is written out, also where it equals Man to Man. The rows stay close to the printed page; where the
 * reference gives no page, the place in the book is named by its heading. Conventions:
 * - damage is '1d-2'; weapon damage is 'sw+2', 'thr-1' as printed;
 * - null is a dash or an empty cell of the book;
 * - prices are dollars, weights pounds, ranges yards.
 */

// ---------------------------------------------------------------------------------------------------------------
// Points, attributes, skill costs
// ---------------------------------------------------------------------------------------------------------------

/** Point budgets: points | kind; the last is "300 and more" */
export const budgets = [
  [25, 'average'],
  [100, 'usual'],
  [300, 'super'],
] as const;

/** Attribute prices: level | cost. The table ends at 18; 19 to 22 follow from the +25 rule. */
export const attributePrices = [
  [1, -80],
  [2, -70],
  [3, -60],
  [4, -50],
  [5, -40],
  [6, -30],
  [7, -20],
  [8, -15],
  [9, -10],
  [10, 0],
  [11, 10],
  [12, 20],
  [13, 30],
  [14, 45],
  [15, 60],
  [16, 80],
  [17, 100],
  [18, 125],
  [19, 150],
  [20, 175],
  [21, 200],
  [22, 225],
] as const;

/** Price of each attribute level beyond 18 */
export const attributePriceBeyondTable = 25;

/** Lowest attribute level */
export const attributeMinimum = 1;

/** Physical skills: level relative to the attribute | easy | average | hard; +5 by the +8 rule */
export const physicalSkillCosts = [
  [-3, null, null, 0.5],
  [-2, null, 0.5, 1],
  [-1, 0.5, 1, 2],
  [0, 1, 2, 4],
  [1, 2, 4, 8],
  [2, 4, 8, 16],
  [3, 8, 16, 24],
  [4, 16, 24, 32],
  [5, 24, 32, 40],
] as const;

/** Mental skills: level relative to the attribute | easy | average | hard | very hard; +3 and +4 by the beyond rule */
export const mentalSkillCosts = [
  [-4, null, null, null, 0.5],
  [-3, null, null, 0.5, 1],
  [-2, null, 0.5, 1, 2],
  [-1, 0.5, 1, 2, 4],
  [0, 1, 2, 4, 8],
  [1, 2, 4, 6, 12],
  [2, 4, 6, 8, 16],
  [3, 6, 8, 10, 20],
  [4, 8, 10, 12, 24],
] as const;

/** Price of each level beyond the tables: kind of skill | price */
export const skillCostBeyondTable = [
  ['physical', 8],
  ['mental', 2],
  ['mental, very hard', 4],
] as const;

/** Points in skills at creation: at most this many times the age */
export const skillPointsPerYearOfAge = 2;

// ---------------------------------------------------------------------------------------------------------------
// Combat skills
// ---------------------------------------------------------------------------------------------------------------

/**
 * Combat skills: name | kind and difficulty | attribute | defaults
 *
 * Defaults of the weapon groups are those of the weapon tables. The defaults of Shield and Throwing are lost in the
 * scan the reference was made from; the usual third-edition values stand here (see `lostDefaults`).
 */
export const combatSkills = [
  // Hand weapons
  ['Axe/Mace', 'P/A', 'DX', ['DX-5']],
  ['Blackjack', 'P/E', 'DX', ['DX-4']],
  ['Broadsword', 'P/A', 'DX', ['DX-5', 'Shortsword-2', 'Force Sword-3']],
  ['Fencing', 'P/A', 'DX', ['DX-5']],
  ['Flail', 'P/H', 'DX', ['DX-6']],
  ['Force Sword', 'P/A', 'DX', ['DX-5']],
  ['Knife', 'P/E', 'DX', ['DX-4']],
  ['Knife Throwing', 'P/E', 'DX', ['DX-4']],
  ['Polearm', 'P/A', 'DX', ['DX-5']],
  ['Shortsword', 'P/A', 'DX', ['DX-5', 'Broadsword-2', 'Force Sword-3']],
  ['Spear', 'P/A', 'DX', ['DX-5', 'Staff-2']],
  ['Staff', 'P/H', 'DX', ['DX-5', 'Spear-2']], // hard in the list, yet the table prints DX-5
  ['Two-Handed Axe/Mace', 'P/A', 'DX', ['DX-5']],
  ['Two-Handed Sword', 'P/A', 'DX', ['DX-5', 'Force Sword-3']],
  // Thrown weapons
  ['Axe Throwing', 'P/E', 'DX', ['DX-4']],
  ['Spear Throwing', 'P/E', 'DX', ['DX-4', 'Spear Thrower-4']],
  ['Throwing', 'P/H', 'DX', []],
  // Missile weapons
  ['Beam Weapons/TL', 'P/E', 'DX', ['DX-4']],
  ['Black Powder Weapons/TL', 'P/E', 'DX', ['DX-4']],
  ['Bow', 'P/H', 'DX', ['DX-6']],
  ['Crossbow', 'P/E', 'DX', ['DX-4']],
  ['Guns/TL', 'P/E', 'DX', ['DX-4']],
  ['Sling', 'P/H', 'DX', ['DX-6']],
  // Shield and bare hands
  ['Shield', 'P/E', 'DX', ['DX-4']],
  ['Boxing', 'P/A', 'DX', []],
  ['Brawling', 'P/E', 'DX', []],
  ['Karate', 'P/H', 'DX', []],
  // Movement that counts in combat
  ['Running', 'P/H', 'HT', []],
  ['Jumping', 'P/E', 'DX', []],
] as const;

/** IQ bonus to missile skills marked /TL: IQ from | to | bonus */
export const missileIqBonus = [
  [10, 11, 1],
  [12, null, 2],
] as const;

/** Active defenses: defense | fraction of what, rounded down */
export const activeDefenses = [
  ['Dodge', 'Move without Running'],
  ['Block', '1/2 Shield'],
  ['Parry', '1/2 weapon skill'],
  ['Fencing parry', '2/3 Fencing'],
  ['Staff parry', '2/3 Staff'],
  ['Knife parry', '1/2 Knife, then -1'],
  ['Boxing parry', '2/3 Boxing'],
  ['Brawling parry', '2/3 Brawling'],
  ['Karate parry', '2/3 Karate'],
  ['Bare-handed parry', '1/2 DX'],
] as const;

/** Unarmed attacks: attack | modifier to the roll | damage */
export const unarmed = [
  ['punch', 0, 'thr-2'],
  ['kick', -2, 'thr'],
  ['kick in boots', -2, 'thr+1'],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Appearance
// ---------------------------------------------------------------------------------------------------------------

/** Height and weight: ST | feet | inches | pounds. First row "or less", third "5-", last "16+" and "or more" */
export const heightAndWeight = [
  [null, 5, 2, 120],
  [null, 5, 3, 130],
  [5, 5, 4, 130],
  [6, 5, 5, 135],
  [7, 5, 6, 135],
  [8, 5, 7, 140],
  [9, 5, 8, 145],
  [10, 5, 9, 150],
  [11, 5, 10, 155],
  [12, 5, 11, 160],
  [13, 6, 0, 165],
  [14, 6, 1, 170],
  [15, 6, 2, 180],
  [16, 6, 3, 190],
] as const;

/** Pounds for each inch over 6 feet 3 inches */
export const weightPerInchBeyondTable = 10;

/** Adjustments: who | inches | pounds */
export const heightWeightAdjustments = [
  ['woman', -2, -10],
  ['before the 19th century', -3, 0],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Damage and weapons
// ---------------------------------------------------------------------------------------------------------------

/** Basic weapon damage: ST | thrusting | swinging; the first row is "4 or less" */
export const basicDamage = [
  [4, '0', '0'],
  [5, '1d-5', '1d-5'],
  [6, '1d-4', '1d-4'],
  [7, '1d-3', '1d-3'],
  [8, '1d-3', '1d-2'],
  [9, '1d-2', '1d-1'],
  [10, '1d-2', '1d'],
  [11, '1d-1', '1d+1'],
  [12, '1d-1', '1d+2'],
  [13, '1d', '2d-1'],
  [14, '1d', '2d'],
  [15, '1d+1', '2d+1'],
  [16, '1d+1', '2d+2'],
  [17, '1d+2', '3d-1'],
  [18, '1d+2', '3d'],
  [19, '2d-1', '3d+1'],
  [20, '2d-1', '3d+2'],
] as const;

/**
 * Ancient/medieval hand weapons, one row for each use:
 * skill | weapon | type | damage | reach | cost | weight | min ST | MD | notes
 *
 * Cost, weight and min ST are repeated on every row of an article. Notes are words joined by '; ':
 * '2H' both hands; 'R1', 'R2' turns to ready after this use; 'U' unready when used to parry (for Axe/Mace by the text
 * on parrying, the mark is missing from its header); 'throwable'; 'may stick'; 'flail rule'; 'blunt'.
 * '*' after the reach: one turn of readying to change between the reaches.
 */
export const handWeapons = [
  ['Axe/Mace', 'Axe', 'cut', 'sw+2', '1', 50, 4, 12, null, 'R1; U'],
  ['Axe/Mace', 'Mace', 'cr', 'sw+3', '1', 50, 5, 12, null, 'R1; U'],

  ['Blackjack', 'Blackjack or sap', 'cr', 'thr', 'C', 20, 1, 7, null, 'may not parry'],

  ['Broadsword', 'Broadsword', 'cut', 'sw+1', '1', 500, 3, 10, null, ''],
  ['Broadsword', 'Broadsword', 'cr', 'thr+1', '1', 500, 3, 10, null, 'blunt'],
  ['Broadsword', 'Light club', 'cr', 'sw+1', '1', 10, 3, 10, null, ''],

  ['Fencing', 'Smallsword', 'imp', 'thr+1', '1', 400, 1, null, '1d+1', ''],
  ['Fencing', 'Rapier', 'imp', 'thr+1', '1,2', 500, 1.5, null, '1d+1', ''],
  ['Fencing', 'Saber', 'cut', 'sw', '1', 700, 2, 7, null, 'also Shortsword'],
  ['Fencing', 'Saber', 'imp', 'thr+1', '1', 700, 2, 7, '1d+2', 'also Shortsword'],

  ['Flail', 'Morningstar', 'cr', 'sw+3', '1', 80, 6, 12, null, 'R1; U; flail rule'],
  ['Flail', 'Flail', 'cr', 'sw+4', '1,2*', 100, 8, 13, null, '2H; R1; U; flail rule'],

  ['Knife', 'Large knife', 'cut', 'sw-2', 'C,1', 40, 1, null, '1d+2', ''],
  ['Knife', 'Large knife', 'imp', 'thr', 'C', 40, 1, null, '1d+2', 'throwable'],
  ['Knife', 'Small knife', 'cut', 'sw-3', 'C,1', 30, 0.5, null, '1d+1', ''],
  ['Knife', 'Small knife', 'imp', 'thr-1', 'C', 30, 0.5, null, '1d+1', 'throwable'],
  ['Knife', 'Dagger', 'imp', 'thr-1', 'C', 20, 0.25, null, '1d', 'throwable'],

  ['Polearm', 'Glaive', 'cut', 'sw+3', '2,3*', 100, 8, 11, null, '2H; R2'],
  ['Polearm', 'Glaive', 'imp', 'thr+3', '1-3*', 100, 8, 11, null, '2H; R1'],
  ['Polearm', 'Poleaxe', 'cut or cr', 'sw+4', '2,3*', 120, 10, 12, null, '2H; R2'],
  ['Polearm', 'Halberd', 'cut', 'sw+5', '2,3*', 150, 12, 13, null, '2H; R2'],
  ['Polearm', 'Halberd', 'imp', 'sw+4', '2,3*', 150, 12, 13, null, '2H; R2; may stick'],
  ['Polearm', 'Halberd', 'imp', 'thr+3', '1-3*', 150, 12, 13, null, '2H; R1'],

  ['Shortsword', 'Shortsword', 'cut', 'sw', '1', 400, 2, 7, null, ''],
  ['Shortsword', 'Shortsword', 'imp', 'thr', '1', 400, 2, 7, null, ''],
  ['Shortsword', 'Baton', 'cr', 'sw', '1', 20, 1, 7, null, ''],
  ['Shortsword', 'Baton', 'cr', 'thr', '1', 20, 1, 7, null, ''],

  ['Spear', 'Javelin', 'imp', 'thr+1', '1', 30, 2, null, null, 'mainly for throwing'],
  ['Spear', 'Spear, one hand', 'imp', 'thr+2', '1*', 40, 4, 9, null, 'throwable'],
  ['Spear', 'Spear, two hands', 'imp', 'thr+3', '1,2*', 40, 4, 9, null, '2H'],

  ['Staff', 'Quarterstaff', 'cr', 'sw+2', '1,2', 10, 4, 6, null, '2H; parry 2/3'],
  ['Staff', 'Quarterstaff', 'cr', 'thr+2', '1,2', 10, 4, 6, null, '2H; parry 2/3'],

  ['Two-Handed Axe/Mace', 'Great axe', 'cut', 'sw+3', '1,2*', 100, 8, 13, null, '2H; R1; U'],
  ['Two-Handed Axe/Mace', 'Maul', 'cr', 'sw+4', '1,2*', 80, 12, 14, null, '2H; R1; U'],

  ['Two-Handed Sword', 'Greatsword', 'cut', 'sw+3', '1,2', 800, 7, 12, null, '2H'],
  ['Two-Handed Sword', 'Greatsword', 'cr', 'thr+2', '2', 800, 7, 12, null, '2H; blunt'],
] as const;

/** Hand weapons given in a skill's text and not in the table, columns as in `handWeapons` */
export const handWeaponsInText = [
  ['Force Sword', 'Force sword', 'cut', '8d', '1', 3000, 2, null, null, 'TL 11'],
  ['Force Sword', 'Force sword', 'imp', '4d', '1', 3000, 2, null, null, 'TL 11'],
] as const;

/**
 * Ancient/medieval ranged weapons:
 * skill | weapon | type | damage | SS | Acc | 1/2D | Max | cost | per shot | weight | min ST | MD | notes
 */
export const rangedWeapons = [
  ['Axe Throwing', 'Throwing axe', 'cut', 'sw+2', 10, 2, 'ST', 'STx1.5', 60, null, 4, 11, null, ''],

  ['Bow', 'Short bow', 'imp', 'thr', 12, 1, 'STx10', 'STx15', 50, 2, 2, 7, '1d+3', '2H; R2'],
  ['Bow', 'Regular bow', 'imp', 'thr+1', 13, 2, 'STx15', 'STx20', 100, 2, 2, 10, '1d+4', '2H; R2'],
  ['Bow', 'Longbow', 'imp', 'thr+2', 15, 3, 'STx15', 'STx20', 200, 2, 3, 11, '1d+4', '2H; R2'],
  ['Bow', 'Composite bow', 'imp', 'thr+3', 14, 3, 'STx20', 'STx25', 900, 2, 4, 10, '1d+4', '2H; R2'],
  [null, 'Quiver', null, null, null, null, null, null, 10, null, 0.5, null, null, 'holds 10 arrows or bolts'],

  ['Crossbow', 'Crossbow', 'imp', 'thr+4', 12, 4, 'STx20', 'STx25', 150, 2, 6, 7, '3d', '2H; R4'],
  ['Crossbow', 'Prodd', 'cr', 'thr+4', 12, 2, 'STx20', 'STx25', 150, 0.1, 6, 7, null, '2H; R4; lead pellets'],

  ['Knife Throwing', 'Large knife', 'imp', 'thr', 12, 0, 'ST-2', 'ST+5', 40, null, 1, null, '1d+2', ''],
  ['Knife Throwing', 'Small knife', 'imp', 'thr-1', 11, 0, 'ST-5', 'ST', 30, null, 0.5, null, '1d+1', ''],
  ['Knife Throwing', 'Dagger', 'imp', 'thr-1', 12, 0, 'ST-5', 'ST', 20, null, 0.25, null, '1d', ''],

  ['Sling', 'Sling', 'cr', 'sw', 12, 0, 'STx6', 'STx10', 10, null, 0.5, null, null, '2H to load; R2'],
  ['Sling', 'Staff sling', 'cr', 'sw+1', 14, 1, 'STx10', 'STx15', 20, null, 2, null, null, '2H to load; R2'],

  ['Spear Throwing', 'Javelin', 'imp', 'thr+1', 10, 3, 'STx1.5', 'STx2.5', 30, null, 2, 7, null, ''],
  ['Spear Throwing', 'Spear', 'imp', 'thr+3', 11, 2, 'ST', 'STx1.5', 40, null, 4, 9, null, ''],

  ['DX-3 or Throwing', 'Rock', 'cr', 'thr-1', 12, 0, 'STx2', 'STx3.5', null, null, 1, null, null, ''],
] as const;

/** Ammunition: item | ounces | pounds | price per shot */
export const ammunition = [
  ['arrow', 2, 0.125, 2],
  ['bolt', 1, 0.0625, 2],
  ['sling stone', 1, 0.0625, null],
  ['prodd pellet', 1, 0.0625, 0.1],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Armor, shields, encumbrance
// ---------------------------------------------------------------------------------------------------------------

/**
 * Suits of armor: suit | TL | PD | DR | cost | weight | PD vs. impaling | DR vs. impaling | combat skills | notes
 *
 * The mark of the two Kevlar rows is the same as the chainmail's: PD 1, DR 2 against impaling.
 */
export const suits = [
  ['Ordinary clothing', 'any', 0, 0, 'varies', 1, 0, 0, 0, ''],
  ['Padded cloth armor', '1-4', 1, 1, 180, 14, 1, 1, 0, ''],
  ['Leather jacket', '1-8', 1, 1, 50, 4, 1, 1, 0, 'torso and arms'],
  ['Light leather armor', '1-4', 1, 1, 210, 10, 1, 1, 0, ''],
  ['Heavy leather armor', '1-4', 2, 2, 350, 20, 2, 2, 0, ''],
  ['Chainmail', '3-4', 3, 4, 550, 45, 1, 2, 0, ''],
  ['Scale armor', '2-4', 3, 4, 750, 50, 3, 4, 0, ''],
  ['Half plate', '2-4', 4, 5, 2000, 70, 4, 5, -1, 'Vision and Hearing -3'],
  ['Light plate', '3-4', 4, 6, 4000, 90, 4, 6, -1, 'Vision and Hearing -3'],
  ['Heavy plate', '3-4', 4, 7, 6000, 110, 4, 7, -1, 'Vision and Hearing -3'],
  ['Flak jacket', '6', 2, 3, 220, 17, 2, 3, 0, 'torso'],
  ['Kevlar (light)', '7', 2, 4, 220, 5, 1, 2, 0, ''],
  ['Kevlar (heavy)', '7', 2, 12, 420, 9, 1, 2, 0, ''],
  ['Light body armor', '7+', 4, 15, 270, 22, 4, 15, 0, ''],
  ['Medium body armor', '8+', 6, 25, 1520, 32, 6, 25, 0, ''],
  ['Heavy body armor', '9+', 6, 50, 2520, 52, 6, 50, 0, ''],
] as const;

/**
 * Shields: type | PD | cost | weight
 *
 * The table is missing from the scan; the reference takes the Man to Man rows, less the hits column. The text confirms
 * PD 1 for a buckler and 4 for a large shield.
 */
export const shields = [
  ['Improvised', '1 or 2', null, 'varies'],
  ['Buckler', 1, 25, 2],
  ['Small', 2, 40, 8],
  ['Medium', 3, 60, 15],
  ['Large', 4, 90, 25],
] as const;

/** Attacks while a large shield is used: modifier */
export const largeShieldAttackPenalty = -2;

/** Encumbrance: level | name | up to ST times | penalty */
export const encumbrance = [
  [0, 'none', 2, 0],
  [1, 'light', 4, 1],
  [2, 'medium', 6, 2],
  [3, 'heavy', 12, 3],
  [4, 'extra-heavy', 20, 4],
] as const;

/** The most that can be carried at all: ST times */
export const absoluteLoadLimit = 30;
