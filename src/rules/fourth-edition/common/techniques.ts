import type { ResolvedSkill, SheetContext } from '../../resolve/context.ts';
import { normalizeName } from '../../resolve/resolve-rows.ts';
import type { AttackUse } from '../../shared/attack-uses.ts';
import { isBought } from '../../shared/rows.ts';
import { isTechnique } from '../../shared/skill-ladder.ts';
import type { UnarmedAttack } from '../../shared/unarmed-lines.ts';

/** A name as an id: "Off-Hand Weapon Training (Knife)" is "off-hand-weapon-training-knife". */
const idOfName = (name: string): string => normalizeName(name).replaceAll(/[()]/g, '').replaceAll(/\s+/g, '-');

/** True for the technique with this id, or that one with a certain skill. */
const isNamed = ({ id, plainName }: ResolvedSkill, technique: string): boolean =>
  [id, idOfName(plainName)].some((name) => name === technique || name.startsWith(`${technique}-`));

/**
 * The bought rows of a technique (its catalog id) that build on one of these skills, by their ids or names; on any skill
 * if none are given.
 */
export function findTechniques(
  { skills, skillsByName }: SheetContext,
  technique: string,
  of?: readonly string[],
): readonly ResolvedSkill[] {
  const rowsOf = (name: string): readonly ResolvedSkill[] => skillsByName.get(name) ?? [];
  const bases = of && new Set(of.flatMap(rowsOf));
  return skills.filter(
    (skill) =>
      skill.facet &&
      isTechnique(skill.facet) &&
      isBought(skill) &&
      isNamed(skill, technique) &&
      (!bases ||
        skill.facet.defaults.some((each) => 'skill' in each && rowsOf(each.skill).some((row) => bases.has(row)))),
  );
}

/** The techniques of using a weapon with the off hand; none for one in the other hand. */
export const findOffHandTechniques = (context: SheetContext, { item, attack }: AttackUse): readonly ResolvedSkill[] =>
  item.row.hand === 'off' ? findTechniques(context, 'off-hand-weapon-training', attack.skills) : [];

/** A technique that a blow is rolled against if it is better than the skill of the blow. */
export const techniqueOfBlow = (id: string, always: boolean): NonNullable<UnarmedAttack['technique']> => ({
  always,
  find: (context, skill) => findTechniques(context, id, [skill]),
});
