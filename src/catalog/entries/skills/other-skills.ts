import type { SkillEntries } from '../../skill-entry.ts';

/** Skills useful in a fight that do not belong to one weapon. */
export const otherSkills = {
  'fast-draw': {
    name: 'Fast-Draw',
    description: 'Getting a weapon or an arrow ready in no time; learned for each kind by itself.',
    keywords: ['quick draw', 'draw', 'ready', 'iaido', 'speed', 'gunslinger', 'cowboy', 'samurai', 'draw weapon'],
  },
  running: {
    name: 'Running',
    description: 'Trained speed on foot, sprint and long distance alike; leans on HT instead of DX.',
    keywords: [
      'run',
      'sprint',
      'speed',
      'move',
      'athlete',
      'fast',
      'athletics',
      'runner',
      'jog',
      'marathon',
      'parkour',
      'flee',
    ],
    field: 'Moving and athletics',
  },
  throwing: {
    name: 'Throwing',
    description: 'Throwing anything that can be lifted, weapons included, straighter and farther.',
    keywords: ['throw', 'hurl', 'rock', 'ball', 'grenade', 'thrown weapon', 'athletics', 'bomb', 'toss', 'stone'],
    field: 'Moving and athletics',
  },
} satisfies SkillEntries;
