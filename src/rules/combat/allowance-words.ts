import { formatSigned } from '../../engine/format.ts';
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
