import type { Citation } from '../../engine/citation.ts';

const page = (number: number | string): Citation => ({ book: 'Man to Man', page: number });

/** Where the rules behind the formulas stand. */
export const pages = {
  budget: page(5),
  attributes: page(6),
  basicSpeed: page(7),
  ambidexterity: page(7),
  skillPrices: page(9),
  defaults: page(9),
  improveFromDefault: page(9),
  basicDamage: page(12),
  leastDamage: page(13),
  quality: page(13),
  largeShield: page(14),
  spikes: page(46),
  armor: page(15),
  fit: page(16),
  encumbrance: page(16),
  overload: page(50),
  defenses: page(17),
  random: page(18),
  experience: page(18),
  races: page(19),
  fencingParry: page(24),
  unarmed: page(26),
  closeCombat: page(38),
  breakage: page(24),
  minimumStrength: page(29),
  weaponsAndShields: page(48),
  hitLocations: page('pull-out'),
  crossbow: page(41),
  ranges: page(42),
  wounds: page('pp. 25, 34–36'),
  injury: page('pp. 53–55'),
  fatigue: page('pp. 54–55'),
} as const satisfies Record<string, Citation>;
