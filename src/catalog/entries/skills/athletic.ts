import type { SkillEntries } from '../../skill-entry.ts';

/** Skills of a trained body. */
export const athleticSkills = {
  acrobatics: {
    name: 'Acrobatics',
    description: 'Tumbling, balancing, somersaults, and landing well after a fall.',
    keywords: ['gymnastics', 'tumble', 'roll', 'flip', 'balance', 'fall', 'circus', 'parkour'],
    field: 'Moving and athletics',
  },
  climbing: {
    name: 'Climbing',
    description: 'Getting up and down cliffs, walls, trees and ropes.',
    keywords: ['climb', 'mountain', 'rope', 'wall', 'cliff', 'tree', 'scale', 'burglar'],
    field: 'Moving and athletics',
  },
  dancing: {
    name: 'Dancing',
    description: 'Dancing as one’s own people do, and picking up new steps quickly.',
    keywords: ['dance', 'ball', 'ballet', 'stage', 'rhythm', 'party'],
    field: 'Moving and athletics',
  },
  jumping: {
    name: 'Jumping',
    description: 'Leaping high and far by training, not by strength alone.',
    keywords: ['jump', 'leap', 'vault', 'hurdle', 'gap', 'athlete'],
    field: 'Moving and athletics',
  },
  swimming: {
    name: 'Swimming',
    description: 'Keeping afloat, diving, and pulling others out of the water.',
    keywords: ['swim', 'water', 'dive', 'drown', 'rescue', 'lifeguard', 'sea'],
    field: 'Moving and athletics',
  },
} satisfies SkillEntries;
