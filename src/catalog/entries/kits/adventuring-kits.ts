import type { Entries } from '../../entry.ts';

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
