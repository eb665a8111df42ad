import { ownValue } from '../../../../engine/own-value.ts';
import type { DefenseSteps, FightRules, FightSteps, FindRefusal } from '../../../combat/fight-rules.ts';
import type { DefenseLine } from '../../../combat/fighting-line.ts';
import {
  addDefensePosture,
  addStun,
  blocksUnready,
  needsEmptyHand,
  noteDefenseCosts,
  notUnderManeuver,
  parriesUnready,
  unaware,
} from '../../../combat/steps/defense-steps.ts';
import { heldShield } from '../../../shared/attack-uses.ts';
import {
  addFlail,
  byKindOfAttack,
  halveDodge,
  neverUnderNone,
  noteParry,
  notTooOften,
} from '../../common/fight/defense.ts';
import { fatigueHalvesDodge } from '../decisions.ts';
import { fightPages as pages } from './fight-pages.ts';
import { nameLame } from './lame.ts';

/** A weapon that a parry makes unready parries once, whatever the maneuver (p. 25). */
const unreadyAfterParry: FindRefusal<DefenseLine> = ({ state }, { line }) =>
  line?.attack?.notes?.includes('unreadyAfterParry') && (ownValue(state.parries, line.id) ?? 0) > 0
    ? { words: 'unready after its parry', cite: pages.allOutDefense }
    : null;

/** Thrown weapons −1, small ones −2; a bare hand −3 against a weapon that does not thrust, except with Karate (pp. 26–27). */
const addAttack: DefenseSteps = (w, { incoming }, { kind, line }) => {
  if (kind !== 'parry') return;
  if (incoming.kind === 'thrown')
    w.add(incoming.small ? -2 : -1, incoming.small ? 'small thrown weapon' : 'thrown weapon', { cite: pages.parry });
  if (!line?.blow) return;
  const skill = line.blow.skill?.id;
  if (incoming.kind !== 'unarmed' && !incoming.thrust && skill !== 'karate')
    w.add(-3, 'bare hand against a weapon', { cite: pages.unarmed });
  if (incoming.kind === 'unarmed' && incoming.kick && skill === 'boxing')
    w.add(-2, 'Boxing against a kick', { cite: pages.unarmed });
};

/** Armor and shield; the shield does not protect from behind (p. 26). */
const passive: FightSteps = (w, { incoming, context }) => {
  const end = incoming.impaling ? '.impaling' : '';
  const fromBehind = `passiveDefense.behind${end}`;
  const cite = pages.defenses;
  if (incoming.side === 'behind' && w.has(fromBehind)) {
    w.startFrom(fromBehind, undefined, { cite });
    return;
  }
  w.startFrom(`passiveDefense${end}`, undefined, { cite });
  if (incoming.side === 'behind' && heldShield(context))
    w.addFrom('passiveDefense.shield', -1, 'the shield is in front', { cite });
};

export const defense: FightRules['defense'] = {
  refusals: [
    unaware(pages.defenses),
    notUnderManeuver,
    byKindOfAttack({ block: pages.defenses, parry: pages.parry, flails: pages.flails, unarmed: pages.unarmed }),
    needsEmptyHand,
    parriesUnready(pages.parry),
    blocksUnready(pages.defenses),
    unreadyAfterParry,
    notTooOften({ block: pages.defenses, parry: pages.parry }),
  ],
  steps: [
    nameLame,
    halveDodge({ hits: pages.injury, fatigue: pages.fatigue }, fatigueHalvesDodge),
    addDefensePosture,
    addStun(-4, pages.defenses),
    addFlail(pages.flails),
    addAttack,
    noteParry({ readying: pages.ready, parry: pages.parry }),
    noteDefenseCosts,
    neverUnderNone(pages.defenses),
  ],
  passive,
  cite: pages.defenses,
};
