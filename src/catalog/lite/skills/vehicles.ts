import { lite } from '../../books.ts';
import type { SkillEntry } from '../../skill-entry.ts';

const hazards = 'A roll to get going, and another at each hazard';

/**
 * Vehicles: DX at 4, 5 or 6 less, as they are easy, average or hard, and with a motor IQ at the same. GURPS Lite,
 * p. 17.
 */
export const vehicleSkills: readonly SkillEntry[] = [
  {
    id: 'bicycling',
    name: 'Bicycling',
    description: 'Riding a bicycle, fast or off the road.',
    keywords: ['bicycle', 'bike', 'cycle', 'pedal', 'vehicle'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [{ attribute: 'dx', penalty: 4 }],
        groups: ['vehicle', 'legs'],
        notes: [hazards],
      },
    },
  },
  {
    id: 'boating',
    name: 'Boating',
    description: 'Handling rowboats and sailboats.',
    keywords: ['boat', 'row', 'sail', 'canoe', 'ship', 'sailor', 'vehicle'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [{ attribute: 'dx', penalty: 5 }],
        groups: ['vehicle'],
        notes: [hazards],
      },
    },
  },
  {
    id: 'driving',
    name: 'Driving',
    description: 'Driving cars, and keeping them on the road.',
    keywords: ['car', 'drive', 'truck', 'chase', 'wheel', 'vehicle', 'taxi'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [
          { attribute: 'dx', penalty: 5 },
          { attribute: 'iq', penalty: 5 },
        ],
        groups: ['vehicle'],
        notes: [hazards],
      },
    },
  },
  {
    id: 'motorcycle',
    name: 'Motorcycle',
    description: 'Riding motorbikes of all sorts.',
    keywords: ['motorbike', 'bike', 'biker', 'scooter', 'vehicle'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'easy',
        defaults: [
          { attribute: 'dx', penalty: 4 },
          { attribute: 'iq', penalty: 4 },
        ],
        groups: ['vehicle', 'legs'],
        notes: [hazards],
      },
    },
  },
  {
    id: 'piloting',
    name: 'Piloting',
    description: 'Flying aircraft, and landing them.',
    keywords: ['fly', 'plane', 'aircraft', 'helicopter', 'pilot', 'airplane', 'vehicle'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [
          { attribute: 'dx', penalty: 5 },
          { attribute: 'iq', penalty: 5 },
        ],
        groups: ['vehicle'],
        notes: [hazards],
      },
    },
  },
  {
    id: 'powerboat',
    name: 'Powerboat',
    description: 'Handling boats with a motor.',
    keywords: ['motorboat', 'boat', 'speedboat', 'sea', 'vehicle'],
    facets: {
      'lite-3e': {
        cite: lite(17),
        attribute: 'dx',
        kind: 'physical',
        difficulty: 'average',
        defaults: [
          { attribute: 'dx', penalty: 5 },
          { attribute: 'iq', penalty: 5 },
        ],
        groups: ['vehicle'],
        notes: [hazards],
      },
    },
  },
];
