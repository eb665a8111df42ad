import { lite, manToMan } from '../books.ts';
import type { SkillEntry } from '../skill-entry.ts';

/**
 * GURPS Lite lists Staff as hard (p. 15), but its weapon table gives the default DX-5 of the average skills; the table
 * is followed, since it is the more specific.
 */
const staffPenaltyInLite = 5;

/**
 * The default of Shield is lost from the text of GURPS Lite; an easy skill of the body has DX-4, as in Man to Man. In Man
 * to Man the list gives DX-4, though blocking and bashing want training (p. 14).
 */
const shieldPenalty = 4;

/** Skills of the hand weapons and of the shield. Man to Man, pp. 8-9 and pull-out; GURPS Lite, pp. 15, 17 and 19. */
export const meleeSkills: readonly SkillEntry[] = [
  {
    id: 'shield',
    name: 'Shield',
    description: 'Blocking blows and missiles with a shield, or striking with it.',
    keywords: ['block', 'buckler', 'defense', 'bash', 'guard'],
    facets: {
      'man-to-man': {
        cite: manToMan(14),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: shieldPenalty }],
        combat: true,
        block: true,
        notes: ['Blocking and bashing want training; the passive defense helps anyone'],
      },
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: shieldPenalty }],
        combat: true,
        block: true,
      },
    },
  },
  {
    id: 'knife',
    name: 'Knife',
    description: 'Fighting with knives and daggers, the weapons for close quarters.',
    keywords: ['dagger', 'stiletto', 'blade', 'stab', 'close combat'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
      },
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
        notes: ['Knives parry at 1 less, and cannot parry flails'],
      },
    },
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    description: 'Knocking people out with a sap or cosh; gives no parry.',
    keywords: ['sap', 'cosh', 'knock out', 'thief', 'subdue'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        combat: true,
        weapon: true,
      },
    },
  },
  {
    id: 'shortsword',
    name: 'Shortsword',
    description: 'Fighting with short balanced blades and batons; also serves for a saber.',
    keywords: ['gladius', 'machete', 'baton', 'club', 'saber', 'sword'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
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
    },
  },
  {
    id: 'fencing',
    name: 'Fencing',
    description: 'Duelling with foil, rapier or saber: a better parry, twice a turn, when lightly loaded.',
    keywords: ['rapier', 'foil', 'saber', 'smallsword', 'duel', 'swashbuckler', 'parry'],
    facets: {
      'man-to-man': {
        cite: manToMan(24),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
        notes: ['Parry 2/3, twice a turn, with no more than light load and no more than a small shield'],
      },
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
        notes: ['Only with light load or less; parry 2/3, twice a turn, with no more than a small shield'],
      },
    },
  },
  {
    id: 'broadsword',
    name: 'Broadsword',
    description: 'Fighting with one-handed swords of full length, and with clubs of that size.',
    keywords: ['sword', 'longsword', 'club', 'bastard sword', 'knight', 'one-handed'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
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
    },
  },
  {
    id: 'force-sword',
    name: 'Force Sword',
    description: 'Fighting with a blade of pure energy, in the far future.',
    keywords: ['lightsaber', 'laser sword', 'energy blade', 'science fiction'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
    },
  },
  {
    id: 'two-handed-sword',
    name: 'Two-Handed Sword',
    description: 'Fighting with long balanced blades held in both hands, or with a staff swung like one.',
    keywords: ['greatsword', 'bastard sword', 'claymore', 'big sword', 'quarterstaff'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
      'lite-3e': {
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
    },
  },
  {
    id: 'axe-mace',
    name: 'Axe/Mace',
    description: 'Fighting with one-handed axes, maces, hammers and picks, which are heavy in the head.',
    keywords: ['axe', 'mace', 'hammer', 'pick', 'hatchet', 'club', 'one-handed'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
    },
  },
  {
    id: 'two-handed-axe-mace',
    name: 'Two-Handed Axe/Mace',
    description: 'Fighting with great axes, mauls and war hammers held in both hands.',
    keywords: ['greataxe', 'maul', 'warhammer', 'sledgehammer', 'battleaxe'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
    },
  },
  {
    id: 'staff',
    name: 'Staff',
    description: 'Fighting with a quarterstaff or any pole of that length, in both hands.',
    keywords: ['quarterstaff', 'bo', 'pole', 'stick', 'wizard', 'monk'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
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
    },
  },
  {
    id: 'spear',
    name: 'Spear',
    description: 'Fighting with spears, javelins and pikes in the hand; throwing them is another skill.',
    keywords: ['pike', 'javelin', 'lance', 'bayonet', 'thrust'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
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
    },
  },
  {
    id: 'polearm',
    name: 'Polearm',
    description: 'Fighting with blades on long poles, such as the glaive, the poleaxe and the halberd.',
    keywords: ['halberd', 'glaive', 'poleaxe', 'naginata', 'guard', 'reach'],
    facets: {
      'man-to-man': {
        cite: manToMan(8),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        combat: true,
        weapon: true,
      },
    },
  },
  {
    id: 'flail',
    name: 'Flail',
    description: 'Fighting with a head on a chain: clumsy to learn, hard for the foe to parry or block.',
    keywords: ['morningstar', 'ball and chain', 'nunchaku', 'chain weapon'],
    facets: {
      'man-to-man': {
        cite: manToMan(22),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        combat: true,
        weapon: true,
      },
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        combat: true,
        weapon: true,
      },
    },
  },
];
