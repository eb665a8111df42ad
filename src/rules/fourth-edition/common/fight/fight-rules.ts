import { fightStats, isAny } from '../../../combat/fight.ts';
import type { FightRules, UsedFields } from '../../../combat/fight-rules.ts';
import { findIncapable } from '../../../combat/steps/attack-refusals.ts';
import { addGround } from '../../../combat/steps/attack-steps.ts';
import { addFoeState } from '../../../combat/steps/defense-steps.ts';
import { mappedFields } from '../../../combat/used-fields.ts';
import { odds } from '../combat.ts';
import { actions } from './actions.ts';
import { breakage, hurtByStriking, times } from './aftermath.ts';
import { attack } from './attack.ts';
import { defense } from './defense.ts';
import { fightPages as pages } from './fight-pages.ts';
import { maneuvers } from './maneuvers.ts';
import { covers, locations, postures } from './places.ts';
import { hitsAfterDodge, hitsOfVolley } from './ranged-steps.ts';
import { halveByState, stateNumbers, stateRolls } from './state-numbers.ts';
import { wounds } from './wounds.ts';

/** What of a situation counts in the fourth edition. */
const uses: UsedFields = {
  ...mappedFields,
  state: [...mappedFields.state, 'evaluated', 'acrobaticDodges', 'attackedWith'],
  conditions: [...mappedFields.conditions, 'blind'],
  choice: [
    ...mappedFields.choice,
    'discriminates',
    'deceptive',
    'rapidStrike',
    'flurry',
    'mightyBlow',
    'shots',
    'hands',
  ],
  target: [...mappedFields.target, 'speed', 'size', 'seen', 'stunned'],
  incoming: [...mappedFields.incoming, 'thrust', 'small', 'trained', 'withinReach', 'deceptive'],
  defense: [...mappedFields.defense, 'drop', 'acrobatic', 'feverish'],
};

const notInGrapple = ['aim', 'feint', 'concentrate', 'wait'];

/** A fight by the fourth edition: chapters 11 to 13, of which the book of this ruleset has pp. 363–396. */
export const fightRules: FightRules = {
  uses,
  maneuvers,
  maneuverRefusals: [
    (fight, { whileStunned }) => (whileStunned ? null : findIncapable(fight, pages.doNothing)),
    (fight, { id }) =>
      isAny(fight, 'grappled', 'grappling') && notInGrapple.includes(id)
        ? { words: 'not in a grapple', cite: pages.grapple }
        : null,
    (fight, { id }) =>
      isAny(fight, 'grappled') && id === 'move' ? { words: 'held by a foe', cite: pages.slam } : null,
    (fight, { movement, id }) =>
      isAny(fight, 'pinned') && movement.kind !== 'none' && id !== 'concentrate'
        ? { words: 'pinned', cite: pages.slam }
        : null,
  ],
  postures,
  postureCite: pages.postures,
  locations,
  locationDice: 3,
  covers,
  attack,
  defense,
  foeDefense: [
    addFoeState(-4, pages.defenses),
    (w, { state }) => {
      if (state.feint > 0) w.add(-state.feint, 'feint', { cite: pages.feint });
    },
    (w, { choice }) => {
      if (choice.deceptive > 0) w.add(-choice.deceptive, 'Deceptive Attack', { cite: pages.deceptive });
    },
  ],
  movement: {
    move: [
      halveByState,
      (w, { state, maneuver }) => {
        if (state.ranLastTurn && maneuver.id === 'move' && state.posture === 'standing' && state.footing === 'good')
          w.multiply(1.2, 'sprint', { cite: pages.move });
      },
    ],
    ground: [addGround({ good: 0, bad: 1, shallowWater: 1, swimming: 'oneYard' }, pages.tactical)],
    step: (w) => {
      w.startFrom(fightStats.move, undefined, { cite: pages.step }).divide(10, 'a tenth', { cite: pages.step });
      w.round('up', { cite: pages.step }).atLeast(1, 'at least', { cite: pages.step });
    },
    // A braced weapon for two hands is aimed without a step (p. 364).
    limit: (w, { maneuver, state, lines }) => {
      const { aim } = state;
      if (maneuver.id === 'aim' && aim?.braced && lines.some(({ id, twoHanded }) => id === aim.line && twoHanded))
        w.atMost(0, 'a braced weapon for two hands', { cite: pages.aim });
    },
    unit: 'yards a second',
    cite: pages.movement,
  },
  numbers: stateNumbers,
  actions,
  stateRolls,
  success: odds.success,
  shortenContest: odds.shortenContest,
  breakage,
  // A tenth of ST in pounds (p. 376).
  blowWeight: (strength) => strength / 10,
  hurtByStriking,
  times,
  pickUp: { kneels: true, cite: pages.readying, shield: { figure: 'defenseBonus', cite: pages.readying } },
  fullDamageOn: [],
  criticalTables: [],
  // The tables are on p. 556, which the book of this ruleset does not have.
  criticalsByGameMaster: { hit: pages.criticals, miss: pages.criticals },
  criticalDefense: pages.criticals,
  volley: { hits: hitsOfVolley, afterDodge: hitsAfterDodge },
  failedHandParry: { cite: pages.unarmedParry, byChoice: true },
  turnOrder: ['basicSpeed', 'dx'],
  wounds,
};
