import { lite } from '../../catalog/books.ts';

/**
 * Where the rules behind the formulas stand, by the contents and the references of the book to its own pages. Deduced,
 * because nothing refers to them, from the headings before and after: basicSpeed, minimumStrength, skillLimit, defaults,
 * attackModifiers and unarmed.
 */
export const pages = {
  points: lite(3),
  attributes: lite(3),
  handedness: lite(5),
  build: lite(5),
  disadvantages: lite(11),
  quirks: lite(13),
  skillPrices: lite(14),
  skillLimit: lite(14),
  defaults: lite(14),
  fencing: lite(15),
  missileWeapons: lite(16),
  shield: lite(17),
  equipment: lite(17),
  armor: lite(18),
  basicDamage: lite(18),
  basicSpeed: lite(18),
  minimumStrength: lite(18),
  encumbrance: lite(21),
  improvement: lite(21),
  overload: lite(22),
  mind: lite(24),
  attackModifiers: lite(25),
  defenses: lite(26),
  fencingParry: lite(26),
  unarmed: lite(27),
} as const;
