import type { SkillEntries } from '../../skill-entry.ts';

/** Spells. */
export const spells = {
  'create-fire': {
    name: 'Create Fire',
    description: 'Flames spring up over an area and burn without fuel.',
    keywords: ['magic', 'fire', 'flame', 'burn', 'wall of fire', 'area'],
  },
  daze: {
    name: 'Daze',
    description: 'Makes somebody blind to all that happens around, without a sign of it.',
    keywords: ['magic', 'mind', 'charm', 'stupor', 'enchant', 'forget', 'hypnosis', 'stun', 'illusion'],
  },
  'detect-magic': {
    name: 'Detect Magic',
    description: 'Tells whether a thing is magical.',
    keywords: ['magic', 'sense', 'identify', 'item', 'aura', 'arcana', 'divination'],
  },
  fireball: {
    name: 'Fireball',
    description: 'A ball of fire appears in the hand, to be thrown.',
    keywords: ['magic', 'fire', 'throw', 'attack', 'missile', 'burn', 'battle', 'explosion', 'damage', 'evocation'],
  },
  foolishness: {
    name: 'Foolishness',
    description: 'Takes IQ away from somebody for a while.',
    keywords: ['magic', 'mind', 'stupid', 'confuse', 'curse', 'weaken'],
  },
  haste: {
    name: 'Haste',
    description: 'Makes somebody faster on their feet and at dodging.',
    keywords: ['magic', 'speed', 'fast', 'move', 'dodge', 'quick', 'buff', 'time'],
  },
  'ignite-fire': {
    name: 'Ignite Fire',
    description: 'Sets fire to something that burns easily and does not live.',
    keywords: ['magic', 'fire', 'light', 'candle', 'torch', 'burn', 'spark'],
  },
  'lend-health': {
    name: 'Lend Health',
    description: 'Takes wounds off somebody for an hour; then they come back.',
    keywords: ['magic', 'heal', 'wounds', 'healing', 'hit points', 'cleric', 'cure', 'paladin', 'druid'],
  },
  'lend-strength': {
    name: 'Lend Strength',
    description: 'Gives one’s own strength to somebody who is tired.',
    keywords: ['magic', 'fatigue', 'tired', 'strength', 'heal', 'energy', 'cleric'],
  },
  light: {
    name: 'Light',
    description: 'Makes a small flame of light that obeys the caster.',
    keywords: ['magic', 'lamp', 'candle', 'torch', 'dark', 'see', 'lantern', 'illuminate', 'cantrip'],
  },
  'minor-healing': {
    name: 'Minor Healing',
    description: 'Heals up to three hits for good.',
    keywords: [
      'magic',
      'heal',
      'wounds',
      'cure',
      'healing',
      'hit points',
      'cleric',
      'healer',
      'first aid',
      'paladin',
      'druid',
    ],
  },
  'shape-fire': {
    name: 'Shape Fire',
    description: 'Moves fire about and gives it another shape.',
    keywords: ['magic', 'fire', 'flame', 'control', 'area', 'burn'],
  },
  'shield-spell': {
    name: 'Shield (spell)',
    description: 'Protects somebody with an unseen armor of passive defense.',
    keywords: ['magic', 'protection', 'armor', 'defense', 'ward', 'buff', 'mage armor', 'abjuration'],
  },
  sleep: {
    name: 'Sleep',
    description: 'Sends somebody to sleep on the spot.',
    keywords: ['magic', 'mind', 'knock out', 'dream', 'enchant', 'charm', 'hypnosis', 'stun'],
  },
} satisfies SkillEntries;
