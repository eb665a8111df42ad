import { basicSet } from '../../catalog/books.ts';
import type { Citation } from '../../engine/citation.ts';

/**
 * The pages of the rules behind the formulas. The chapters on character creation are located by the page ranges of the
 * book's cross-references; their figures are general knowledge, to verify against the book. From p. 343 on the figures
 * are from the book itself.
 */
export const pages = {
  attributes: basicSet('ch. 1, pp. 14–18'),
  size: basicSet('pp. 15, 16, 19'),
  damage: basicSet('ch. 1, pp. 14–18'),
  basicLift: basicSet(353),
  encumbrance: basicSet('ch. 1, pp. 14–18'),
  offHand: basicSet('ch. 1, pp. 14–18'),
  budget: basicSet('ch. 1'),
  wealth: basicSet('pp. 25–27'),
  status: basicSet(28),
  costOfLiving: basicSet(265),
  advantages: basicSet('pp. 34–96'),
  traitModifiers: basicSet('pp. 102–115'),
  disadvantages: basicSet('pp. 11, 120–154'),
  quirks: basicSet(162),
  skills: basicSet('skills, before pp. 182–228'),
  techniques: basicSet(230),
  magic: basicSet('pp. 234–241'),
  weapons: basicSet('pp. 271–280'),
  armor: basicSet(282),
  shields: basicSet(287),
  gear: basicSet(288),
  successRolls: basicSet('pp. 343–348'),
  degrees: basicSet(347),
  contests: basicSet('pp. 348–349'),
  defaults: basicSet(344),
  onTheBack: basicSet(353),
  deceptive: basicSet('pp. 369–370'),
  attackRolls: basicSet('pp. 369–382'),
  defenses: basicSet(374),
  defenseBonus: basicSet(374),
  readyShield: basicSet('pp. 382–383'),
  dodge: basicSet(374),
  block: basicSet(375),
  fencing: basicSet(208),
  brawling: basicSet(182),
  martialArts: basicSet(203),
  parry: basicSet(376),
  unarmed: basicSet(370),
  shooting: basicSet('pp. 364–366, 550'),
  unarmedParry: basicSet(376),
  injury: basicSet('pp. 380–381, 418–426'),
  fatigue: basicSet('pp. 418–426'),
  hitLocations: basicSet('pp. 398–400'),
  points: basicSet(498),
} as const satisfies Record<string, Citation>;
