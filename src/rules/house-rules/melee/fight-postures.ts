import type { FightRules, PostureRow } from '../../combat/fight-rules.ts';
import { fightOptions } from './fight-options.ts';
import { postures } from './melee-rules.ts';

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
