import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { describeSenseless, isAny, maneuverCite, maneuverName, postureOf } from '../fight.ts';
import type { DefenseSteps, Fight, FightRules, FindRefusal } from '../fight-rules.ts';
import type { DefenseLine } from '../fighting-line.ts';
import { crippledLimb, hasEmptyHand } from '../hands.ts';

/** The target's posture and stun: what they take from the target's active defenses, which are known as they are at rest. */
export const addFoeState =
  (stun: number, cite: Citation): FightRules['foeDefense'][number] =>
  (w, { rules, target }, kind) => {
    const { words, defense, defenses } = rules.postures[target.posture];
    const add = defenses?.[kind] ?? defense;
    if (add !== 0) w.add(add, words, { cite: rules.postureCite });
    if (target.stunned || target.conditions.some((condition) => stunning.some((each) => each === condition)))
      w.add(stun, 'stunned', { cite });
  };

const stunning = ['stunned', 'mentallyStunned', 'frozen'];

/** Steps and reasons of active defenses that several rulesets share, with their figures and pages. */
type AgainstDefense = FindRefusal<DefenseLine>;

export const addDefensePosture: DefenseSteps = (w, fight, { kind }) => {
  const { words, defense, defenses } = postureOf(fight);
  const cite = fight.rules.postureCite;
  if (defenses) addToDefense(w, defenses[kind], words, cite);
  else if (defense !== 0) w.add(defense, words, { cite });
};

/** Adds a house rule's modifier to an existing defense. A low one still counts (see the decisions of each ruleset). */
export function addToDefense(w: DerivationBuilder, add: number, words: string, cite: Citation): void {
  if (w.value !== null && add !== 0) w.add(add, words, { cite });
}

/** Stun lowers every active defense. */
export const addStun =
  (penalty: number, cite: Citation): DefenseSteps =>
  (w, fight) => {
    if (isAny(fight, 'stunned', 'mentallyStunned', 'frozen')) w.add(penalty, 'stunned', { cite });
  };

/** The penalty from the attacker's feint or deceptive attack. */
export const addAttackersTricks =
  (cite: Citation): DefenseSteps =>
  (w, { incoming }) => {
    if (incoming.feint > 0) w.add(-incoming.feint, 'feint', { cite });
  };

/** A retreat: its bonus to a defense; a step without effect says why there is none. */
export const addRetreat =
  (figure: (defense: DefenseLine) => number, cite: Citation): DefenseSteps =>
  (w, fight, defense) => {
    const add = figure(defense);
    if (add === 0) return;
    const reason = noRetreat(fight);
    if (fight.defense.retreat && reason === null) w.add(add, 'retreat', { cite });
    else if (fight.defense.retreat) w.fact(`no retreat: ${reason}`, null, { cite });
    else if (reason === null) w.note(`+${add} with a retreat`, { cite });
  };

/** Why a retreat is not possible; null if it is: once a turn, from a melee attack, neither sitting, kneeling, stunned nor held. */
function noRetreat(fight: Fight): string | null {
  const { state, incoming, allowance } = fight;
  if (state.retreated) return 'once a turn';
  if (allowance.noRetreat) return maneuverName(fight);
  if (incoming.kind !== 'melee' && incoming.kind !== 'unarmed') return 'a ranged attack';
  if (state.posture === 'sitting' || state.posture === 'kneeling') return state.posture;
  if (isAny(fight, 'stunned', 'mentallyStunned', 'frozen')) return 'stunned';
  return isAny(fight, 'grappled', 'pinned') ? 'held by a foe' : null;
}

/** The maneuver leaves no active defense, or not this one. */
export const notUnderManeuver: AgainstDefense = (fight, { kind }) => {
  const { allowance } = fight;
  if (allowance.defenses.includes(kind)) return null;
  const words = allowance.defenses.length === 0 ? 'no active defense' : `only ${allowance.defenses.join(' or ')}`;
  return { words: `${maneuverName(fight)}: ${words}`, cite: maneuverCite(fight) };
};

/** Somebody who cannot act, or does not know of the attack, has no active defense. */
export const unaware =
  (cite: Citation): AgainstDefense =>
  (fight) => {
    const senseless = describeSenseless(fight);
    if (senseless) return { words: senseless, cite };
    if (fight.exhausted) return fight.exhausted;
    if (isAny(fight, 'pinned')) return { words: 'pinned', cite };
    if (fight.incoming.seen === 'unknown') return { words: 'an attack that one does not know of', cite };
    return null;
  };

/** A weapon that is not ready, or whose arm is crippled, does not parry. */
export const parriesUnready =
  (cite: Citation): AgainstDefense =>
  ({ state }, { line }) => {
    const crippled = line && crippledLimb(state, line);
    if (crippled) return { words: crippled, cite };
    const turns = line?.use ? (ownValue(state.unready, line.use.item.key) ?? 0) : 0;
    return turns > 0 ? { words: 'not ready', cite } : null;
  };

/** Bare hands parry if one is empty. */
export const needsEmptyHand: AgainstDefense = (fight, { line }) =>
  line?.blow && !hasEmptyHand(fight) ? { words: 'no empty hand', cite: line.blow.attack.cite } : null;

/** A shield that is not ready does not block. */
export const blocksUnready =
  (cite: Citation): AgainstDefense =>
  ({ state, context }, { kind }) => {
    const shield = heldShield(context);
    return kind === 'block' && shield && (ownValue(state.unready, shield.key) ?? 0) > 0
      ? { words: 'the shield is not ready', cite }
      : null;
  };

/** The note of a maneuver that a defense spoils: "the aim is lost". */
export const noteDefenseCosts: DefenseSteps = (w, { allowance, maneuver }) => {
  if (allowance.defenseCosts) w.note(allowance.defenseCosts, { cite: maneuver.cite });
};
