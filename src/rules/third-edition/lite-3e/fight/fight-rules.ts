import { fightStats, hasTrait } from '../../../combat/fight.ts';
import type {
  CombatAction,
  Cover,
  FightNumber,
  FightRules,
  HitLocation,
  StateRoll,
  UsedFields,
} from '../../../combat/fight-rules.ts';
import { startFromBest, strikeParriedLimb, trainedLevels } from '../../../combat/steps/action-steps.ts';
import { findIncapable } from '../../../combat/steps/attack-refusals.ts';
import { addFoeState } from '../../../combat/steps/defense-steps.ts';
import { keepAim, recoverFromStun, recoverFromSurprise, stayConscious } from '../../../combat/steps/state-rolls.ts';
import { commonFields } from '../../../combat/used-fields.ts';
import { addPassiveDefense } from '../../common/fight/defense.ts';
import { halveByState, stateNumbers } from '../../common/fight/state-numbers.ts';
import { recoverLimb } from '../../common/fight/wounds.ts';
import { odds } from '../combat.ts';
import { attack } from './attack.ts';
import { defense } from './defense.ts';
import { fightPages as pages } from './fight-pages.ts';
import { crippledTrait, nameLame } from './lame.ts';
import { maneuvers } from './maneuvers.ts';
import { breakage, healing, times, wounds } from './wounds.ts';

/** The table of positions (p. 24), with the penalties that the list of modifiers gives as well (p. 25). */
const postures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: { words: 'crouching', attack: -2, defense: 0, target: -2 },
  kneeling: { words: 'kneeling', attack: -2, defense: -2, target: -2 },
  crawling: { words: 'crawling', attack: -4, defense: -3, target: -4 },
  sitting: { words: 'sitting', attack: -2, defense: -2, target: -2 },
  lying: { words: 'lying', attack: -4, defense: -3, target: -4 },
};

/** What a target may be behind (p. 27). Cover counts more for somebody who is down. */
const covers: readonly Cover[] = [
  { id: 'partial', name: 'only a part shows', add: -3 },
  { id: 'low', name: 'behind cover, and down', add: 0 },
];

/** Limbs that the game master may rule to be hit (p. 28); attacks are not aimed at places in this book. */
const locations: readonly HitLocation[] = [
  { id: 'weaponArm', name: 'weapon arm', add: 0, kind: 'limb', neverAimed: true },
  { id: 'shieldArm', name: 'shield arm', add: 0, kind: 'limb', neverAimed: true },
  { id: 'leg', name: 'leg', add: 0, kind: 'limb', neverAimed: true },
  { id: 'weaponHand', name: 'weapon hand', add: 0, kind: 'extremity', neverAimed: true },
  { id: 'shieldHand', name: 'shield hand', add: 0, kind: 'extremity', neverAimed: true },
  { id: 'foot', name: 'foot', add: 0, kind: 'extremity', neverAimed: true },
];

/** Rolls at the start of a turn, when somebody is hurt while aiming, and after a fight (pp. 25, 28). */
const stateRolls: readonly StateRoll[] = [
  stayConscious(
    pages.injury,
    'falls unconscious',
    (_, number) => number(fightStats.hitsLeft) <= 0,
    (w) => {
      // Strong or Weak Will is what Will differs from IQ by.
      if (w.consultNumber('will') !== w.consultNumber('iq'))
        w.addFrom('will', 1, 'Will', { cite: pages.injury }).addFrom('iq', -1, 'less IQ', { cite: pages.injury });
    },
  ),
  recoverFromStun(pages.injury, 'shake off the stun', 'acts at once'),
  recoverFromSurprise(pages.injury, { success: 'acts normally', failure: 'still stunned' }),
  keepAim(pages.aim),
  recoverLimb(pages.crippling, 'lasts 1d months; a critical failure for good'),
];

/** What of a situation counts in GURPS Lite: no sides, no close combat, no places, no feints. */
const uses: UsedFields = {
  ...commonFields,
  conditions: [...commonFields.conditions, 'blind', 'oneEye'],
  target: [...commonFields.target, 'cover', 'passiveDefense'],
  incoming: [...commonFields.incoming, 'thrust', 'impaling', 'flail', 'small', 'kick', 'trained'],
};

/** What GURPS Lite has besides plain attacks (pp. 26–27). */
const actions: readonly CombatAction[] = [
  {
    id: 'keepFeet',
    name: 'Stay on your feet',
    summary: 'after a kick that missed',
    cite: pages.unarmed,
    roll: 'success',
    against: '',
    formula: (w, fight) =>
      startFromBest(w, [{ from: 'dx' }, ...trainedLevels(fight, 'brawling', 'karate')], pages.unarmed),
  },
  strikeParriedLimb(pages.parry, 'a bare-handed', 'Karate'),
];

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
