import type { SkillCategory, SkillCriterion } from '../../../catalog/effect.ts';
import { isTechnique } from '../../shared/skill-names.ts';
import type { ExportContext } from './export-context.ts';
import type { JsonObject } from './export-object.ts';
import { splitName } from './export-text.ts';
import { type Amount, compare, counted, feature, matching } from './feature-parts.ts';

/** The name of a skill by the id of its entry, or by the name that a player typed. */
export function skillName({ derived: { context } }: Pick<ExportContext, 'derived'>, idOrName: string) {
  const listed = context.catalog.skills.get(idOrName);
  const own = context.skills.find(({ id, plainName }) => id === idOrName || plainName.toLowerCase() === idOrName);
  return splitName(listed?.name ?? own?.plainName ?? idOrName);
}

const isListedSpell = ({ derived: { context } }: ExportContext, id: string): boolean =>
  (context.catalog.skills.get(id)?.facet ?? context.skills.find((skill) => skill.id === id)?.facet)?.spell !==
  undefined;

export function ofSkill(context: ExportContext, id: string, amount: Amount): JsonObject {
  const { name, specialization } = skillName(context, id);
  return isListedSpell(context, id)
    ? feature({ type: 'spell_bonus', match: 'spell_name', name: compare(name), ...counted(amount) })
    : bySkillName(name, specialization, amount);
}

const bySkillName = (name: string, specialization: string, amount: Amount): JsonObject =>
  feature({
    type: 'skill_bonus',
    selection_type: 'skills_with_name',
    name: compare(name),
    ...(specialization === '' ? {} : { specialization: compare(specialization) }),
    ...counted(amount),
  });

const allSpells = (amount: Amount): JsonObject =>
  feature({ type: 'spell_bonus', match: 'all_colleges', ...counted(amount) });

export function skillCriteria(context: ExportContext, { name, speciality, tag }: SkillCriterion) {
  if (speciality !== undefined) return { specialization: matching(speciality) };
  if (tag !== undefined) return { tags: matching(tag) };
  if (typeof name !== 'string') return { name: matching(name) };
  const split = skillName(context, name);
  return {
    name: compare(split.name),
    ...(split.specialization === '' ? {} : { specialization: compare(split.specialization) }),
  };
}

export function ofSkills(context: ExportContext, by: SkillCategory | SkillCriterion, amount: Amount): JsonObject[] {
  if (by === 'all')
    return [
      feature({ type: 'skill_bonus', selection_type: 'skills_with_name', ...counted(amount) }),
      allSpells(amount),
    ];
  if (typeof by === 'string') return ofCategory(context, by, amount);
  if (by.tag === 'spell') return [allSpells(amount)];
  const bonus = feature({
    type: 'skill_bonus',
    selection_type: 'skills_with_name',
    ...skillCriteria(context, by),
    ...counted(amount),
  });
  // Colleges of spells are tags here.
  const isCollege = by.tag !== undefined && context.derived.context.skills.some(({ facet }) => facet?.spell);
  return isCollege && by.tag !== undefined
    ? [bonus, feature({ type: 'spell_bonus', match: 'college_name', name: matching(by.tag), ...counted(amount) })]
    : [bonus];
}

/** Fighting skills: GCS has no such groups, so that each of the character's is named. */
function ofCategory(context: ExportContext, category: Exclude<SkillCategory, 'all'>, amount: Amount): JsonObject[] {
  const inCategory = context.derived.context.skills.filter(({ facet }) => {
    if (!facet || isTechnique(facet)) return false;
    if (category === 'weapon') return facet.weapon === true;
    return facet.combat === true && (category === 'combat' || (category === 'ranged') === (facet.ranged === true));
  });
  const names = new Map(
    inCategory.map(({ plainName, row }) => {
      const { name, specialization } = splitName(plainName);
      return [`${name}/${specialization || row.speciality}`, [name, specialization || row.speciality] as const];
    }),
  );
  return [...names.values()].map(([name, specialization]) => bySkillName(name, specialization, amount));
}
