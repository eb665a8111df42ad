import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** Defaults that the text of p. 17 has lost (Shadowing to Gesture): the usual ones of this edition. */
const lost = { swimming: { dx: 4, st: 5 } };

/** Skills of a trained body. GURPS Lite, pp. 14-17. */
export const athleticSkills: readonly SkillEntry[] = [
  {
    id: 'acrobatics',
    name: 'Acrobatics',
    description: 'Tumbling, balancing, somersaults, and landing well after a fall.',
    keywords: ['gymnastics', 'tumble', 'roll', 'flip', 'balance', 'fall', 'circus', 'parkour'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'hard',
        defaults: [{ attribute: 'dx', penalty: 6 }],
        groups: ['walking', 'legs'],
        notes: ['A fall counts as 5 yards shorter on a success (p. 29)'],
      },
    },
  },
  {
    id: 'climbing',
    name: 'Climbing',
    description: 'Getting up and down cliffs, walls, trees and ropes.',
    keywords: ['climb', 'mountain', 'rope', 'wall', 'cliff', 'tree', 'scale', 'burglar'],
    facets: {
      'lite-3e': {
        cite: lite(14),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [
          { attribute: 'dx', penalty: 5 },
          { attribute: 'st', penalty: 5 },
        ],
        groups: ['legs'],
        notes: ['Less the load level', 'A roll to start, then one every five minutes (p. 23)'],
      },
    },
  },
  {
    id: 'dancing',
    name: 'Dancing',
    description: 'Dancing as one’s own people do, and picking up new steps quickly.',
    keywords: ['dance', 'ball', 'ballet', 'stage', 'rhythm', 'party'],
    facets: {
      'lite-3e': {
        cite: lite(15),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        groups: ['walking', 'legs'],
      },
    },
  },
  {
    id: 'jumping',
    name: 'Jumping',
    description: 'Leaping high and far by training, not by strength alone.',
    keywords: ['jump', 'leap', 'vault', 'hurdle', 'gap', 'athlete'],
    facets: {
      'lite-3e': {
        cite: lite(16),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [],
        groups: ['walking', 'legs'],
        notes: ['The level may stand in for ST in the length and height of a jump (p. 23)'],
      },
    },
  },
  {
    id: 'swimming',
    name: 'Swimming',
    description: 'Keeping afloat, diving, and pulling others out of the water.',
    keywords: ['swim', 'water', 'dive', 'drown', 'rescue', 'lifeguard', 'sea'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [
          { attribute: 'dx', penalty: lost.swimming.dx },
          { attribute: 'st', penalty: lost.swimming.st },
        ],
        groups: ['legs'],
        notes: [
          'Less twice the load level; +3 for going in on purpose (p. 23)',
          'Saving someone: at −5, and the difference in ST counts',
        ],
      },
    },
  },
];
