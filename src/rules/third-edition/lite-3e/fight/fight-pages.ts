import { lite } from '../../../../catalog/books.ts';
import type { FightRules, FightSteps } from '../../../combat/fight-rules.ts';

/** A crippled leg or foot is Lame (p. 28). One degree for both: nothing says whether a leg and a foot are of the same side. */
export const crippledTrait: NonNullable<FightRules['crippledTrait']> = {
  places: ['leg', 'foot'],
  trait: { entry: 'lame', choices: [{ parameter: 'degree', value: 'crippled-leg' }] },
};

/** Says why a number is lower than on the sheet: Lame takes from Move, Dodge, and the skills of hand weapons and bare hands (p. 12). */
export const nameLame: FightSteps = (w, { state }) => {
  if (crippledTrait.places.some((place) => state.crippled.includes(place)))
    w.fact('Lame by a crippled leg or foot', null, { cite: fightPages.crippling });
};

/**
 * The pages of the rules of a fight, by the book's contents and cross-references (as in lite-3e/pages.ts). Deduced from the
 * headings before and after: reload, bodyOnly and allOutDefense.
 */
export const fightPages = {
  success: lite(2),
  highPainThreshold: lite(9),
  nightVision: lite(10),
  damageTypes: lite(18),
  twoHands: lite(19),
  weaponTables: lite('pp. 19–20'),
  pickUp: lite(23),
  maneuvers: lite(24),
  positions: lite(24),
  ready: lite(24),
  reload: lite(25),
  aim: lite(25),
  allOutAttack: lite(25),
  allOutDefense: lite(25),
  attackModifiers: lite(25),
  criticals: lite(25),
  flails: lite(15),
  defenses: lite(26),
  parry: lite(26),
  bodyOnly: lite('pp. 26–27'),
  ranged: lite(27),
  unarmed: lite(27),
  injury: lite(28),
  crippling: lite(28),
  fatigue: lite(29),
} as const;
