import type { SkillEntries } from '../../skill-entry.ts';

/** Skills of vehicles. */
export const vehicleSkills = {
  bicycling: {
    name: 'Bicycling',
    description: 'Riding a bicycle, fast or off the road.',
    keywords: ['bicycle', 'bike', 'cycle', 'pedal', 'vehicle'],
    field: 'Machines and vehicles',
  },
  boating: {
    name: 'Boating',
    description: 'Handling rowboats and sailboats.',
    keywords: ['boat', 'row', 'sail', 'canoe', 'ship', 'sailor', 'vehicle', 'pirate', 'captain', 'fisherman', 'yacht'],
    field: 'Machines and vehicles',
  },
  driving: {
    name: 'Driving',
    description: 'Driving cars, and keeping them on the road.',
    keywords: ['car', 'drive', 'truck', 'chase', 'wheel', 'vehicle', 'taxi', 'racing', 'driver', 'getaway'],
    field: 'Machines and vehicles',
  },
  motorcycle: {
    name: 'Motorcycle',
    description: 'Riding motorbikes of all sorts.',
    keywords: ['motorbike', 'bike', 'biker', 'scooter', 'vehicle'],
    field: 'Machines and vehicles',
  },
  piloting: {
    name: 'Piloting',
    description: 'Flying aircraft, and landing them.',
    keywords: [
      'fly',
      'plane',
      'aircraft',
      'helicopter',
      'pilot',
      'airplane',
      'vehicle',
      'starship',
      'spaceship',
      'jet',
      'shuttle',
    ],
    field: 'Machines and vehicles',
  },
  powerboat: {
    name: 'Powerboat',
    description: 'Handling boats with a motor.',
    keywords: ['motorboat', 'boat', 'speedboat', 'sea', 'vehicle', 'sailor', 'captain'],
    field: 'Machines and vehicles',
  },
} satisfies SkillEntries;
