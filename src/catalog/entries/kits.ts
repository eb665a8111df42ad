import type { Entries } from '../entry.ts';

/** Kits for settings with swords, and for most others. */
export const adventuringKits = {
  'travelers-kit': {
    name: "Traveler's kit",
    description: 'For days on the road: bed, food, fire and a rope, in a pack.',
    keywords: [
      'travel',
      'journey',
      'adventurer',
      'adventuring gear',
      'starting gear',
      'pack',
      'backpack',
      'equipment',
      'explorer',
      'supplies',
      'travelers',
    ],
  },
  'camp-kit': {
    name: 'Camp for two',
    description: 'Tent, blankets, pot and tools for a camp that is meant to stay.',
    keywords: ['camping', 'tent', 'sleep', 'shelter', 'cook', 'hunter', 'outdoors', 'kit'],
  },
  'explorers-kit': {
    name: "Dungeon explorer's kit",
    description: 'Light, rope, spikes and sacks for places below the ground.',
    keywords: [
      'dungeon',
      'cave',
      'ruins',
      'tomb',
      'delver',
      'adventuring gear',
      'treasure',
      'torch',
      'pack',
      'explorers',
    ],
  },
  'burglars-kit': {
    name: "Burglar's kit",
    description: 'What it takes to get in and out again without a key.',
    keywords: ['thief', 'rogue', "thieves' tools", 'criminal', 'break in', 'lock', 'steal', 'spy', 'burglars'],
  },
  'climbers-kit': {
    name: "Climber's kit",
    description: 'Ropes, spikes and a hammer for cliffs and walls.',
    keywords: ['climb', 'climbing', 'mountain', 'rope', 'cliff', 'mountaineer', 'climbers'],
  },
  'healers-kit': {
    name: "Healer's kit",
    description: 'Instruments, herbs and bandages for one who treats the wounded.',
    keywords: ['doctor', 'physician', 'cleric', 'medic', 'heal', 'healing', 'first aid', 'medicine', 'healers'],
  },
  'scholars-kit': {
    name: "Scholar's kit",
    description: 'To read, write and look closely, by day and by night.',
    keywords: ['scribe', 'student', 'wizard', 'mage', 'write', 'book', 'read', 'sage', 'scholars'],
  },
  'priests-kit': {
    name: "Priest's kit",
    description: 'Symbol, book, candles and incense for rites away from home.',
    keywords: ['cleric', 'religion', 'holy', 'monk', 'paladin', 'faith', 'church', 'priests'],
  },
  'archers-kit': {
    name: "Archer's kit",
    description: 'Twenty arrows and what keeps a bow in order; the bow is extra.',
    keywords: ['bow', 'arrows', 'archery', 'quiver', 'hunter', 'ranger', 'ammunition', 'archers'],
  },
  'riders-kit': {
    name: "Rider's kit",
    description: 'Saddle, saddlebags and fodder, set down for the mount to carry.',
    keywords: ['horse', 'mount', 'riding', 'saddle', 'cavalry', 'knight', 'tack', 'riders'],
  },
  'entertainers-kit': {
    name: "Entertainer's kit",
    description: 'Instrument, games and costume for an evening in any tavern.',
    keywords: ['bard', 'minstrel', 'musician', 'performer', 'actor', 'gambler', 'music', 'entertainers'],
  },
} satisfies Entries;

/** The starting equipment of a genre's heroes. */
export const genreKits = {
  'adventurers-kit': {
    name: "Adventurer's kit",
    description: 'Pack with rope, light, food and bedding for a week of ruins.',
    keywords: ['dungeon', 'travel', 'fantasy', 'delver', 'camping', 'backpack', 'explorer', 'adventurers'],
  },
  'knights-harness': {
    name: "Knight's harness",
    description: 'Mail and plate, shield, sword and lance, ready for the saddle.',
    keywords: ['armor', 'knight', 'medieval', 'joust', 'tournament', 'fantasy', 'cavalier', 'knights'],
  },
  'swashbucklers-outfit': {
    name: "Swashbuckler's outfit",
    description: 'Rapier, dagger, a leather coat and a cloak for the other arm.',
    keywords: ['musketeer', 'pirate', 'fencing', 'duel', 'rapier', 'swashbucklers'],
  },
  'gumshoes-kit': {
    name: "Gumshoe's kit",
    description: 'Revolver, light, camera and lockpicks, for questions after dark.',
    keywords: ['investigator', 'detective', 'noir', 'private eye', 'mystery', 'horror', 'gumshoes'],
  },
  'gunslingers-rig': {
    name: "Gunslinger's rig",
    description: 'Six-shooter, saddle gun and lariat of the Old West.',
    keywords: ['western', 'cowboy', 'outlaw', 'sheriff', 'revolver', 'gunslingers'],
  },
  'soldiers-loadout': {
    name: "Soldier's loadout",
    description: 'Carbine, pistol, grenades, vest and helmet of an infantry soldier of today.',
    keywords: ['modern', 'military', 'infantry', 'special forces', 'mercenary', 'army', 'soldiers'],
  },
  'spacers-kit': {
    name: "Spacer's kit",
    description: 'Vacc suit, pistol and medical kit for those who travel between the stars.',
    keywords: ['space', 'science fiction', 'traveller', 'starship', 'future', 'trader', 'spacers'],
  },
} as const satisfies Entries;

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
