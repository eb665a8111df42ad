import { manToMan } from '../../books.ts';
import { meleeSkills, missileAndThrownSkills, unarmedSkills } from '../../entries/skills/fighting.ts';
import { listSkills } from '../../list-entries.ts';
import { brawlingDamage, karateDamage, parryShare, shieldPenalty } from '../../third-edition/skills/fighting.ts';

/** Man to Man, pp. 8-9 and pull-out. */
export const manToManMeleeSkills = listSkills(meleeSkills, {
  shield: {
    cite: manToMan(14),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: shieldPenalty }],
    combat: true,
    block: true,
    notes: ['Blocking and bashing want training; the passive defense helps anyone'],
  },
  knife: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
  },
  shortsword: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'broadsword', penalty: 2 },
    ],
    combat: true,
    weapon: true,
  },
  fencing: {
    cite: manToMan(24),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
    notes: ['Parry 2/3, twice a turn, with no more than light load and no more than a small shield'],
  },
  broadsword: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'shortsword', penalty: 2 },
    ],
    combat: true,
    weapon: true,
  },
  'two-handed-sword': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  'axe-mace': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  'two-handed-axe-mace': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  staff: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [
      { attribute: 'dx', penalty: 5 },
      { skill: 'spear', penalty: 2 },
    ],
    combat: true,
    weapon: true,
  },
  spear: {
    cite: manToMan(8),
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
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'average',
    defaults: [{ attribute: 'dx', penalty: 5 }],
    combat: true,
    weapon: true,
  },
  flail: {
    cite: manToMan(22),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
  },
});

/**
 * The ranged weapon table of Man to Man says that Sling has no default. Both of its skill lists make it an ordinary hard
 * skill, and p. 9, which names the skills without default, does not name it: so DX-6, as GURPS Lite prints.
 */
const slingPenalty = 6;

/** Man to Man, pp. 8-9 and pull-out. */
export const manToManMissileAndThrownSkills = listSkills(missileAndThrownSkills, {
  bow: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: 6 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  crossbow: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  sling: {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [{ attribute: 'dx', penalty: slingPenalty }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'knife-throwing': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'axe-throwing': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
  'spear-throwing': {
    cite: manToMan(8),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [{ attribute: 'dx', penalty: 4 }],
    combat: true,
    weapon: true,
    ranged: true,
  },
});

const lightLoad = 'Only with light load or less and empty hands';

/** Man to Man, pp. 9 and 26. */
export const manToManUnarmedSkills = listSkills(unarmedSkills, {
  brawling: {
    cite: manToMan(26),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'easy',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    againstBareHands: true,
    notes: [brawlingDamage, 'Parries punches and kicks only, once with each hand'],
  },
  judo: {
    cite: manToMan(26),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    lightLoad: true,
    emptyHands: 2,
    notes: [lightLoad, 'Serves instead of DX in close combat, except to draw or drop things'],
  },
  karate: {
    cite: manToMan(26),
    attribute: 'dx',
    kind: 'physical',
    difficulty: 'hard',
    defaults: [],
    combat: true,
    bareHandParry: parryShare,
    lightLoad: true,
    emptyHands: 1,
    notes: [
      karateDamage,
      lightLoad,
      'No penalty for the off hand',
      'Against DR 3 or more (not Toughness): HT roll, or 1-2 damage to your own hand or foot',
    ],
  },
});
