import type { CombatSituation } from '../../../character/combat-situation.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { isWildSwing } from '../fight.ts';
import type { FightingLine } from '../fighting-line.ts';
import type { CombatSheet } from '../work-out-combat.ts';
import type { SituationParts } from './participant.ts';

/** What weighs no more than this is a small thrown weapon. */
const smallWeight = 1;
/** The PD of a medium shield. */
const mediumShield = 3;

/** Pounds of what attacks: the weapon, or what the ruleset counts a bare-handed blow as; null where that does not matter. */
function attackWeight({ use }: FightingLine, { fight, worksheet }: CombatSheet): number | null {
  const { blowWeight } = fight.rules;
  if (!use) return blowWeight ? blowWeight(worksheet.number('st')) : null;
  return use.item.row.weightOverride ?? use.item.facet?.weight ?? null;
}

/** The attack as the defender has to deal with it. */
export function incomingAttack(attacker: CombatSheet, line: FightingLine, location: string): Incoming {
  const { state, choice, target } = attacker.fight;
  const { use, attack, blow } = line;
  const weight = attackWeight(line, attacker);
  return {
    kind: line.mode === 'melee' && blow ? 'unarmed' : line.mode,
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
  };
}

type Incoming = NonNullable<SituationParts['incoming']>;

/** What of the defender decides about the attack on him: posture, size, shield, conditions. */
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
  };
}
