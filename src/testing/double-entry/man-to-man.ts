/**
 * Man to Man tables, typed in a second time.
 *
 * This file is an independent second typing-in from the reference, used only by tests: a test compares it with the
 * product's own tables, so nothing here may be imported from, generated from, or copied from those tables.
 * The rows stay close to the printed page. Book pages are given above each table; "pull-out" is the unnumbered middle of
 * the book. Conventions:
 * - damage is dice and adds without a "d": '1+2', '2-1', '1';
 * - null is a dash, "none" or an empty cell of the book;
 * - prices are dollars, weights pounds, ranges yards, times seconds;
 * - [D1], [D2] ... are the decision numbers of the reference (see `decisions` at the end).
 */

// ---------------------------------------------------------------------------------------------------------------
// Points and attributes
// ---------------------------------------------------------------------------------------------------------------

/** Point budgets (p. 5 and pull-out): points | kind of fighter */
export const budgets = [
  [10, 'common scum'],
  [20, 'tough scum'],
  [40, 'city guard or rookie'],
  [60, 'veteran'],
  [80, 'veteran officer or mercenary'],
  [100, 'hero'],
] as const;

/** Attribute prices (p. 6 and pull-out): level | cost. 7 is the lowest level; 21 and 22 follow from the +25 rule. */
export const attributePrices = [
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

/** Price of each attribute level beyond 20 (p. 6) */
export const attributePriceBeyondTable = 25;

/** Lowest attribute level (p. 6) */
export const attributeMinimum = 7;

// ---------------------------------------------------------------------------------------------------------------
// Advantages and skills
// ---------------------------------------------------------------------------------------------------------------

/** Advantages (pp. 7-8 and pull-out): name | cost */
export const advantages = [
  ['Ambidextrousness', 10],
  ['Combat Reflexes', 15],
  ['Peripheral Vision', 15],
  ['Toughness DR 1', 10],
  ['Toughness DR 2', 25],
] as const;

/** Skills (pp. 8-10 and pull-out): name | difficulty | attribute | attribute default | skill default */
export const skills = [
  ['Shield', 'easy', 'DX', 'DX-4', null],
  ['Knife', 'easy', 'DX', 'DX-4', null],
  ['Crossbow', 'easy', 'DX', 'DX-4', null],
  ['Fast-Draw', 'easy', 'DX', null, null],
  ['Brawling', 'easy', 'DX', null, null],
  ['Knife Throwing', 'easy', 'DX', 'DX-4', null],
  ['Axe Throwing', 'easy', 'DX', 'DX-4', null],
  ['Spear Throwing', 'easy', 'DX', 'DX-4', null],
  ['Shortsword', 'average', 'DX', 'DX-5', 'Broadsword-2'],
  ['Fencing', 'average', 'DX', 'DX-5', null],
  ['Broadsword', 'average', 'DX', 'DX-5', 'Shortsword-2'],
  ['Two-Handed Sword', 'average', 'DX', 'DX-5', null],
  ['Axe/Mace', 'average', 'DX', 'DX-5', null],
  ['Two-Handed Axe/Mace', 'average', 'DX', 'DX-5', null],
  ['Staff', 'average', 'DX', 'DX-5', 'Spear-2'],
  ['Spear', 'average', 'DX', 'DX-5', 'Staff-2'],
  ['Polearm', 'average', 'DX', 'DX-5', null],
  ['Flail', 'hard', 'DX', 'DX-6', null],
  ['Bow', 'hard', 'DX', 'DX-6', null],
  ['Sling', 'hard', 'DX', 'DX-6', null], // [D3]: the weapon table alone says "no default"
  ['Judo', 'hard', 'DX', null, null],
  ['Karate', 'hard', 'DX', null, null],
  ['Running', 'hard', 'HT', null, null],
  ['Throwing', 'hard', 'DX', null, null],
] as const;

/** Types of Fast-Draw, each a skill of its own (pp. 10, 41) */
export const fastDrawTypes = ['knife', 'arrow', 'sword', 'two-handed sword'] as const;

/** Attribute default by difficulty (p. 9): difficulty | penalty */
export const defaultByDifficulty = [
  ['easy', -4],
  ['average', -5],
  ['hard', -6],
] as const;

/** Skill-to-skill defaults (p. 9): skill | from | penalty */
export const skillDefaultPairs = [
  ['Shortsword', 'Broadsword', -2],
  ['Broadsword', 'Shortsword', -2],
  ['Staff', 'Spear', -2],
  ['Spear', 'Staff', -2],
] as const;

/** Skill cost (p. 9 and pull-out): level relative to the attribute | easy | average | hard; +6 and +7 by the +8 rule */
export const skillCosts = [
  [-1, 0.5, 1, 2],
  [0, 1, 2, 4],
  [1, 2, 4, 8],
  [2, 4, 8, 16],
  [3, 8, 16, 24],
  [4, 16, 24, 32],
  [5, 24, 32, 40],
  [6, 32, 40, 48],
  [7, 40, 48, 56],
] as const;

/** Price of each skill level beyond the table, whatever the difficulty (p. 9) */
export const skillCostBeyondTable = 8;

// ---------------------------------------------------------------------------------------------------------------
// Appearance
// ---------------------------------------------------------------------------------------------------------------

/** Average height (p. 11 and pull-out): ST | feet | inches; the last row is "16 or more" */
export const heightByST = [
  [7, 5, 6],
  [8, 5, 7],
  [9, 5, 8],
  [10, 5, 9],
  [11, 5, 10],
  [12, 5, 11],
  [13, 6, 0],
  [14, 6, 1],
  [15, 6, 2],
  [16, 6, 3],
] as const;

/** Average weight (p. 11 and pull-out): feet | inches | pounds; the first row is "or less" */
export const weightByHeight = [
  [5, 2, 120],
  [5, 3, 130],
  [5, 4, 130],
  [5, 5, 135],
  [5, 6, 135],
  [5, 7, 140],
  [5, 8, 145],
  [5, 9, 150],
  [5, 10, 155],
  [5, 11, 160],
  [6, 0, 165],
  [6, 1, 170],
  [6, 2, 180],
  [6, 3, 190],
] as const;

/** Pounds for each inch over 6 feet 3 inches (p. 11) */
export const weightPerInchBeyondTable = 10;

/** Random variation (p. 11 and pull-out): roll of 3 dice | inches | pounds */
export const heightWeightVariation = [
  [3, -6, -40],
  [4, -5, -30],
  [5, -4, -20],
  [6, -3, -10],
  [7, -2, -5],
  [8, -1, -5],
  [9, 0, 0],
  [10, 0, 0],
  [11, 0, 0],
  [12, 1, 5],
  [13, 2, 5],
  [14, 3, 10],
  [15, 4, 20],
  [16, 5, 30],
  [17, 6, 40],
  [18, 6, 50],
] as const;

/** Other height adjustments (p. 11 and pull-out): who | inches off the average */
export const heightAdjustments = [
  ['woman', -2],
  ['before the 19th century', -3],
] as const;

/** Coloring (p. 11): roll of 3 dice | skin | hair | eyes, each rolled for separately */
export const coloring = [
  [3, 'blue-black', 'blue-black', 'purple'],
  [4, 'black', 'black', 'black'],
  [5, 'black', 'black', 'ice-blue'],
  [6, 'black', 'blond', 'gray'],
  [7, 'white with freckles', 'bald (men)', 'blue'],
  [8, 'white, tanned', 'red-brown', 'blue'],
  [9, 'white', 'light brown', 'brown'],
  [10, 'white', 'brown', 'brown'],
  [11, 'brown', 'brown', 'brown'],
  [12, 'brown', 'dark brown', 'hazel'],
  [13, 'light golden', 'dark brown', 'green'],
  [14, 'light golden', 'gray', 'dark blue'],
  [15, 'light golden', 'strawberry blond', 'dark green'],
  [16, 'golden', 'bright red or orange', 'dark green'],
  [17, 'red-bronze', 'golden blond', 'golden'],
  [18, 'red-bronze', 'pure white', 'two colors: roll twice'],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Damage and weapons
// ---------------------------------------------------------------------------------------------------------------

/** Basic damage (p. 12 and pull-out): ST | thrust | swing; "4 or less" written out, 21 to 26 by the progression */
export const basicDamage = [
  [1, '0', '0'],
  [2, '0', '0'],
  [3, '0', '0'],
  [4, '0', '0'],
  [5, '1-5', '1-5'],
  [6, '1-4', '1-4'],
  [7, '1-3', '1-3'],
  [8, '1-3', '1-2'],
  [9, '1-2', '1-1'],
  [10, '1-2', '1'],
  [11, '1-1', '1+1'],
  [12, '1-1', '1+2'],
  [13, '1', '2-1'],
  [14, '1', '2'],
  [15, '1+1', '2+1'],
  [16, '1+1', '2+2'],
  [17, '1+2', '3-1'],
  [18, '1+2', '3'],
  [19, '2-1', '3+1'],
  [20, '2-1', '3+2'],
  [21, '2', '4-1'],
  [22, '2', '4'],
  [23, '2+1', '4+1'],
  [24, '2+1', '4+2'],
  [25, '2+2', '5-1'],
  [26, '2+2', '5'],
] as const;

/**
 * Hand weapons (pull-out), one row for each use:
 * skill | weapon | type | damage | reach | cost | weight | min ST | MD | notes
 *
 * Cost, weight and min ST are repeated on every row of an article. Notes are words joined by '; ':
 * '2H' both hands; 'R1', 'R2' turns to ready after this use; 'U' unready when used to parry; 'throwable' (on the row
 * where the book prints it); 'may stick'; 'flail rule' (block -2, parry -4, not by fencing weapons or knives);
 * 'blunt' (a crushing point). '*' after the reach: one turn of readying to change between the reaches.
 */
export const handWeapons = [
  ['Knife', 'Large knife', 'cut', 'swing-2', 'C,1', 40, 1, null, '1+2', ''],
  ['Knife', 'Large knife', 'imp', 'thrust', 'C', 40, 1, null, '1+2', 'throwable'],
  ['Knife', 'Small knife', 'cut', 'swing-3', 'C,1', 30, 0.5, null, '1+1', ''],
  ['Knife', 'Small knife', 'imp', 'thrust-1', 'C', 30, 0.5, null, '1+1', 'throwable'],
  ['Knife', 'Dagger', 'imp', 'thrust-1', 'C', 20, 0.25, null, '1', 'throwable'],

  ['Shortsword', 'Shortsword', 'cut', 'swing', '1', 400, 2, 7, null, ''],
  ['Shortsword', 'Shortsword', 'imp', 'thrust', '1', 400, 2, 7, null, ''],
  ['Shortsword', 'Baton', 'cr', 'swing', '1', 20, 1, 7, null, ''],
  ['Shortsword', 'Baton', 'cr', 'thrust', '1', 20, 1, 7, null, ''],

  ['Fencing', 'Foil', 'imp', 'thrust+1', '1', 400, 1, null, '1+1', ''],
  ['Fencing', 'Rapier', 'imp', 'thrust+1', '1,2', 500, 1.5, null, '1+1', ''],
  ['Fencing', 'Saber', 'cut', 'swing', '1', 400, 2, 7, null, 'also Shortsword'],
  ['Fencing', 'Saber', 'imp', 'thrust+1', '1', 400, 2, 7, '1+2', 'also Shortsword'],

  ['Broadsword', 'Broadsword', 'cut', 'swing+1', '1', 500, 3, 10, null, ''],
  ['Broadsword', 'Broadsword', 'cr', 'thrust+1', '1', 500, 3, 10, null, 'blunt'],
  ['Broadsword', 'Thrusting broadsword', 'cut', 'swing+1', '1', 600, 3, 10, null, ''],
  ['Broadsword', 'Thrusting broadsword', 'imp', 'thrust+2', '1', 600, 3, 10, null, ''],
  ['Broadsword', 'Bastard sword, one hand', 'cut', 'swing+1', '1,2', 650, 5, 11, null, 'R1; U'],
  ['Broadsword', 'Bastard sword, one hand', 'cr', 'thrust+1', '2', 650, 5, 11, null, 'U; blunt'],
  ['Broadsword', 'Thrusting bastard sword, one hand', 'cut', 'swing+1', '1,2', 750, 5, 11, null, 'R1; U'],
  ['Broadsword', 'Thrusting bastard sword, one hand', 'imp', 'thrust+2', '2', 750, 5, 11, null, 'U'],
  ['Broadsword', 'Light club', 'cr', 'swing+1', '1', 10, 3, 11, null, ''],

  ['Two-Handed Sword', 'Bastard sword, two hands', 'cut', 'swing+2', '1,2', 650, 5, 11, null, '2H'],
  ['Two-Handed Sword', 'Bastard sword, two hands', 'cr', 'thrust+2', '2', 650, 5, 11, null, '2H; blunt'],
  ['Two-Handed Sword', 'Thrusting bastard sword, two hands', 'cut', 'swing+2', '1,2', 750, 5, 11, null, '2H'],
  ['Two-Handed Sword', 'Thrusting bastard sword, two hands', 'imp', 'thrust+3', '2', 750, 5, 11, null, '2H'],
  ['Two-Handed Sword', 'Greatsword', 'cut', 'swing+3', '1,2', 800, 7, 12, null, '2H'],
  ['Two-Handed Sword', 'Greatsword', 'cr', 'thrust+2', '2', 800, 7, 12, null, '2H; blunt'],
  ['Two-Handed Sword', 'Thrusting greatsword', 'cut', 'swing+3', '1,2', 900, 7, 12, null, '2H'],
  ['Two-Handed Sword', 'Thrusting greatsword', 'imp', 'thrust+3', '2', 900, 7, 12, null, '2H'],
  ['Two-Handed Sword', 'Quarterstaff', 'cr', 'swing+2', '1,2', 10, 4, 11, null, '2H'],
  ['Two-Handed Sword', 'Quarterstaff', 'cr', 'thrust+1', '2', 10, 4, 11, null, '2H'],

  ['Staff', 'Quarterstaff', 'cr', 'swing+2', '1,2', 10, 4, null, null, '2H'],
  ['Staff', 'Quarterstaff', 'cr', 'thrust+2', '1,2', 10, 4, null, null, '2H'],

  ['Axe/Mace', 'Hatchet', 'cut', 'swing', '1', 40, 2, 7, null, 'R1; U; throwable'],
  ['Axe/Mace', 'Axe', 'cut', 'swing+2', '1', 50, 4, 12, null, 'R1; U'],
  ['Axe/Mace', 'Throwing axe', 'cut', 'swing+2', '1', 60, 4, 12, null, 'R1; U; throwable'],
  ['Axe/Mace', 'Small mace', 'cr', 'swing+2', '1', 35, 3, 11, null, 'R1; U'],
  ['Axe/Mace', 'Mace', 'cr', 'swing+3', '1', 50, 5, 12, null, 'R1; U'],
  ['Axe/Mace', 'Pick', 'imp', 'swing+1', '1', 70, 3, 11, null, 'R1; U; may stick'],

  ['Two-Handed Axe/Mace', 'Greataxe', 'cut', 'swing+3', '1,2*', 100, 8, 13, null, '2H; R1; U'],
  ['Two-Handed Axe/Mace', 'Warhammer', 'imp', 'swing+3', '1,2*', 100, 7, 13, null, '2H; R1; U; may stick'],
  ['Two-Handed Axe/Mace', 'Maul', 'cr', 'swing+4', '1,2*', 80, 12, 14, null, '2H; R1; U'],

  ['Flail', 'Morningstar', 'cr', 'swing+3', '1', 80, 6, 12, null, 'R1; U; flail rule'],
  ['Flail', 'Flail', 'cr', 'swing+4', '1,2*', 100, 8, 13, null, '2H; R1; U; flail rule'],

  ['Spear', 'Javelin', 'imp', 'thrust+1', '1', 30, 2, null, null, 'mainly for throwing'],
  ['Spear', 'Spear, one hand', 'imp', 'thrust+1', '1*', 40, 4, 9, null, ''],
  ['Spear', 'Spear, two hands', 'imp', 'thrust+2', '1,2*', 40, 4, 9, null, '2H'],
  ['Spear', 'Pike', 'imp', 'thrust+2', '2,3*', 60, 6, 12, null, '2H'],

  ['Polearm', 'Glaive', 'cut', 'swing+3', '2,3*', 100, 8, 11, null, '2H; R2'],
  ['Polearm', 'Glaive', 'imp', 'thrust+3', '1-3*', 100, 8, 11, null, '2H; R1'],
  ['Polearm', 'Poleaxe', 'cut or cr', 'swing+4', '2,3*', 120, 10, 12, null, '2H; R2'],
  ['Polearm', 'Halberd', 'cut', 'swing+5', '2,3*', 150, 12, 13, null, '2H; R2'],
  ['Polearm', 'Halberd', 'imp', 'swing+4', '2,3*', 150, 12, 13, null, '2H; R2; may stick'],
  ['Polearm', 'Halberd', 'imp', 'thrust+3', '1-3*', 150, 12, 13, null, '2H; R1'],
] as const;

/** Other hand items (p. 38): item | punch bonus | cost | weight */
export const otherHandItems = [
  ['Brass knuckles (pair)', 2, 30, 1],
  ['Blackjack', 2, null, null],
] as const;

/**
 * Ranged weapons (pull-out):
 * skill | weapon | type | damage | PB | Inc | 1/2 Dmg | Max | cost | per shot | weight | min ST | MD | notes
 *
 * ST is the user's, for crossbow and prodd the bow's. Notes: '2H' both hands, 'R2', 'R4' turns to ready. The MD of the
 * thrown knives is carried over from the hand weapons; the book leaves the column of these rows empty.
 */
export const rangedWeapons = [
  ['Bow', 'Short bow', 'imp', 'thrust', '5', 'ST/2', 'STx10', 'STx15', 50, 2, 2, 7, '1+3', '2H; R2'],
  ['Bow', 'Regular bow', 'imp', 'thrust+1', '5', 'ST', 'STx15', 'STx20', 100, 2, 2, 10, '1+4', '2H; R2'],
  ['Bow', 'Longbow', 'imp', 'thrust+2', '5', 'ST', 'STx15', 'STx20', 200, 2, 3, 11, '1+4', '2H; R2'],
  ['Bow', 'Composite bow', 'imp', 'thrust+3', '5', 'ST+2', 'STx20', 'STx25', 900, 2, 4, 10, '1+4', '2H; R2'],
  [null, 'Quiver', null, null, null, null, null, null, 10, null, 0.5, null, null, 'holds 10 arrows or bolts'],

  ['Crossbow', 'Crossbow', 'imp', 'thrust+4', '5', 'ST+5', 'STx20', 'STx25', 150, 2, 6, 7, null, '2H; R4'],
  ['Crossbow', 'Prodd', 'cr', 'thrust+4', '5', 'ST+5', 'STx20', 'STx25', 150, 0.1, 6, 7, null, '2H; R4; lead pellets'],
  [null, "Goat's foot", null, null, null, null, null, null, 50, null, 2, 7, null, 'cocks a strong crossbow in 20 s'],

  ['Sling', 'Sling', 'cr', 'thrust', '5', 'ST/2', 'STx6', 'STx10', 10, null, 0.5, null, null, '2H to load; R2'],
  ['Sling', 'Staff sling', 'cr', 'thrust+1', '5', 'ST/2', 'STx10', 'STx15', 20, null, 2, null, null, '2H to load; R2'],

  ['Knife Throwing', 'Large knife', 'imp', 'thrust', '2', '1', 'ST-2', 'ST+5', 40, null, 1, null, '1+2', ''],
  ['Knife Throwing', 'Small knife', 'imp', 'thrust-1', '2', '1', 'ST-5', 'ST', 30, null, 0.5, null, '1+1', ''],
  ['Knife Throwing', 'Dagger', 'imp', 'thrust-1', '2', '1', 'ST-5', 'ST', 20, null, 0.25, null, '1', ''],

  ['Axe Throwing', 'Hatchet', 'cut', 'swing', '2', '2', 'STx1.5', 'STx2.5', 40, null, 2, 7, null, ''],
  ['Axe Throwing', 'Throwing axe', 'cut', 'swing+3', '2', '2', 'ST', 'STx1.5', 60, null, 4, 11, null, '[D8]'],

  ['Spear Throwing', 'Javelin', 'imp', 'thrust+1', '3', '4', 'STx1.5', 'STx2.5', 30, null, 2, 7, null, ''],
  ['Spear Throwing', 'Spear', 'imp', 'thrust+3', '4', '5', 'ST', 'STx1.5', 40, null, 4, 9, null, '[D8]'],

  ['DX or Throwing', 'Rock', 'cr', 'thrust+1', '3', '5', 'STx2', 'STx3.5', null, null, 1, null, null, '[D9]'],
  ['DX or Throwing', 'Oil flask', 'fire', null, '3', '5', null, 'STx3.5', 50, null, 1, null, null, 'fantasy only'],
] as const;

/** Ammunition (pull-out): item | ounces | pounds | price per shot */
export const ammunition = [
  ['arrow', 2, 0.125, 2],
  ['bolt', 1, 0.0625, 2],
  ['sling stone', 1, 0.0625, null],
  ['prodd pellet', 1, 0.0625, 0.1],
] as const;

/** A full quiver (from the rows above): content | price | weight */
export const fullQuivers = [
  ['10 arrows', 30, 1.75],
  ['10 bolts', 30, 1.125],
] as const;

/** Weapon quality (p. 13): quality | weapons | price multiplier | damage bonus; null is "not offered" */
export const weaponQuality = [
  ['fine', 'swords', 4, 1],
  ['fine', 'other cutting or impaling', 10, 1],
  ['fine', 'crushing', 3, 0],
  ['good', 'swords', 1, 0],
  ['good', 'other cutting or impaling', 1, 0],
  ['good', 'crushing', 1, 0],
  ['cheap', 'swords', 0.4, 0],
  ['cheap', 'other cutting or impaling', null, null],
  ['cheap', 'crushing', null, null],
] as const;

/** Breakage when parrying a weapon three or more times as heavy (pp. 24, 33, 36): quality | odds [D12] */
export const breakageOdds = [
  ['good', '1/3'],
  ['fine', '1/6'],
  ['cheap', '2/3'],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Shields and armor
// ---------------------------------------------------------------------------------------------------------------

/** Shields (pp. 14, 46 and pull-out): type | PD | cost | weight | pierced at | destroyed after */
export const shields = [
  ['Improvised', '1 or 2', null, 'varies', 'varies', 'varies'],
  ['Buckler', 1, 25, 2, 5, 20],
  ['Small', 2, 40, 8, 5, 30],
  ['Medium', 3, 60, 15, 7, 40],
  ['Large', 4, 90, 25, 9, 60],
] as const;

/** Large shield (p. 14): what | modifier */
export const largeShieldPenalties = [
  ['weapon skill', -2],
  ['Parry', -1],
] as const;

/** Spikes on a shield (p. 46): cost | weight | bash damage bonus */
export const shieldSpikes = [20, 5, 1] as const;

/** Suits (p. 15 and pull-out): suit | PD | DR | cost | weight | PD vs. impaling | DR vs. impaling | combat skills */
export const suits = [
  ['Summer clothing', 0, 0, 20, 2, 0, 0, 0],
  ['Winter clothing', 0, 1, 60, 5, 0, 1, 0],
  ['Padded cloth armor', 1, 1, 180, 14, 1, 1, 0],
  ['Light leather armor', 1, 1, 210, 10, 1, 1, 0],
  ['Heavy leather armor', 2, 2, 350, 20, 2, 2, 0],
  ['Chainmail', 3, 4, 550, 45, 1, 2, 0],
  ['Scale armor', 3, 4, 750, 50, 3, 4, 0],
  ['Half plate', 4, 5, 2000, 70, 4, 5, -1],
  ['Light plate', 4, 6, 4000, 90, 4, 6, -1],
  ['Heavy plate', 4, 7, 6000, 110, 4, 7, -1],
] as const;

/** Chain over and without padding (pull-out): state | PD | DR | PD vs. impaling | DR vs. impaling */
export const chain = [
  ['over cloth', 3, 4, 1, 2],
  ['alone', 3, 3, 0, 1],
] as const;

/**
 * Armor by location (pull-out): place | piece | PD | DR | cost | weight | notes
 *
 * Prices and weights of arm, leg, hand and foot pieces are for the pair; weight 0 is "negligible". 'chain' stands for
 * the figures of the `chain` table. The heavy leather torso piece is not printed; it is derived [D14].
 */
export const armorByLocation = [
  ['head', 'Cloth cap', 1, 1, 5, 0, ''],
  ['head', 'Leather helm', 2, 2, 20, 0, ''],
  ['head', 'Chain coif', 'chain', 'chain', 55, 4, 'head and shoulders'],
  ['head', 'Pot-helm', 3, 4, 100, 5, 'top of the head'],
  ['head', 'Greathelm', 4, 7, 340, 10, 'weapon skills -1; IQ to see or hear -5'],

  ['torso', 'Clothing: rags', 0, 0, 2, 1, ''],
  ['torso', 'Clothing: lower class', 0, 0, 10, 1, ''],
  ['torso', 'Clothing: middle class', 0, 0, 40, 1, ''],
  ['torso', 'Clothing: upper class', 0, 0, 200, 1, ''],
  ['torso', 'Clothing: noble', 0, 0, '1000+', 1, ''],
  ['torso, arms, legs', 'Winter clothing', 0, 1, 'double', 3, ''],
  ['torso, arms, legs', 'Overcoat', 0, 1, 50, 10, 'adds its DR'],
  ['torso, arms, legs', 'Overcoat, upper class', 0, 1, 100, 10, 'adds its DR'],
  ['torso', 'Cloth armor', 1, 1, 30, 6, ''],
  ['torso, arms', 'Leather jacket', 1, 1, 50, 4, ''],
  ['torso', 'Heavy leather', 2, 2, 100, 10, 'derived [D14]'],
  ['torso', 'Chainmail shirt', 'chain', 'chain', 230, 25, ''],
  ['torso', 'Scale mail', 3, 4, 420, 35, ''],
  ['torso, front only', 'Breastplate, bronze', 4, 4, 400, 20, 'neck to groin'],
  ['torso, front only', 'Breastplate, steel', 4, 5, 500, 18, 'neck to groin'],
  ['torso', 'Corselet', 4, 6, 1300, 35, ''],
  ['torso', 'Heavy corselet', 4, 7, 2300, 45, ''],

  ['arms', 'Cloth', 1, 1, 20, 2, ''],
  ['legs', 'Cloth', 1, 1, 20, 2, ''],
  ['arms', 'Leather', 2, 2, 50, 2, ''],
  ['legs', 'Leather', 2, 2, 60, 4, ''],
  ['legs', 'Chainmail leggings', 'chain', 'chain', 110, 15, ''],
  ['arms', 'Plate', 4, 6, 1000, 15, ''],
  ['legs', 'Plate', 4, 6, 1100, 20, ''],
  ['arms', 'Heavy plate', 4, 7, 1500, 20, ''],
  ['legs', 'Heavy plate', 4, 7, 1600, 25, ''],

  ['hands', 'Cloth gloves', 1, 1, 15, 0, ''],
  ['hands', 'Leather gloves', 2, 2, 30, 0, ''],
  ['hands', 'Gauntlets', 3, 4, 100, 2, ''],

  ['feet', 'Sandals, slippers', 0, 0, 10, 1, ''],
  ['feet', 'Shoes', 1, 1, 40, 2, ''],
  ['feet', 'Boots', 2, 2, 80, 3, ''],
  ['feet', 'Sollerets', 3, 4, 150, 7, ''],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Encumbrance, defenses, races
// ---------------------------------------------------------------------------------------------------------------

/** Encumbrance (p. 16 and pull-out): level | name | up to ST times | penalty */
export const encumbrance = [
  [0, 'none', 2, 0],
  [1, 'light', 4, 1],
  [2, 'medium', 6, 2],
  [3, 'heavy', 12, 3],
  [4, 'extra-heavy', 20, 4],
] as const;

/** Overload (p. 50 and pull-out): up to ST times | Move | fatigue each turn [D15] */
export const overload = [30, 1, 1] as const;

/** Encumbrance limits as the book prints them (p. 16 and pull-out): ST | none | light | medium | heavy | extra-heavy */
export const encumbranceLimits = [
  [7, 14, 28, 42, 84, 140],
  [8, 16, 32, 48, 96, 160],
  [9, 18, 36, 54, 108, 180],
  [10, 20, 40, 60, 120, 200],
  [11, 22, 44, 66, 132, 220],
  [12, 24, 48, 72, 144, 240],
  [13, 26, 52, 78, 156, 260],
  [14, 28, 56, 84, 168, 280],
  [15, 30, 60, 90, 180, 300],
  [16, 32, 64, 96, 192, 320],
  [17, 34, 68, 102, 204, 340],
  [18, 36, 72, 108, 216, 360],
  [19, 38, 76, 114, 228, 380],
  [20, 40, 80, 120, 240, 400],
] as const;

/** Active defenses (pp. 17, 24, 26): defense | fraction of what, rounded down */
export const activeDefenses = [
  ['Dodge', 'Move'],
  ['Parry', '1/2 weapon skill'],
  ['Fencing parry', '2/3 Fencing'],
  ['Judo parry', '2/3 Judo'],
  ['Karate parry', '2/3 Karate'],
  ['Brawling parry', '2/3 Brawling'],
  ['Bare-handed parry', '1/2 DX'],
  ['Block', '1/3 Shield'],
] as const;

/**
 * Races (pp. 19-20): race | cost | ST | DX | IQ | HT | Speed | lowest bought scores other than 7 | height | weight
 *
 * Height is inches and weight pounds against a human of the same ST (height) or the same height (weight). An empty
 * cell of the reference is 0.
 */
export const races = [
  ['Human', 0, 0, 0, 0, 0, 0, '', 0, 0],
  ['Elf', 30, -1, 1, 1, 0, 0, 'ST 8', 0, -15],
  ['Dwarf', 30, 2, 0, 0, 0, -1, '', -18, 100],
  ['Gnome', 10, 0, 0, 0, 0, -1, '', -18, 50],
  ['Halfling', 0, -3, 1, 0, 1, 0, 'ST 10', -18, 0],
  ['Reptile Man', 100, 4, 0, -1, 2, 0, 'IQ 8', 0, 30],
  ['Goblin', 0, -2, 1, 1, 0, 0, 'ST 9', 0, -10],
  ['Orc', 0, 0, 0, -2, 1, 0, 'IQ 9', 0, 0],
  ['Half-orc', 0, 0, 0, -1, 1, 0, 'IQ 8', 0, 0],
  ['Kobold', 0, -2, 1, -2, 0, 0, 'ST 9, IQ 9', 0, 0],
  ['Hobgoblin', 0, 1, 1, -2, 0, 0, 'IQ 9', 0, 0],
  ['Skeleton', 0, 0, 0, -2, 0, 0, 'IQ 9', 0, 0],
  ['Zombie', 0, 1, 0, -2, 5, 0, 'IQ 9', 0, 0],
  ['Mummy', 0, 1, 0, 0, 5, 0, '', 0, 0],
  ['Ghoul', 0, 2, 0, -2, 0, 0, 'IQ 9', 0, 0],
] as const;

/** Traits of the races (pp. 19-20): race | trait */
export const raceTraits = [
  ['Elf', 'Combat Reflexes free'],
  ['Dwarf', 'Toughness 1 free'],
  ['Dwarf', 'up to 2 more Toughness at normal price'],
  ['Dwarf', 'extra-heavy to 30xST'],
  ['Dwarf', 'missile weapons -2'],
  ['Gnome', 'Toughness 1 free'],
  ['Gnome', 'extra-heavy to 30xST'],
  ['Halfling', 'Throwing, Bow and Sling are easy'],
  ['Reptile Man', 'DR 1'],
  ['Reptile Man', 'Toughness at normal price'],
  ['Reptile Man', 'Peripheral Vision'],
  ['Reptile Man', 'hands count as daggers in close combat'],
  ['Reptile Man', 'kick impales'],
  ['Reptile Man', 'bite thrust cutting'],
  ['Reptile Man', 'crossbow or gun not made for him -4'],
  ['Orc', 'at most 40 points suggested'],
  ['Kobold', 'small'],
  ['Kobold', 'at most 40 points suggested'],
  ['Hobgoblin', 'large'],
  ['Skeleton', 'impaling damage -2 and not doubled'],
  ['Skeleton', 'crushing that gets through armor doubled'],
  ['Skeleton', 'cannot be stunned'],
  ['Zombie', 'cannot be stunned'],
  ['Mummy', 'cannot be stunned'],
  ['Mummy', 'burns easily'],
  ['Ghoul', 'clubs at best'],
] as const;

// ---------------------------------------------------------------------------------------------------------------
// Readings
// ---------------------------------------------------------------------------------------------------------------

/**
 * Where the reference reads a row otherwise than the tables above print it, or had to choose:
 * decision | row | printed or alternative | reading
 */
export const decisions = [
  ['D1', 'Combat Reflexes cost', '10 (errata)', '15'],
  ['D3', 'Sling default', 'none (weapon table)', 'DX-6'],
  ['D8', 'Throwing axe, thrown', 'swing+2 (text)', 'swing+3'],
  ['D8', 'Spear, thrown', 'thrust+1 or +2 (text)', 'thrust+3'],
  ['D9', 'Rock', 'thrust+1', 'thrust-1'],
  ['D12', 'Breakage odds', '1/2, 1/4, 3/4 (p. 13)', '1/3, 1/6, 2/3'],
  ['D14', 'Heavy leather, torso', 'not printed', 'PD 2, DR 2, $100, 10 lb'],
  ['D15', 'Beyond 20xST', 'forbidden (p. 16)', 'to 30xST at Move 1'],
  ['D17', 'Karate damage bonus', '1/2', '1/5'],
] as const;
