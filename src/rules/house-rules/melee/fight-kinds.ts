import type { FightRules, PostureRow } from '../../combat/fight-rules.ts';
import { type ActiveDefense, anyDefense, type Maneuver, type ManeuverKind } from '../../combat/maneuver.ts';
import type { HouseRule } from '../house-rule.ts';
import { type FightOption, fightOptions } from './fight-options.ts';
import { allOutAttack, allOutDefense, attackStances, catching, postures } from './melee-rules.ts';

/** The row of a posture: attack and defenses are those of the option, the rest is what the option's note says. */
function row(id: string, words: string, figures: Pick<PostureRow, 'target' | 'cost' | 'mostYards' | 'targetMelee'>) {
  const option = fightOptions.find((each) => each.rule === postures && each.id === id);
  const { attack = 0, dodge = 0, parry = 0, block = 0 } = option ?? {};
  return {
    words: `${words} (${postures.name})`,
    attack: attack ?? 0,
    defense: 0,
    defenses: { dodge: dodge ?? 0, parry: parry ?? 0, block: block ?? 0 },
    ...figures,
  } satisfies PostureRow;
}

/** The adapted table; lying is on the back. */
export const adaptedPostures: FightRules['postures'] = {
  standing: { words: 'standing', attack: 0, defense: 0, target: 0 },
  crouching: row('crouch', 'crouching', { target: -2, targetMelee: -1, cost: 1 }),
  kneeling: row('kneeling', 'kneeling', { target: -2, cost: 2 }),
  crawling: row('handsAndKnees', 'on hands and knees', { target: -3, cost: 1.5 }),
  sitting: row('sitting', 'sitting on the ground', { target: -2, mostYards: 0 }),
  lying: row('back', 'on the back', { target: -4, mostYards: 1 }),
};

/** The other forms of three postures. */
export const adaptedForms: NonNullable<FightRules['postureForms']> = {
  defensive: { of: 'crouching', ...row('defensiveCrouch', 'in a defensive crouch', { target: 0, cost: 0.5 }) },
  chair: { of: 'sitting', ...row('chair', 'sitting on a chair', { target: -2, mostYards: 0 }) },
  belly: { of: 'lying', ...row('belly', 'on the belly', { target: -4, mostYards: 1 }) },
};

const alike = (add: number): Readonly<Record<ActiveDefense, number>> => ({ dodge: add, parry: add, block: add });

/** An option of the adapted rules as a kind of a maneuver. */
function kindOf(option: FightOption, name: string, more: Partial<ManeuverKind> = {}): ManeuverKind {
  const { attack, dodge, block, parry } = option;
  const bonus = { ...(dodge ? { dodge } : {}), ...(block ? { block } : {}), ...(parry ? { parry } : {}) };
  return {
    id: option.id,
    name,
    summary: option.note,
    rule: option.rule,
    ...(attack ? { melee: attack } : {}),
    ...(option.mostAttack === undefined ? {} : { meleeCap: option.mostAttack }),
    defenses: anyDefense.filter((defense) => option[defense] !== null),
    defenseBonus: bonus,
    ...more,
  };
}

const optionsOf = (rule: HouseRule): readonly FightOption[] => fightOptions.filter((option) => option.rule === rule);

/** "All-Out Attack: lunge" as "lunge". */
const shortName = ({ name }: FightOption): string => name.split(': ').at(-1) ?? name;

/** An ordinary attack, a bold and a cautious one. */
export const stanceKinds: readonly ManeuverKind[] = [
  { id: 'normal', name: 'normal', summary: 'as by the book' },
  ...optionsOf(attackStances).map((option) =>
    kindOf(option, option.id, option.id === 'bold' ? { noRetreat: true, meleeOnly: true } : { meleeOnly: true }),
  ),
];

/** An ordinary feint and a cautious one, where the book has feints. */
export const feintKinds: readonly ManeuverKind[] = stanceKinds.filter(({ id }) => id === 'normal' || id === 'cautious');

export const allOutAttackKinds: readonly ManeuverKind[] = optionsOf(allOutAttack).map((option) =>
  kindOf(option, shortName(option), {
    noRetreat: true,
    ...(option.id === 'twoStrikes' || option.id === 'wildSwing' ? { attacks: 2 } : {}),
    ...(option.id === 'wildSwing' ? { wildSwing: true } : {}),
    ...(option.id === 'charge' ? { movement: { kind: 'full' } } : {}),
    ...(option.id === 'lunge' ? { reach: 1 } : {}),
  }),
);

export const allOutDefenseKinds: readonly ManeuverKind[] = optionsOf(allOutDefense).map((option) =>
  kindOf(option, shortName(option), { secondDefense: option.id === 'double' }),
);

/** Throwing something to a friend, and catching it: no attack. */
export const catchingManeuver: Maneuver = {
  id: 'throwOrCatch',
  name: 'Throw or Catch',
  summary: 'throw something to a friend, or catch it',
  cite: catching.cite,
  movement: { kind: 'none' },
  attacks: 0,
  defenses: anyDefense,
  kinds: [
    {
      id: 'throw',
      name: 'throw',
      summary: 'to a friend, at +4',
      rule: catching,
      defenseBonus: alike(-4),
    },
    { id: 'catch', name: 'catch', summary: 'a roll against DX', rule: catching, defenseBonus: alike(-4) },
  ],
};
