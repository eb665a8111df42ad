import type { FightRules, FightSteps } from '../../../combat/fight-rules.ts';
import { fightPages as pages } from './fight-pages.ts';

/** A crippled leg or foot is Lame (p. 28). One degree for both: nothing says whether a leg and a foot are of the same side. */
export const crippledTrait: NonNullable<FightRules['crippledTrait']> = {
  places: ['leg', 'foot'],
  trait: { entry: 'lame', choices: [{ parameter: 'degree', value: 'crippled-leg' }] },
};

/** Says why a number is lower than on the sheet: Lame takes from Move, Dodge, and the skills of hand weapons and bare hands (p. 12). */
export const nameLame: FightSteps = (w, { state }) => {
  if (crippledTrait.places.some((place) => state.crippled.includes(place)))
    w.fact('Lame by a crippled leg or foot', null, { cite: pages.crippling });
};
