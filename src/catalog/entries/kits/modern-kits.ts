import type { Entries } from '../../entry.ts';

/** Kits from the world wars on. */
export const modernKits = {
  'everyday-pockets': {
    name: 'Everyday pockets',
    description: 'Phone, watch, light and knife: what most people carry anyway.',
    keywords: ['phone', 'modern', 'edc', 'everyday carry', 'civilian', 'kit'],
  },
  'hikers-kit': {
    name: "Hiker's kit",
    description: 'Modern pack with sleeping bag, food and first aid for a long weekend.',
    keywords: ['travel', 'camping', 'backpack', 'outdoors', 'modern', 'explorer', 'survival', 'hikers'],
  },
  'investigators-kit': {
    name: "Investigator's kit",
    description: 'Camera, light and lens for those who look into things.',
    keywords: ['detective', 'journalist', 'reporter', 'police', 'evidence', 'clue', 'private eye', 'investigators'],
  },
  'break-in-kit': {
    name: 'Break-in kit',
    description: 'Tools for windows, locks and alarms, and gloves for the fingerprints.',
    keywords: ['burglar', 'thief', 'criminal', 'spy', 'lock', 'modern', 'heist'],
  },
  'paramedics-kit': {
    name: "Paramedic's kit",
    description: 'What an ambulance crew takes to the scene.',
    keywords: ['doctor', 'medic', 'nurse', 'first aid', 'heal', 'healing', 'modern', 'paramedics'],
  },
  'office-to-go': {
    name: 'Office to go',
    description: 'Computer, phone and papers in a locked case.',
    keywords: ['laptop', 'computer', 'business', 'hacker', 'lawyer', 'agent', 'modern', 'kit'],
  },
  'landing-kit': {
    name: 'Landing party kit',
    description: 'Communicator, scanner, air and medicine for a strange world.',
    keywords: ['space', 'science fiction', 'spaceship', 'starship', 'explorer', 'away team', 'future'],
  },
} satisfies Entries;
