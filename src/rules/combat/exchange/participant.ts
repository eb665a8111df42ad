import { type CombatSituation, situationOf } from '../../../character/combat-situation.ts';
import type { CombatState } from '../../../character/combat-state.ts';
import type { OpenedCharacter } from '../../derive-character.ts';
import { fightRulesInForce } from '../../house-rules/fight-rules-in-force.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { type CombatSheet, deriveCombat } from '../derive-combat.ts';
import { inCloseCombat, isWildSwing, locationsOfFoe } from '../fight.ts';
import type { FightRules, HitLocation } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import { fullHitsOf, objectOf } from '../objects.ts';
import { type Injury, resolveFoeInjury, resolveInjury, resolveObjectInjury } from '../resolve-injury.ts';
import { afterInjury, type FailedEffect, injuredState } from '../state-after.ts';
import { type Wound, woundStats } from '../wound.ts';
import type { Side } from './exchange-request.ts';

/** Somebody with a sheet who attacks or is attacked, in the situation of the moment. */
export interface Combatant {
  /** As the log names them: "Rainald", "Goblin 2". */
  readonly name: string;
  readonly sheet: OpenedCharacter;
  readonly situation: CombatSituation;
  /** The rules of the book (`ruleset.loadFightRules()`); house rules of the sheet are added to them. */
  readonly rules: FightRules;
  /** A spell is in progress; absent for no. */
  readonly isCasting?: boolean;
}

/** Somebody without a sheet who is attacked, and of whom a few numbers are known. A defense that is null is none. */
interface AnonymousFoe {
  readonly name: string;
  readonly dodge: number | null;
  readonly parry: number | null;
  readonly block: number | null;
  readonly passiveDefense: number;
  readonly damageResistance: number;
  readonly st: number;
  readonly dx: number;
  readonly ht: number;
  /** The full hit points; null for as many as the ruleset gives a person with that ST and HT, or an object of that kind. */
  readonly hits: number | null;
  /** The id of a body plan of the ruleset; empty for the usual one. */
  readonly body: string;
  /** The id of a kind of object of the ruleset; empty for somebody who lives. */
  readonly object: string;
  /** Its weight in pounds, where that gives its hits. */
  readonly objectWeight: number | undefined;
  /** Hits lost, posture and conditions. */
  readonly state: CombatState;
}

/** One attack on a combatant, or on an anonymous foe. */
export interface ExchangeSetup {
  readonly attacker: Combatant;
  /** The id of the attack (`CombatSheet.attacks[].line.id`). */
  readonly line: string;
  readonly defender: Combatant | AnonymousFoe;
  /** Others in the fight, who may be hit by what misses its target; absent for nobody. */
  readonly bystanders?: readonly Bystander[];
  /** Turns are counted: an attack more than the maneuver gives is remarked on. */
  readonly countsAttacks?: boolean;
  /** Shields take the blows that they stop, where the rules have that as an option. */
  readonly shieldsBreak?: boolean;
  /** The blow is not aimed at a place: a roll decides where it hits. Only if the ruleset has such a roll. */
  readonly randomLocation?: boolean;
  /** How the attacker holds back: the id of a force (`forcesOf`); absent for full strength. */
  readonly force?: string;
  /** The defender runs into the attacker's weapon, where the rules have stop thrusts. */
  readonly stopThrust?: boolean;
  /** It comes from above, which makes the head and arms likelier, if the ruleset says so. */
  readonly fromAbove?: boolean;
}

/** Somebody else in the fight, under a key of the caller's. */
interface Bystander {
  readonly key: string;
  readonly combatant: Combatant;
  /** On the defender’s side, and so perhaps ready to take the blow; absent for no. */
  readonly isFriend?: boolean;
}

export const hasSheet = (defender: Combatant | AnonymousFoe): defender is Combatant => 'sheet' in defender;

/** The foe whose numbers are kept in the attacker's target. */
export function anonymousFoe(name: string, target: CombatSituation['target']): AnonymousFoe {
  const { dodge, parry, block, passiveDefense, damageResistance, st, dx, ht, hits, hitsLost, conditions } = target;
  const { body = '', object = '', objectWeight } = target;
  const stunned = target.stunned && !conditions.includes('stunned');
  const { state } = situationOf({
    state: {
      hitsLost,
      posture: target.posture,
      conditions: [...conditions, ...(stunned ? (['stunned'] as const) : [])],
    },
  });
  const living = { name, dodge, parry, block, passiveDefense, damageResistance, st, dx, ht };
  return { ...living, hits, body, object, objectWeight, state };
}

/** The target with what an exchange has made of the foe. */
export const targetAfter = (target: CombatSituation['target'], state: CombatState): CombatSituation['target'] => ({
  ...target,
  hitsLost: state.hitsLost,
  posture: state.posture,
  conditions: state.conditions,
  stunned: state.conditions.includes('stunned'),
});

/** One of the two in an exchange, with a state that changes as it proceeds. */
export interface Participant {
  readonly who: Side;
  readonly name: string;
  /** The rules that apply to them, house rules included. */
  readonly rules: FightRules;
  state: CombatState;
  /** A spell is in progress. */
  readonly isCasting?: boolean;
  /** A thing: it feels nothing, and breaks. */
  readonly isObject?: true;
  /** Their numbers in the state of the moment, with parts of the situation replaced; null without a sheet. */
  readonly combat: (parts?: SituationParts, targetLocations?: readonly HitLocation[]) => CombatSheet | null;
  readonly injury: (wound: Wound) => Injury;
  readonly stateAfter: (wound: Wound, injury: Injury, failed: readonly FailedEffect[]) => CombatState;
}

/** Replaced fields of the choice, the target, the incoming attack and the defense. */
export type SituationParts = {
  readonly [Part in 'choice' | 'target' | 'incoming' | 'defense']?: Partial<CombatSituation[Part]>;
};

/** Somebody with a sheet. */
export function combatantIn(
  who: Participant['who'],
  { name, sheet, situation, rules, isCasting = false }: Combatant,
): Participant {
  const combat = (
    state: CombatState,
    { choice, target, incoming, defense }: SituationParts = {},
    targetLocations?: readonly HitLocation[],
  ): CombatSheet =>
    deriveCombat(
      sheet,
      rules,
      {
        ...situation,
        state,
        choice: { ...situation.choice, ...choice },
        target: { ...situation.target, ...target },
        incoming: { ...situation.incoming, ...incoming },
        defense: { ...situation.defense, ...defense },
      },
      targetLocations,
    );
  const participant: Participant = {
    who,
    name,
    isCasting,
    rules: fightRulesInForce(rules, sheet.context),
    state: situation.state,
    combat: (parts, targetLocations) => combat(participant.state, parts, targetLocations),
    injury: (wound) => resolveInjury(combat(participant.state), wound),
    stateAfter: (wound, injury, failed) => afterInjury(combat(participant.state), wound, injury, failed),
  };
  return participant;
}

/** Somebody without a sheet, under the rules of the attacker. */
function anonymousFoeIn(ofAttacker: FightRules, foe: AnonymousFoe): Participant {
  const locations = locationsOfFoe(ofAttacker, foe);
  const locationDice = ofAttacker.bodies?.dice ?? ofAttacker.locationDice;
  const rules = locations === ofAttacker.locations ? ofAttacker : { ...ofAttacker, locations, locationDice };
  const { name, st, dx, ht, damageResistance: resistance } = foe;
  const { objects } = rules;
  const object = objectOf(objects, foe);
  const hits = object ? fullHitsOf(object, foe) : (foe.hits ?? foe[rules.wounds.hitsFrom]);
  const participant: Participant = {
    who: 'defender',
    name,
    rules,
    state: foe.state,
    combat: () => null,
    injury: (wound) => {
      const { hitsLost, crippled } = participant.state;
      return resolveFoeInjury(rules, { st, dx, ht, hits, hitsLost, resistance, crippled }, wound);
    },
    stateAfter: (wound, injury, failed) => injuredState(participant.state, wound, injury, failed),
  };
  if (!objects || !object) return participant;
  const thing: Participant = {
    ...participant,
    isObject: true,
    rules: { ...rules, locations: [] },
    injury: (wound) => resolveObjectInjury(objects, { resistance, hits, hitsLost: thing.state.hitsLost }, wound),
    stateAfter: (_, { worksheet }) => ({
      ...thing.state,
      hitsLost: thing.state.hitsLost + worksheet.number(woundStats.injury),
    }),
  };
  return thing;
}

export const defenderIn = (defender: Combatant | AnonymousFoe, rules: FightRules): Participant =>
  hasSheet(defender) ? combatantIn('defender', defender) : anonymousFoeIn(rules, defender);

/** A thrown weapon up to this weight is small. */
const smallWeight = 1;
/** The PD of a medium shield. */
const mediumShield = 3;

/**
 * The weight of the attack in pounds: of the weapon, or what the ruleset counts a bare-handed blow as; null if weight
 * does not matter.
 */
function attackWeight({ use }: FightingLine, { fight, worksheet }: CombatSheet): number | null {
  const { blowWeight } = fight.rules;
  if (!use) return blowWeight ? blowWeight(worksheet.number('st')) : null;
  return use.item.row.weightOverride ?? use.item.facet?.weight ?? null;
}

/** The attack as the defender has to deal with it. */
export function incomingAttack(attacker: CombatSheet, line: FightingLine, location: string): Incoming {
  const { state, choice, target } = attacker.fight;
  const { use, attack, blow, natural } = line;
  const weight = attackWeight(line, attacker);
  return {
    kind: line.mode === 'melee' && (blow || natural) ? 'unarmed' : line.mode,
    side: target.side,
    thrust: line.thrusts,
    impaling: line.type === 'imp',
    flail: attack?.notes?.includes('flail') ?? false,
    judoThrow: blow?.attack.isThrow ?? false,
    bash: use?.item.facet?.shield !== undefined,
    withinReach: target.range === null || target.range <= 1,
    small: line.mode === 'thrown' && weight !== null && weight <= smallWeight,
    kick: blow?.attack.limb === 'foot',
    trained: blow?.skill?.id === 'judo' || blow?.skill?.id === 'karate',
    weight,
    location,
    // A wild swing gains nothing from a feint (Man to Man p. 30).
    feint: line.mode === 'melee' && !isWildSwing(attacker.fight) ? state.feint : 0,
    deceptive: line.mode === 'melee' ? choice.deceptive : 0,
    // Seen by the defender: how much higher the attacker is.
    height: line.mode === 'melee' ? 0 - (attacker.fight.rules.attack.heightOfBlow?.(attacker.fight, line) ?? 0) : 0,
    ranAround: line.mode === 'melee' && target.side === 'behind' && (target.ranAround ?? false),
    intoMelee: line.mode === 'melee' && target.inMelee && !inCloseCombat(attacker.fight),
  };
}

type Incoming = NonNullable<SituationParts['incoming']>;

/** What of the defender decides about the attack on them: posture, size, shield, conditions. */
export function targetFrom({ fight, worksheet }: CombatSheet): Partial<CombatSituation['target']> {
  const { state, context } = fight;
  const shield = heldShield(context)?.facet?.shield;
  return {
    posture: state.posture,
    size: worksheet.has('sizeModifier') ? worksheet.number('sizeModifier') : 0,
    shield: shield !== undefined,
    bigShield: shield !== undefined && shield.passiveDefense >= mediumShield,
    stunned: state.conditions.includes('stunned'),
    conditions: state.conditions,
    dodge: null,
    parry: null,
    block: null,
    passiveDefense: 0,
    object: undefined,
    ...(state.highSpeed ? { speed: state.highSpeed } : {}),
  };
}
