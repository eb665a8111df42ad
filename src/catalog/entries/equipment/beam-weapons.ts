import type { Entries } from '../../entry.ts';

/** Beam weapons. */
export const beamWeapons = {
  'laser-pistol': {
    name: 'Laser Pistol',
    description: 'Hand laser: little damage, but fast, accurate and without any kick.',
    keywords: ['gun', 'ray gun', 'beam', 'energy weapon', 'science fiction', 'future', 'phaser', 'pistol', 'star trek'],
  },
  'laser-rifle': {
    name: 'Laser Rifle',
    description: 'Long laser for both hands, as accurate as any weapon when it is aimed.',
    keywords: [
      'gun',
      'ray gun',
      'beam',
      'energy weapon',
      'sniper',
      'science fiction',
      'future',
      'rifle',
      'machine gun',
    ],
  },
  blaster: {
    name: 'Blaster',
    description: 'Pistol that throws bolts of energy through nearly any armor.',
    keywords: [
      'gun',
      'ray gun',
      'beam',
      'energy weapon',
      'particle beam',
      'science fiction',
      'space',
      'pistol',
      'star wars',
      'phaser',
    ],
  },
  'blaster-rifle': {
    name: 'Blaster Rifle',
    description: 'Heavy blaster for both hands: the deadliest thing on the list.',
    keywords: [
      'gun',
      'ray gun',
      'beam',
      'energy weapon',
      'particle beam',
      'science fiction',
      'space',
      'rifle',
      'star wars',
    ],
  },
} satisfies Entries;
