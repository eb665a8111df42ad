import { lite } from '../../books.ts';
import {
  meleeSkills,
  missileAndThrownSkills,
  rangedWeaponSkills,
  unarmedSkills,
} from '../../entries/skills/fighting.ts';
import { listSkills } from '../../list-entries.ts';
import { brawlingDamage, karateDamage, parryShare, shieldPenalty } from '../../third-edition/skills/fighting.ts';

/**
 * GURPS Lite lists Staff as hard (p. 15), but its weapon table gives the default DX-5 of the average skills; the table
 * is followed, since it is the more specific.
 */
const staffPenaltyInLite = 5;

/** GURPS Lite, pp. 15, 17 and 19. */
export const liteMeleeSkills = listSkills(meleeSkills, {
  shield: {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: shieldPenalty }],
    combat: true,
    block: true,
  },
  knife: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    notes: ['Knives parry at 1 less, and cannot parry flails'],
  },
  blackjack: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
  },
  shortsword: {
    cite: lite(19),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'broadsword', penalty: 2 },
      { skill: 'force-sword', penalty: 3 },
    ],
    combat: true,
    weapon: true,
  },
  fencing: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
    notes: ['Only with light load or less; parry 2/3, twice a turn, with no more than a small shield'],
  },
  broadsword: {
    cite: lite(19),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'shortsword', penalty: 2 },
      { skill: 'force-sword', penalty: 3 },
    ],
    combat: true,
    weapon: true,
  },
  'force-sword': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  'two-handed-sword': {
    cite: lite(19),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'force-sword', penalty: 3 },
    ],
    combat: true,
    weapon: true,
  },
  'axe-mace': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  'two-handed-axe-mace': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  staff: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [
      { attribute: 'dx', penalty: staffPenaltyInLite },
      { skill: 'spear', penalty: 2 },
    ],
    combat: true,
    weapon: true,
  },
  spear: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'staff', penalty: 2 },
    ],
    combat: true,
    weapon: true,
  },
  polearm: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  flail: {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
  },
});

/**
 * The weapon table of GURPS Lite has Spear Throwing default to Spear Thrower-4, a skill that the book does not contain: it
 * is for players who type in a skill of that name themselves.
 */
const spearThrower = 'spear thrower';

/** GURPS Lite, pp. 15-20. */
export const liteMissileAndThrownSkills = listSkills(missileAndThrownSkills, {
  bow: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  crossbow: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  sling: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'knife-throwing': {
    cite: lite(15),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'axe-throwing': {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'spear-throwing': {
    cite: lite(20),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [
      { attribute: 'dx', penalty: 4 },
      { skill: spearThrower, penalty: 4 },
    ],
    combat: true,
    weapon: true,
    ranged: true,
  },
});

/**
 * Firearms, beams, other thrown weapons and spells that are thrown. Easy skills of weapons have DX-4 (p. 16). GURPS
 * Lite, pp. 16-17 and 30.
 */
export const liteRangedWeaponSkills = listSkills(rangedWeaponSkills, {
  'guns-pistol': {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
    techLevel: true,
  },
  'guns-rifle': {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
    techLevel: true,
  },
  'guns-shotgun': {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
    techLevel: true,
  },
  'guns-light-automatic': {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
    techLevel: true,
  },
  'beam-weapons': {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
    techLevel: true,
  },
  'black-powder-weapons': {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
    techLevel: true,
  },
  'thrown-weapon': {
    cite: lite(17),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
    speciality: { label: 'Weapon', choices: [] },
  },
  'spell-throwing': {
    // No default is printed. Such a spell is hurled like a thrown weapon, which has DX-4 (p. 27).
    cite: lite(30),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
});

/** GURPS Lite, pp. 14-16. */
export const liteUnarmedSkills = listSkills(unarmedSkills, {
  brawling: {
    cite: lite(14),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    againstBareHands: true,
    notes: [brawlingDamage, 'Parries bare-handed attacks only'],
  },
  boxing: {
    cite: lite(14),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    notes: [
      'A punch does one fifth of the level more, rounded down',
      'Parries kicks at -2 and weapons that do not thrust at -3',
    ],
  },
  karate: {
    cite: lite(16),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    lightLoad: true,
    notes: [karateDamage, 'Only with light load or less'],
  },
});
