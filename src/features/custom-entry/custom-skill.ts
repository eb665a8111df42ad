import { controllingAttributes, type OwnSkill } from '../../character/skill-rows.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-ladder.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** The attributes that a custom skill can be based on: those of the ruleset, and the one it has. */
export function attributeOptions(
  ruleset: Pick<Ruleset, 'attributes' | 'secondary'>,
  { attribute }: Pick<OwnSkill, 'attribute'>,
): Option<OwnSkill['attribute']>[] {
  return controllingAttributes
    .filter((id) => [...ruleset.attributes, ...ruleset.secondary].some((stat) => stat.id === id) || id === attribute)
    .map((id) => ({ value: id, label: attributeNames[id] }));
}

/** The difficulties of the ruleset, and the one that the skill has. */
export function difficultyOptions(
  ruleset: Pick<Ruleset, 'difficulties'>,
  { difficulty }: Pick<OwnSkill, 'difficulty'>,
): Option<Ruleset['difficulties'][number]>[] {
  const all = [...new Set([...ruleset.difficulties, difficulty])];
  return all.map((value) => ({ value, label: difficultyNames[value] }));
}
