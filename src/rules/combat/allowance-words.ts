import { formatCitation } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/format.ts';
import { maneuverName, traitsOf } from './fight.ts';
import type { Fight } from './fight-rules.ts';
import { type ActiveDefense, type Allowance, anyDefense, type Maneuver, type ManeuverKind } from './maneuver.ts';

/** What a maneuver allows, in words for a table or a choice. */
export interface AllowanceWords {
  readonly movement: string;
  readonly attack: string;
  readonly defenses: string;
}

const movementWords = {
  none: () => 'none',
  step: () => 'a step',
  full: () => 'full Move',
  half: (atLeast: number | undefined, forward: boolean | undefined) =>
    ['half of Move', ...(atLeast ? [`at least ${atLeast}`] : []), ...(forward ? ['forward'] : [])].join(', '),
};

const defenseNames: Readonly<Record<ActiveDefense, string>> = { dodge: 'Dodge', parry: 'Parry', block: 'Block' };

/** The movement, attack and active defenses of a maneuver in one of its kinds: "a step", "one attack", "any". */
export function describeAllowance(maneuver: Maneuver, kind?: ManeuverKind): AllowanceWords {
  const allowance: Allowance = { ...maneuver, ...kind };
  const { movement } = allowance;
  return {
    movement:
      movement.kind === 'half'
        ? movementWords.half(movement.atLeast, movement.forward)
        : movementWords[movement.kind](),
    attack: describeAttack(allowance),
    defenses: describeDefense(allowance),
  };
}

/**
 * The finding that a fighter who has attacked in this turn attacks again, without a maneuver, an option or a trait that gives
 * more attacks; null if there is nothing to say.
 */
export function describeFurtherAttack(fight: Fight): string | null {
  const { state, choice, allowance, maneuver } = fight;
  const made = state.attacksMade ?? 0;
  const extra = traitsOf(fight, 'extra-attack').reduce((sum, { level }) => sum + Math.max(1, level), 0);
  const given = allowance.attacks + (choice.rapidStrike || choice.dualWeapon ? 1 : 0) + extra;
  if (made === 0 || made < given) return null;
  const gives = given === 1 ? 'one attack' : `${given} attacks`;
  return `${made === 1 ? 'One attack was' : `${made} attacks were`} made in this turn already; ${maneuverName(fight)} gives ${gives} (${formatCitation(maneuver.cite)})`;
}

function describeAttack({
  attacks,
  feint,
  onTrigger,
  melee,
  meleeCap,
  ranged,
  damage,
  damagePerDie,
  ...only
}: Allowance): string {
  if (attacks === 0) return feint ? 'a feint' : 'none';
  const count = attacks === 1 ? 'one attack' : `${attacks} attacks`;
  return [
    feint && !onTrigger ? `a feint and ${count}` : count,
    ...(onTrigger ? ['when something happens'] : []),
    ...(melee && ranged ? [`${formatSigned(melee)}, ranged ${formatSigned(ranged)}`] : []),
    ...(melee && !ranged ? [`at ${formatSigned(melee)}`] : []),
    ...(meleeCap === undefined ? [] : [`${meleeCap} at most`]),
    ...(damage
      ? [`${formatSigned(damage)} damage${damagePerDie ? `, or ${formatSigned(damagePerDie)} a die` : ''}`]
      : []),
    ...(only.meleeOnly ? ['hand weapons only'] : []),
    ...(only.rangedOnly ? ['ranged weapons only'] : []),
  ].join(', ');
}

function describeDefense({ defenses, defenseBonus = {}, secondDefense, noRetreat, defenseCosts }: Allowance): string {
  if (defenses.length === 0) return 'none';
  const bonuses = anyDefense.flatMap((defense) => {
    const add = defenseBonus[defense];
    return add === undefined ? [] : [`${defenseNames[defense]} ${formatSigned(add)}`];
  });
  return [
    defenses.length === anyDefense.length ? 'any' : defenses.map((defense) => defenseNames[defense]).join(' or '),
    ...bonuses,
    ...(secondDefense ? ['a second one against each attack'] : []),
    ...(noRetreat ? ['no retreat'] : []),
    ...(defenseCosts ? [`but ${defenseCosts}`] : []),
  ].join(', ');
}
