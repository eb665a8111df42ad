import { formatFraction } from '../engine/numbers.ts';
import type { Sheet } from './build-sheet.ts';
import { traitPriceWords } from './candidate.ts';
import { attributeNames, difficultyNames } from './shared/skill-names.ts';
import { pointWords } from './step-price.ts';

type Opened = Pick<Sheet, 'ruleset' | 'context' | 'worksheet'>;

/** What one would do first about skills, with this ruleset's prices. */
export function firstSkillAdvice({ ruleset, context }: Opened): string {
  const { items, skills } = context.catalog;
  const carried = context.items
    .flatMap(({ facet }) => facet?.attacks ?? [])
    .find(({ skills: ids }) => skills.has(ids[0] ?? ''));
  const offered = [...items.values()].flatMap(({ facet }) => facet.attacks ?? []).filter(({ ranged }) => !ranged);
  const wanted = carried ?? offered.find(({ skills: ids }) => skills.get(ids[0] ?? '')?.facet.difficulty === 'average');
  const skill = skills.get(wanted?.skills[0] ?? '');
  if (!skill) return '';
  const { facet, name } = skill;
  const points = ruleset.skillLadder.price(facet, 1) ?? ruleset.skillLadder.lowest(facet).points;
  const attribute = attributeNames[facet.attribute];
  return `A fighter usually takes a weapon at ${attribute}+1: ${name}, ${difficultyNames[facet.difficulty]}, for ${pointWords(points)}.`;
}

/** What one would do first about traits: the cheapest of the first kind that the ruleset offers. */
export function firstTraitAdvice({ ruleset, context }: Opened): string {
  const [kind] = ruleset.traitKinds;
  const all = [...context.catalog.traits.values()].filter(({ facet }) => facet.kind === kind);
  const examples = all.slice(0, 2).map(({ name, facet }) => `${name} (${traitPriceWords(facet)})`);
  return examples.length === 0 ? '' : `Many characters have none. A fighter often takes ${examples.join(' or ')}.`;
}

/** What one would do first about equipment: a weapon for the best skill, and how much can be carried without slowing down. */
export function firstItemAdvice({ ruleset, context, worksheet }: Opened): string {
  const limit = worksheet.has('limit.0') ? worksheet.number('limit.0') : 0;
  const level = ruleset.loadLevels[0]?.name ?? 'none';
  const weaponSkills = context.skills.filter(({ facet }) => facet?.combat);
  const weapon = [...context.catalog.items.values()].find(({ facet }) =>
    facet.attacks?.some((attack) => attack.skills.some((id) => weaponSkills.some((skill) => skill.id === id))),
  );
  const first = weapon ? `A ${weapon.name.toLowerCase()} goes with your ${weaponSkills[0]?.name ?? 'skill'}. ` : '';
  return `${first}Up to ${formatFraction(limit)} lb the load is ${level}.`;
}
