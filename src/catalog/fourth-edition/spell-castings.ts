import type { MissileFigures, SpellCasting, SpellCastings } from '../spell-casting.ts';

const minute = 60;
const hour = 3600;

type Lasts = SpellCasting['lasts'];
type Maintain = SpellCasting['maintain'];

/** A spell of one cost: energy, seconds, duration, energy to maintain. */
const fixed = (energy: number | null, seconds: number | null, lasts: Lasts, maintain?: Maintain): SpellCasting => ({
  energy,
  seconds,
  lasts,
  ...(maintain === undefined ? {} : { maintain }),
});

/** A spell whose energy buys so many of something, without a limit unless `most` is one. */
const bought = (
  unit: string,
  energy: number,
  most: number | null,
  ...[seconds, lasts, maintain]: [number, Lasts, Maintain?]
): SpellCasting => ({
  ...fixed(energy, seconds, lasts, maintain),
  amount: { least: 1, unit, ...(most === null ? {} : { most }) },
});

const missile = (
  most: 'magery' | 'twiceMagery',
  step: number,
  figures: Omit<MissileFigures, 'skill' | 'type' | 'energyPerDie'>,
): SpellCasting => ({
  energy: 1,
  amount: { least: step, most, step, unit: 'points of energy' },
  seconds: 1,
  lasts: 'instant',
  missile: { skill: 'innate-attack-projectile', type: 'burn', energyPerDie: step, ...figures },
});

/** How the spells of the Basic Set are cast, as numbers (pp. 242–253); `skills/spells.ts` has the texts. */
export const fourthEditionCastings: SpellCastings = {
  'purify-air': fixed(1, 1, 'instant'),
  'create-air': fixed(1, 1, 5),
  'shape-air': bought('points of wind', 1, 10, 1, minute, 'same'),
  'no-smell': fixed(2, 1, hour, 2),
  'predict-weather': fixed(null, null, 'instant'),
  'walk-on-air': fixed(3, 1, minute, 2),
  stench: fixed(1, 1, 5 * minute),
  lightning: missile('magery', 1, { addsPerDie: -1, accuracy: 3, halfDamage: '50', maximum: '100' }),
  'earth-to-air': bought('cubic yards', 5, null, 2, 'lasting'),
  'breathe-water': fixed(4, 1, minute, 2),
  itch: fixed(2, 1, 'lasting'),
  spasm: fixed(2, 1, 'instant'),
  pain: fixed(2, 2, 1),
  clumsiness: { ...bought('points of DX', 1, 5, 1, minute, 'half'), effects: [{ to: 'dx', add: -1 }] },
  hinder: {
    ...bought('points of Move and Dodge', 1, 4, 1, minute, 'same'),
    effects: [
      { to: 'move', add: -1 },
      { to: 'dodge', add: -1 },
    ],
  },
  'rooted-feet': fixed(3, 1, minute),
  'paralyze-limb': fixed(3, 1, minute),
  'wither-limb': fixed(5, 1, 'lasting'),
  deathtouch: bought('dice of damage', 1, 3, 1, 'instant'),
  'sense-foes': fixed(1, 1, 'instant'),
  'sense-emotion': fixed(2, 1, 'instant'),
  truthsayer: fixed(2, 1, 'instant'),
  'mind-reading': fixed(4, 10, minute, 2),
  'hide-thoughts': fixed(3, 1, 10 * minute, 1),
  'seek-earth': fixed(3, 10, 'instant'),
  'shape-earth': bought('cubic yards', 1, null, 1, minute, 'half'),
  'earth-to-stone': bought('cubic yards', 3, null, 1, 'lasting'),
  'create-earth': bought('cubic yards', 2, null, 1, 'lasting'),
  'flesh-to-stone': fixed(10, 2, 'lasting'),
  'stone-to-earth': bought('cubic yards', 6, null, 1, 'lasting'),
  'stone-to-flesh': fixed(10, 5, 'lasting'),
  entombment: fixed(10, 3, 'lasting'),
  'ignite-fire': bought('points of heat', 1, 4, 1, 1, 'same'),
  'create-fire': { ...fixed(2, 1, minute, 'half'), hazard: 'fire' },
  'shape-fire': fixed(2, 1, minute, 'half'),
  'deflect-energy': fixed(1, 0, 'instant'),
  'extinguish-fire': fixed(3, 1, 'lasting'),
  heat: fixed(null, minute, minute, null),
  cold: fixed(null, minute, minute, null),
  'resist-cold': fixed(2, 1, minute, 'half'),
  'resist-fire': fixed(2, 1, minute, 'half'),
  fireball: missile('magery', 1, { accuracy: 1, halfDamage: '25', maximum: '50' }),
  'explosive-fireball': missile('twiceMagery', 2, { accuracy: 1, halfDamage: '25', maximum: '50', explosive: true }),
  'planar-summons': fixed(20, 5 * minute, hour),
  'plane-shift': fixed(20, 5, 'lasting'),
  'lend-strength': { ...bought('FP', 1, null, 1, 'instant'), restores: { what: 'fatigue', each: 1 } },
  'lend-health': { ...bought('HP', 1, null, 1, hour), restores: { what: 'hits', each: 1, returns: true } },
  'recover-energy': fixed(0, null, 'instant'),
  awaken: { ...fixed(1, 1, 'instant'), ends: ['stunned', 'mentallyStunned', 'asleep'] },
  'minor-healing': { ...bought('points of energy', 1, 3, 1, 'instant'), restores: { what: 'hits', each: 1 } },
  'major-healing': { ...bought('points of energy', 1, 4, 1, 'instant'), restores: { what: 'hits', each: 2 } },
  'great-healing': { ...fixed(20, minute, 'instant'), restores: { what: 'hits', each: null } },
  'detect-magic': fixed(2, 5, 'instant'),
  aura: fixed(3, 1, 'instant'),
  seeker: fixed(3, 1, 'instant'),
  trace: fixed(3, minute, hour, 1),
  'identify-spell': fixed(2, 1, 'instant'),
  'analyze-magic': fixed(8, hour, 'instant'),
  light: fixed(1, 1, minute, 1),
  'continual-light': { ...bought('steps of brightness', 2, 3, 1, 'lasting') },
  darkness: fixed(2, 1, minute, 1),
  blur: bought('points of blur', 1, 5, 2, minute, 'same'),
  counterspell: fixed(null, 5, 'instant'),
  'dispel-magic': { ...fixed(3, 1, 'lasting'), secondsEach: 'energy' },
  foolishness: { ...bought('points of IQ', 1, 5, 1, minute, 'half'), effects: [{ to: 'iq', add: -1 }] },
  forgetfulness: fixed(3, 10, hour, 3),
  daze: { ...fixed(3, 2, minute, 2), puts: 'dazed' },
  'mass-daze': { ...fixed(2, 1, minute, 1), secondsEach: 'energy', puts: 'dazed' },
  sleep: { ...fixed(4, 3, 'instant'), puts: 'asleep' },
  'mass-sleep': { ...fixed(3, 1, 'instant'), secondsEach: 'energy', puts: 'asleep' },
  command: fixed(2, 0, 'instant'),
  haste: {
    ...bought('points of Move and Dodge', 2, 3, 2, minute, 'half'),
    effects: [
      { to: 'move', add: 1 },
      { to: 'dodge', add: 1 },
    ],
  },
  apportation: fixed(null, 1, minute, null),
  'deflect-missile': fixed(1, 0, 'instant'),
  'great-haste': fixed(5, 3, 10),
  'death-vision': fixed(2, 3, 1),
  'sense-spirit': fixed(0.5, 1, 'instant'),
  'summon-spirit': fixed(20, 5 * minute, minute, 10),
  zombie: fixed(8, minute, 'lasting'),
  'summon-demon': fixed(null, 5 * minute, hour),
  banish: fixed(null, 5, 'lasting'),
  'shield-spell': {
    ...bought('points of DB', 2, 5, 1, minute, 'half'),
    effects: [{ to: 'activeDefenses', add: 1 }],
  },
  armor: { ...bought('points of DR', 2, 5, 1, minute, 'half'), effects: [{ to: 'damageResistance', add: 1 }] },
  magelock: fixed(3, 4, 6 * hour, 2),
  'missile-shield': fixed(5, 1, minute, 2),
  'seek-water': fixed(2, 1, 'instant'),
  'purify-water': bought('gallons', 1, null, 5, 'lasting'),
  'create-water': bought('gallons', 2, null, 1, 'lasting'),
  'destroy-water': fixed(3, 1, 'lasting'),
  'shape-water': bought('lots of 20 gallons', 1, null, 2, minute, 'same'),
  fog: fixed(2, 1, minute, 'half'),
};
