/**
 * Fourth-edition tables, typed in a second time.
 *
 * This file is an independent second typing-in from the reference, used only by tests: a test compares it with the
 * product's own tables, so nothing here may be imported from, generated from, or copied from those tables.
 * The reference places these rules in Book 1 (attributes and secondary characteristics: ch. 1, pp. 14-18; skill cost:
 * with the skills, before pp. 182-228) and marks nearly all of them as general knowledge still to be verified.
 * Conventions: damage is '1d-2'; null is a dash; prices are character points, weights pounds.
 */

/** Attributes and secondary characteristics (c.1): stat | base | points for a step | size of the step */
export const statCosts = [
  ['ST', '10', 10, 1],
  ['DX', '10', 20, 1],
  ['IQ', '10', 20, 1],
  ['HT', '10', 10, 1],
  ['HP', 'ST', 2, 1],
  ['Will', 'IQ', 5, 1],
  ['Per', 'IQ', 5, 1],
  ['FP', 'HT', 3, 1],
  ['Basic Speed', '(DX+HT)/4', 5, 0.25],
  ['Basic Move', 'floor(Basic Speed)', 5, 1],
] as const;

/** Secondary characteristics that are not bought directly (c.1): stat | formula */
export const derivedStats = [
  ['Dodge', 'floor(Basic Speed)+3'],
  ['Basic Lift', 'STxST/5'],
] as const;

/** Limits (c.1): stat | limit */
export const statLimits = [
  ['HP', 'within 30% of ST'],
  ['Will', 'at most 20, at most 4 below IQ'],
  ['Per', 'at most 20, at most 4 below IQ'],
  ['FP', 'within 30% of HT'],
  ['Basic Speed', 'humans within 2.00'],
  ['Basic Move', 'humans within 3'],
] as const;

/** Small traits (c.1): trait | points */
export const smallTraits = [
  ['quirk', -1],
  ['perk', 1],
] as const;

/** Most quirks (c.1) */
export const quirkLimit = 5;

/** Lowest sum of trait modifiers, percent (c.1) */
export const traitModifierFloor = -80;

/** Self-control numbers of disadvantages (c.1), and of other programs (1 is never resisted): number | multiplier */
export const selfControl = [
  [1, 2.5],
  [6, 2],
  [7, 1.83],
  [8, 1.67],
  [9, 1.5],
  [10, 1.33],
  [11, 1.17],
  [12, 1],
  [13, 0.83],
  [14, 0.67],
  [15, 0.5],
] as const;

/** Frequency of appearance (p. 36): roll, 18 for constantly | multiplier */
export const appearance = [
  [6, 0.5],
  [9, 1],
  [12, 2],
  [15, 3],
  [18, 4],
] as const;

/** Damage and lift by ST (c.2): ST | thrust | swing | Basic Lift */
export const damageAndLift = [
  [1, '1d-6', '1d-5', 0.2],
  [2, '1d-6', '1d-5', 0.8],
  [3, '1d-5', '1d-4', 1.8],
  [4, '1d-5', '1d-4', 3.2],
  [5, '1d-4', '1d-3', 5],
  [6, '1d-4', '1d-3', 7.2],
  [7, '1d-3', '1d-2', 9.8],
  [8, '1d-3', '1d-2', 13],
  [9, '1d-2', '1d-1', 16],
  [10, '1d-2', '1d', 20],
  [11, '1d-1', '1d+1', 24],
  [12, '1d-1', '1d+2', 29],
  [13, '1d', '2d-1', 34],
  [14, '1d', '2d', 39],
  [15, '1d+1', '2d+1', 45],
  [16, '1d+1', '2d+2', 51],
  [17, '1d+2', '3d-1', 58],
  [18, '1d+2', '3d', 65],
  [19, '2d-1', '3d+1', 72],
  [20, '2d-1', '3d+2', 80],
  [21, '2d', '4d-1', 88],
  [22, '2d', '4d', 97],
  [23, '2d+1', '4d+1', 106],
  [24, '2d+1', '4d+2', 115],
  [25, '2d+2', '5d-1', 125],
  [26, '2d+2', '5d', 135],
  [27, '3d-1', '5d+1', 146],
  [28, '3d-1', '5d+1', 157],
  [29, '3d', '5d+2', 168],
  [30, '3d', '5d+2', 180],
  [31, '3d+1', '6d-1', 192],
  [32, '3d+1', '6d-1', 205],
  [33, '3d+2', '6d', 218],
  [34, '3d+2', '6d', 231],
  [35, '4d-1', '6d+1', 245],
  [36, '4d-1', '6d+1', 259],
  [37, '4d', '6d+2', 274],
  [38, '4d', '6d+2', 289],
  [39, '4d+1', '7d-1', 304],
  [40, '4d+1', '7d-1', 320],
  [45, '5d', '7d+1', 405],
  [50, '5d+2', '8d-1', 500],
  [55, '6d', '8d+1', 605],
  [60, '7d-1', '9d', 720],
  [65, '7d+1', '9d+2', 845],
  [70, '8d', '10d', 980],
  [75, '8d+2', '10d+2', 1125],
  [80, '9d', '11d', 1280],
  [85, '9d+2', '11d+2', 1445],
  [90, '10d', '12d', 1620],
  [95, '10d+2', '12d+2', 1805],
  [100, '11d', '13d', 2000],
] as const;

/** Beyond ST 100 (c.2): dice added to thrust and swing | for each full points of ST */
export const damageBeyondTable = [1, 10] as const;

/** Encumbrance (c.3): level | name | up to Basic Lift times | Move factor | Dodge and climbing */
export const encumbrance = [
  [0, 'None', 1, 1, 0],
  [1, 'Light', 2, 0.8, -1],
  [2, 'Medium', 3, 0.6, -2],
  [3, 'Heavy', 6, 0.4, -3],
  [4, 'X-Heavy', 10, 0.2, -4],
] as const;

/** Skill costs (c.4): level relative to the attribute | Easy | Average | Hard | Very Hard; +4 to +6 by the +4 rule */
export const skillCosts = [
  [-3, null, null, null, 1],
  [-2, null, null, 1, 2],
  [-1, null, 1, 2, 4],
  [0, 1, 2, 4, 8],
  [1, 2, 4, 8, 12],
  [2, 4, 8, 12, 16],
  [3, 8, 12, 16, 20],
  [4, 12, 16, 20, 24],
  [5, 16, 20, 24, 28],
  [6, 20, 24, 28, 32],
] as const;

/** Price of each skill level beyond the table, whatever the difficulty (c.4) */
export const skillCostBeyondTable = 4;

/** Relative level that the first point buys (c.4): difficulty | level */
export const skillStartLevel = [
  ['Easy', 0],
  ['Average', -1],
  ['Hard', -2],
  ['Very Hard', -3],
] as const;

/** Highest attribute level as the base of a default (c.4) */
export const defaultAttributeCap = 20;

/** Techniques (c.4): difficulty | points for the first level above the default | for each further level */
export const techniqueCosts = [
  ['Average', 1, 1],
  ['Hard', 2, 1],
] as const;

/** Wildcard skills cost this many times the Very Hard price (c.4) */
export const wildcardMultiplier = 3;

/** Parry and Block (c.4): defense | fraction of the skill | added */
export const parryAndBlock = [
  ['Parry', '1/2', 3],
  ['Block', '1/2', 3],
] as const;
