import { hasTrait } from '../../combat/fight.ts';
import type { FightNumber, FightRules } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { findIncapable } from '../../combat/steps/attack-refusals.ts';
import { addFoeState } from '../../combat/steps/foe-steps.ts';
import { addPassiveDefense } from '../../third-edition/fight/foe-defense.ts';
import { halveByState, stateNumbers } from '../../third-edition/fight/state-numbers.ts';
import { odds } from '../odds.ts';
import { actions } from './actions.ts';
import { breakage, healing, times } from './aftermath.ts';
import { attack } from './attack.ts';
import { defense } from './defense.ts';
import { fightPages as pages } from './fight-pages.ts';
import { crippledTrait, nameLame } from './lame.ts';
import { maneuvers } from './maneuvers.ts';
import { covers, locations, postures } from './places.ts';
import { stateRolls } from './state-rolls.ts';
import { uses } from './used-fields.ts';
import { wounds } from './wounds.ts';

const cites = { hits: pages.injury, fatigue: pages.fatigue };

/** IQ and DX are lower by the hits of the last turn, and so are all skills (p. 28). */
const lowered = (id: string, name: string, from: string): FightNumber => ({
  id,
  name,
  cite: pages.injury,
  formula: (w) => {
    w.startFrom(from, undefined, { cite: pages.injury });
    if (w.consultNumber(fightStats.shock) > 0)
      w.addFrom(fightStats.shock, -1, 'wounded last turn', { cite: pages.injury });
  },
});

/** A fight by GURPS Lite (pp. 24–29). */
export const fightRules: FightRules = {
  uses,
  maneuvers,
  maneuverRefusals: [(fight) => findIncapable(fight, pages.injury)],
  postures,
  postureCite: pages.positions,
  locations,
  locationDice: 0,
  covers,
  attack,
  defense,
  foeDefense: [addFoeState(-4, pages.defenses), addPassiveDefense(pages.defenses)],
  movement: {
    move: [nameLame, halveByState(cites)],
    ground: [],
    step: (w) => w.start(0, 'the book has no step', { cite: pages.maneuvers }),
    unit: 'yards a second',
    cite: pages.maneuvers,
  },
  numbers: [
    ...stateNumbers(cites),
    {
      id: fightStats.shock,
      name: 'wounds of the last turn',
      cite: pages.injury,
      formula: (w, fight) => {
        w.start(fight.state.wounds, 'hits taken', { cite: pages.injury });
        if (fight.state.wounds > 0 && hasTrait(fight, 'high-pain-threshold'))
          w.multiply(0, 'High Pain Threshold', { cite: pages.highPainThreshold });
      },
    },
    lowered(fightStats.dx, 'DX now', 'dx'),
    lowered(fightStats.iq, 'IQ now', 'iq'),
  ],
  actions,
  stateRolls,
  success: odds.success,
  shortenContest: odds.shortenContest,
  breakage,
  healing,
  times,
  pickUp: { kneels: false, heavyTakes: 2, cite: pages.pickUp },
  fullDamageOn: [3],
  criticalTables: [],
  criticalsByGameMaster: { miss: pages.success },
  failedHandParry: { cite: pages.unarmed, byChoice: true },
  turnOrder: ['move', 'basicSpeed'],
  exhaustion: { left: 0, words: 'unconscious from fatigue', cite: pages.fatigue },
  crippledTrait,
  longFight: { turns: 10, cite: pages.fatigue },
  wounds,
};
