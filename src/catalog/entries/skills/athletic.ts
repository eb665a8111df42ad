import type { SkillEntries } from '../../skill-entry.ts';

/** Skills of a trained body. */
export const athleticSkills = {
  acrobatics: {
    name: 'Acrobatics',
    description: 'Tumbling, balancing, somersaults, and landing well after a fall.',
    keywords: [
      'gymnastics',
      'tumble',
      'roll',
      'flip',
      'balance',
      'fall',
      'circus',
      'parkour',
      'acrobat',
      'athletics',
      'dodge',
      'monk',
      'agility',
    ],
    field: 'Moving and athletics',
  },
  climbing: {
    name: 'Climbing',
    description: 'Getting up and down cliffs, walls, trees and ropes.',
    keywords: [
      'climb',
      'mountain',
      'rope',
      'wall',
      'cliff',
      'tree',
      'scale',
      'burglar',
      'athletics',
      'climber',
      'mountaineer',
      'ninja',
    ],
    field: 'Moving and athletics',
  },
  dancing: {
    name: 'Dancing',
    description: 'Dancing as one’s own people do, and picking up new steps quickly.',
    keywords: [
      'dance',
      'ball',
      'ballet',
      'stage',
      'rhythm',
      'party',
      'dancer',
      'performance',
      'perform',
      'performer',
      'entertainer',
      'athletics',
    ],
    field: 'Moving and athletics',
  },
  jumping: {
    name: 'Jumping',
    description: 'Leaping high and far by training, not by strength alone.',
    keywords: ['jump', 'leap', 'vault', 'hurdle', 'gap', 'athlete', 'athletics', 'parkour'],
    field: 'Moving and athletics',
  },
  swimming: {
    name: 'Swimming',
    description: 'Keeping afloat, diving, and pulling others out of the water.',
    keywords: ['swim', 'water', 'dive', 'drown', 'rescue', 'lifeguard', 'sea', 'athletics', 'diver', 'pirate'],
    field: 'Moving and athletics',
  },
} satisfies SkillEntries;

/** Skills useful in a fight that do not belong to one weapon. */
export const otherSkills = {
  'fast-draw': {
    name: 'Fast-Draw',
    description: 'Getting a weapon or an arrow ready in no time; learned for each kind by itself.',
    keywords: ['quick draw', 'draw', 'ready', 'iaido', 'speed', 'gunslinger', 'cowboy', 'samurai', 'draw weapon'],
  },
  running: {
    name: 'Running',
    description: 'Trained speed on foot, sprint and long distance alike; based on HT instead of DX.',
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
