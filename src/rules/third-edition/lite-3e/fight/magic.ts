import { liteCastings } from '../../../../catalog/lite-3e/spell-castings.ts';
import {
  addInjury,
  addMagicResistance,
  addOther,
  addSpellsOn,
  addUnseen,
  cannotCast,
  needsMana,
} from '../../../combat/magic/cast-steps.ts';
import type { MagicRules } from '../../../combat/magic/magic-rules.ts';
import { fightPages, pages } from '../pages.ts';

const cite = pages.magic;

const spellsOn = { each: -1, concentrating: -1 };

/**
 * Magic in a fight by GURPS Lite (p. 30). High skill changes neither energy nor time there, and the game master decides on
 * critical failures.
 */
export const magicRules: MagicRules = {
  castings: liteCastings,
  maneuver: 'longAction',
  rollsInLastTurn: false,
  refusals: [cannotCast(fightPages.injury), needsMana(cite)],
  spellsOn,
  skill: [addSpellsOn(spellsOn, cite), addUnseen(-5, cite), addMagicResistance(cite), addInjury(true, cite), addOther],
  energy: [],
  seconds: [],
  maintain: [],
  failure: () => 1,
  criticalWins: false,
  mishapWords: 'a small disaster, as the game master says',
  endsEarly: 1,
  distraction: (w) => w.startFrom('will', undefined, { cite }).add(-3, 'disturbed', { cite }),
  resists: { HT: 'ht', IQ: 'iq' },
  willHelps: true,
  missileSeconds: 1,
  asks: [],
  cites: { casting: cite, distraction: cite, maintaining: cite, resisted: cite, missile: cite },
};
