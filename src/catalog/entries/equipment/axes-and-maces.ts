import type { Entries } from '../../entry.ts';

/** Axes, maces and mauls. */
export const axesAndMaces = {
  hatchet: {
    name: 'Hatchet',
    description: 'Small axe that a weak fighter can swing or throw; must be recovered after each blow.',
    keywords: ['tomahawk', 'hand axe', 'small axe', 'throw', 'chop', 'ax', 'camp axe', 'tool'],
  },
  axe: {
    name: 'Axe',
    description: 'Battle axe for one hand: a cheap way to a heavy cut, paid for by a turn to recover each time.',
    keywords: ['battle axe', 'battleaxe', 'chop', 'viking', 'dwarf', 'one-handed', 'battle ax', 'ax'],
  },
  'throwing-axe': {
    name: 'Throwing axe',
    description: 'Axe balanced for the throw, with a fearsome cut at short range; also serves in the hand.',
    keywords: ['francisca', 'tomahawk', 'throw', 'hurl', 'chop', 'ax'],
  },
  'small-mace': {
    name: 'Small mace',
    description: 'Light metal club for those who cannot manage a full mace; must be recovered after each blow.',
    keywords: ['club', 'bludgeon', 'cleric', 'crush', 'one-handed'],
  },
  mace: {
    name: 'Mace',
    description: 'Metal-headed club for one hand: hits hard and hardly breaks; must be recovered after each blow.',
    keywords: ['club', 'bludgeon', 'hammer', 'cleric', 'crush', 'one-handed', 'morning star', 'paladin'],
  },
  pick: {
    name: 'Pick',
    description: 'Spike on a haft, swung to pierce armor; after a telling blow it may stay in the wound.',
    keywords: ['war pick', 'pickaxe', 'spike', 'beak', 'armor piercing', 'dwarf'],
  },
  greataxe: {
    name: 'Greataxe',
    description: 'Long heavy axe for both hands: one great cut, then a turn to bring it round again.',
    keywords: ['great axe', 'battle axe', 'battleaxe', 'two-handed axe', 'chop', 'executioner', 'ax', 'barbarian'],
  },
  warhammer: {
    name: 'Warhammer',
    description: 'Long-hafted spiked hammer for both hands that drives through plate and may stick there.',
    keywords: ['war hammer', 'spike', 'two-handed', 'armor piercing', 'dwarf', 'paladin', 'thor', 'cleric'],
  },
  maul: {
    name: 'Maul',
    description: 'Enormous hammer for both hands, for the very strong; smashes foes, doors and furniture alike.',
    keywords: ['sledgehammer', 'great hammer', 'giant club', 'two-handed', 'crush', 'ogre', 'sledge hammer', 'tool'],
  },
} satisfies Entries;
