import { lite, manToMan } from '../books.ts';
import type { SkillEntry } from '../skill-entry.ts';

/** Skills useful in a fight that are not those of one weapon. Man to Man, pp. 9-10 and 30; GURPS Lite, pp. 16-17. */
export const otherSkills: readonly SkillEntry[] = [
  {
    id: 'fast-draw',
    name: 'Fast-Draw',
    description: 'Getting a weapon or an arrow ready in no time; learned for each kind by itself.',
    keywords: ['quick draw', 'draw', 'ready', 'iaido', 'speed'],
    facets: {
      'man-to-man': {
        cite: manToMan(30),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [],
        combat: true,
        speciality: { label: 'Type', choices: ['knife', 'arrow', 'sword', 'two-handed sword'] },
        notes: ['On 17 or 18 the weapon is dropped; with arrows a miss drops the arrow, 17 or 18 the quiver'],
      },
    },
  },
  {
    id: 'running',
    name: 'Running',
    description: 'Trained speed on foot, sprint and long distance alike; leans on HT instead of DX.',
    keywords: ['run', 'sprint', 'speed', 'move', 'athlete', 'fast'],
    facets: {
      'man-to-man': {
        cite: manToMan('9-10'),
        attribute: 'ht',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [],
        effects: [{ to: 'basicSpeed', levelOver: 8 }],
      },
      'lite-3e': {
        cite: lite(16),
        attribute: 'ht',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [],
        groups: ['walking', 'legs'],
        effects: [{ to: 'runningMove', levelOver: 8 }],
      },
    },
  },
  {
    id: 'throwing',
    name: 'Throwing',
    description: 'Throwing anything that can be lifted, weapons included, straighter and farther.',
    keywords: ['throw', 'hurl', 'rock', 'ball', 'grenade', 'thrown weapon'],
    facets: {
      'man-to-man': {
        cite: manToMan(10),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [],
        combat: true,
        ranged: true,
        effects: [{ to: 'throwingStrength', levelOver: 6 }],
      },
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [],
        combat: true,
        ranged: true,
        effects: [{ to: 'throwingStrength', levelOver: 6 }],
      },
    },
  },
];
