import { lite, manToMan } from '../books.ts';
import type { SkillEntry } from '../skill-entry.ts';

/**
 * The ranged weapon table of Man to Man says that Sling has no default. Both of its skill lists make it an ordinary hard
 * skill, and p. 9, which names the skills without default, does not name it: so DX-6, as GURPS Lite prints.
 */
const slingPenalty = 6;

/**
 * The weapon table of GURPS Lite has Spear Throwing default to Spear Thrower-4, a skill that the book does not contain: it
 * serves those who enter a skill of that name themselves.
 */
const spearThrower = 'spear thrower';

/** Skills of bows, crossbows, slings and thrown weapons. Man to Man, pp. 8-9 and pull-out; GURPS Lite, pp. 15-20. */
export const missileAndThrownSkills: readonly SkillEntry[] = [
  {
    id: 'bow',
    name: 'Bow',
    description: 'Shooting with every kind of bow that is drawn by hand.',
    keywords: ['archery', 'archer', 'longbow', 'shoot', 'arrow'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
    },
  },
  {
    id: 'crossbow',
    name: 'Crossbow',
    description: 'Shooting with crossbows and prodds; the easiest way to hit from afar.',
    keywords: ['bolt', 'quarrel', 'prodd', 'arbalest', 'shoot', 'archery'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
    },
  },
  {
    id: 'sling',
    name: 'Sling',
    description: 'Hurling stones with a sling or a staff sling.',
    keywords: ['stone', 'rock', 'staff sling', 'shoot', 'shepherd'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: slingPenalty }],
        combat: true,
        weapon: true,
        ranged: true,
      },
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
    },
  },
  {
    id: 'knife-throwing',
    name: 'Knife Throwing',
    description: 'Throwing knives and daggers; fighting with them in the hand is another skill.',
    keywords: ['thrown weapon', 'dagger', 'hurl', 'circus'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
    },
  },
  {
    id: 'axe-throwing',
    name: 'Axe Throwing',
    description: 'Throwing hatchets and throwing axes; fighting with them in the hand is another skill.',
    keywords: ['thrown weapon', 'tomahawk', 'francisca', 'hatchet', 'hurl'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
    },
  },
  {
    id: 'spear-throwing',
    name: 'Spear Throwing',
    description: 'Throwing javelins and spears; fighting with them in the hand is another skill.',
    keywords: ['thrown weapon', 'javelin', 'pilum', 'hurl'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        ranged: true,
      },
      'lite-3e': {
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
    },
  },
];
