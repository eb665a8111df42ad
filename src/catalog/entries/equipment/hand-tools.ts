import type { Entries } from '../../entry.ts';

/** Hand tools, including burglars’. */
export const handTools = {
  hammer: {
    name: 'Hammer',
    description: 'Plain hammer for nails and spikes; too clumsy to fight with.',
    keywords: ['tool', 'nail', 'spike', 'carpenter', 'smith'],
  },
  crowbar: {
    name: 'Crowbar',
    description: 'Iron bar that opens what somebody has nailed or locked.',
    keywords: ['tool', 'pry bar', 'lever', 'break in', 'burglar', 'thief', 'door', 'criminal'],
  },
  shovel: {
    name: 'Shovel',
    description: 'To dig ditches, graves and treasure.',
    keywords: ['tool', 'spade', 'dig', 'grave', 'treasure', 'camp'],
  },
  pickaxe: {
    name: 'Pickaxe',
    description: 'To break hard ground and stone; no weapon.',
    keywords: ['tool', 'mining', 'dig', 'miner', 'dwarf', 'rock'],
  },
  'hand-saw': {
    name: 'Hand saw',
    description: 'Toothed blade for wood.',
    keywords: ['tool', 'saw', 'wood', 'carpenter', 'cut'],
  },
  file: {
    name: 'File',
    description: 'Small steel file that eats through an iron bar in an hour or two.',
    keywords: ['tool', 'prison', 'bars', 'thief', 'metal'],
  },
  lockpicks: {
    name: 'Lockpicks',
    description: 'Roll of hooks and feelers for locks, and for those who know how.',
    keywords: ["thieves' tools", 'thief tools', 'lock', 'burglar', 'criminal', 'pick', 'rogue', 'lockpick'],
  },
  padlock: {
    name: 'Padlock',
    description: 'Iron lock with two keys.',
    keywords: ['lock', 'key', 'door', 'chest', 'secure'],
  },
  manacles: {
    name: 'Manacles',
    description: 'Iron cuffs with a short chain, for hands or feet.',
    keywords: ['handcuffs', 'cuffs', 'shackles', 'chains', 'prisoner', 'arrest', 'bonds'],
  },
  whetstone: {
    name: 'Whetstone',
    description: 'Stone that keeps blades and arrowheads keen.',
    keywords: ['sharpen', 'sharpening', 'blade', 'sword', 'hone', 'stone'],
  },
  chalk: {
    name: 'Chalk',
    description: 'A few sticks to mark a way or a door with.',
    keywords: ['mark', 'draw', 'write', 'maze', 'dungeon'],
  },
  'needle-and-thread': {
    name: 'Needle and thread',
    description: 'For clothes and sails, and in need for wounds.',
    keywords: ['sewing', 'sew', 'mend', 'tailor', 'repair', 'stitch'],
  },
  'trade-tools': {
    name: 'Tools of a trade',
    description: "Portable set for one craft, such as a smith's or a carpenter's; note which.",
    keywords: ['toolkit', 'tool', 'craft', 'artisan', 'carpenter', 'smith', 'mason', 'cook', 'repair'],
  },
  glue: {
    name: 'Glue pot',
    description: 'Bone glue, which holds wood and leather when it is warmed.',
    keywords: ['sticky', 'paste', 'repair', 'craft'],
  },
  bell: {
    name: 'Small bell',
    description: 'Bell for a goat, a door, or a string across the path at night.',
    keywords: ['alarm', 'ring', 'trap', 'signal', 'noise'],
  },
} satisfies Entries;
