import { lite, manToMan } from '../books.ts';
import type { SkillEntry } from '../skill-entry.ts';

/** All of these parry with bare hands at this share of their level. Man to Man, p. 26; GURPS Lite, pp. 14-16. */
const parryShare = 2 / 3;

/**
 * What Karate adds to the damage of hands and feet. The text of Man to Man reads 1/2, which would add 7 at level 15;
 * Brawling adds 1/10 and the later edition has 1/5 for Karate, which is taken here.
 */
const karateDamage = 'A punch or kick does one fifth of the level more, rounded down';
const brawlingDamage = 'A punch or kick does one tenth of the level more, rounded down';
const lightLoad = 'Only with light load or less and empty hands';

/** Fighting without weapons. Man to Man, pp. 9 and 26; GURPS Lite, pp. 14-16. */
export const unarmedSkills: readonly SkillEntry[] = [
  {
    id: 'brawling',
    name: 'Brawling',
    description: 'Rough fighting with fists and feet: harder blows, and a parry against punches and kicks.',
    keywords: ['unarmed', 'fist', 'punch', 'kick', 'bar fight', 'bare hands'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
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
    },
  },
  {
    id: 'boxing',
    name: 'Boxing',
    description: 'Schooled fist fighting: punches hit harder, and the fists parry well.',
    keywords: ['unarmed', 'fist', 'punch', 'boxer', 'martial arts', 'bare hands'],
    facets: {
      'lite-3e': {
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
    },
  },
  {
    id: 'judo',
    name: 'Judo',
    description: 'Throws and holds: parry with empty hands, then throw the attacker to the ground.',
    keywords: ['unarmed', 'throw', 'wrestling', 'grapple', 'jujutsu', 'martial arts', 'bare hands'],
    facets: {
      'man-to-man': {
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
    },
  },
  {
    id: 'karate',
    name: 'Karate',
    description: 'Trained blows with hands and feet: much harder hits, and a parry even against weapons.',
    keywords: ['unarmed', 'kung fu', 'punch', 'kick', 'martial arts', 'monk', 'bare hands'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
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
    },
  },
];
