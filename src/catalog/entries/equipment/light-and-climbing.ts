import type { Entries } from '../../entry.ts';

/** Lights, ropes and accessories. */
export const lightAndClimbing = {
  torch: {
    name: 'Torch',
    description: 'Stick wrapped in pitched rags; burns for most of an hour and lights a room.',
    keywords: ['light', 'fire', 'dark', 'flame', 'dungeon', 'adventuring gear', 'lamp'],
  },
  candle: {
    name: 'Candle',
    description: 'Tallow candle, enough to read by for an evening.',
    keywords: ['light', 'dark', 'wax', 'flame', 'fire'],
  },
  lantern: {
    name: 'Lantern',
    description: 'Oil lantern with shutters that keep the wind out and the light in.',
    keywords: ['light', 'lamp', 'dark', 'hooded lantern', 'dungeon'],
  },
  'lamp-oil': {
    name: 'Lamp oil (pint)',
    description: 'Fuel for a lantern or a lamp.',
    keywords: ['oil', 'fuel', 'lantern', 'light', 'fire', 'flask'],
  },
  tinderbox: {
    name: 'Tinderbox',
    description: 'Flint, steel and dry tinder in a tin, to light a fire within a minute or so.',
    keywords: ['fire', 'flint and steel', 'light', 'lighter', 'matches', 'camp'],
  },
  rope: {
    name: 'Rope (10 yards)',
    description: 'Hemp as thick as a finger, which holds one climber and the pack.',
    keywords: ['climb', 'cord', 'line', 'tie', 'adventuring gear', 'lasso', 'grappling'],
  },
  'heavy-rope': {
    name: 'Heavy rope (10 yards)',
    description: 'Hemp as thick as a thumb, for hauling and for several people at once.',
    keywords: ['climb', 'hawser', 'cable', 'ship', 'haul'],
  },
  cord: {
    name: 'Cord (10 yards)',
    description: 'Thin line to bind, hang and snare things with.',
    keywords: ['string', 'twine', 'snare', 'tie', 'trap', 'rope'],
  },
  grapnel: {
    name: 'Grapnel',
    description: 'Three-pronged hook to throw over a wall with a rope behind it.',
    keywords: ['grappling hook', 'climb', 'rope', 'burglar', 'thief', 'wall'],
  },
  'iron-spike': {
    name: 'Iron spike',
    description: 'Spike to climb by, or to wedge a door with.',
    keywords: ['piton', 'climb', 'dungeon', 'nail', 'door'],
  },
  'block-and-tackle': {
    name: 'Block and tackle',
    description: 'Pulleys that let one person lift what takes four.',
    keywords: ['pulley', 'hoist', 'winch', 'lift', 'rope', 'haul'],
  },
  ladder: {
    name: 'Ladder (10 ft)',
    description: 'Wooden ladder for one person at a time.',
    keywords: ['climb', 'wall', 'siege', 'burglar'],
  },
  pole: {
    name: 'Pole (10 ft)',
    description: 'Long pole to prod floors, test depths and push boats with.',
    keywords: ['stick', 'ten-foot pole', 'trap', 'dungeon', 'adventuring gear'],
  },
} satisfies Entries;
