import { hasTrait, inCloseCombat, isAny } from '../../combat/fight.ts';
import type { FightRules } from '../../combat/fight-rules.ts';
import { fightStats } from '../../combat/fight-stats.ts';
import { findIncapable } from '../../combat/steps/attack-refusals.ts';
import { addFoeState } from '../../combat/steps/foe-steps.ts';
import { addGround, addSprint } from '../../combat/steps/movement-steps.ts';
import { addPassiveDefense } from '../../third-edition/fight/foe-defense.ts';
import { halveByState, stateNumbers } from '../../third-edition/fight/state-numbers.ts';
import { odds } from '../odds.ts';
import { actions } from './actions.ts';
import { breakage, breakBlade, damageToDisarm, healing, times } from './aftermath.ts';
import { attack } from './attack.ts';
import { criticalTables } from './critical-tables.ts';
import { defense } from './defense.ts';
import { fightPages as pages } from './fight-pages.ts';
import { covers, locations } from './locations.ts';
import { maneuvers } from './maneuvers.ts';
import { postures } from './postures.ts';
import { stateRolls } from './state-rolls.ts';
import { uses } from './used-fields.ts';
import { wounds } from './wounds.ts';

const notInCloseCombat = ['allOutDefense', 'feint', 'aim', 'concentrate', 'wait'];
const cites = { hits: pages.hits, fatigue: pages.fatigue };

/** A fight by Man to Man, in the advanced system: chapters 3 to 9. */
export const fightRules: FightRules = {
  uses,
  maneuvers,
  maneuverRefusals: [
    (fight) => findIncapable(fight, pages.injury),
    (fight, { id }) =>
      inCloseCombat(fight) && notInCloseCombat.includes(id)
        ? { words: 'not in close combat', cite: pages.evade }
        : null,
    (fight, { id }) =>
      inCloseCombat(fight) && id === 'allOutAttack' && !fight.choice.entersHex
        ? { words: 'not in close combat', cite: pages.evade }
        : null,
    (fight, { id }) =>
      id === 'changePosition' && isAny(fight, 'pinned') ? { words: 'pinned', cite: pages.slam } : null,
  ],
  postures,
  postureCite: pages.positions,
  locations,
  locationDice: 2,
  covers,
  attack,
  defense,
  foeDefense: [
    addFoeState(-4, pages.activeDefense),
    addPassiveDefense(pages.defense),
    (w, { state }) => {
      if (state.feint > 0) w.add(-state.feint, 'feint', { cite: pages.feint });
    },
  ],
  movement: {
    move: [halveByState(cites), addSprint(pages.movement)],
    ground: [addGround({ good: 0, bad: 1, shallowWater: 1, swimming: 0 }, pages.movement)],
    // With a crippled leg one sits or lies; with a crippled foot Move is 3 at most (p. 54).
    limit: (w, { state }) => {
      const { crippled, posture } = state;
      const cite = pages.crippling;
      if (crippled.some((place) => place === 'rightLeg' || place === 'leftLeg')) {
        if (posture !== 'lying') w.atMost(0, 'a crippled leg', { cite });
      } else if (crippled.includes('foot')) w.atMost(3, 'a crippled foot, with something to lean on', { cite });
    },
    step: (w) => w.start(1, 'one hex', { cite: pages.maneuvers }),
    unit: 'yards a turn',
    cite: pages.movement,
  },
  numbers: [
    ...stateNumbers(cites),
    {
      id: fightStats.initiative,
      name: 'initiative against surprise, as the leader',
      cite: pages.surprise,
      formula: (w, fight) => {
        w.start(0, 'on one die', { cite: pages.surprise });
        if (hasTrait(fight, 'combat-reflexes')) w.add(2, 'Combat Reflexes', { cite: pages.surprise });
        w.note('+1 for the higher IQ; −2 for a side without a leader', { cite: pages.surprise });
      },
    },
    {
      id: fightStats.shock,
      name: 'wounds of the last turn',
      cite: pages.wounds,
      formula: (w, { state }) => w.start(state.wounds, 'hits taken', { cite: pages.wounds }),
    },
  ],
  actions,
  stateRolls,
  success: odds.success,
  breakage,
  healing,
  times,
  pickUp: {
    kneels: true,
    cite: pages.readying,
    weaponsUnready: true,
    shield: { figure: 'passiveDefense', cite: pages.readying },
  },
  fullDamageOn: [],
  criticalTables,
  criticalDefense: pages.criticals,
  // Karate against armor (p. 26).
  rollForStriking: {
    skill: 'karate',
    leastResistance: 3,
    exceptTrait: 'toughness',
    damage: { dice: 1, adds: -2 },
  },
  failedHandParry: { cite: pages.unarmed, byChoice: false },
  breakBlade,
  damageToDisarm,
  turnOrder: ['move', 'basicSpeed'],
  exhaustion: { left: 1, words: 'collapsed from fatigue', cite: pages.fatigue },
  longFight: { turns: 10, cite: pages.fatigue },
  wounds,
};
