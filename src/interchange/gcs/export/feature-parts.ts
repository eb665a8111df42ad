import type {
  Effect,
  SkillCategory,
  SkillCriterion,
  TextMatch,
  WeaponFigure,
  WeaponSelection,
} from '../../../catalog/effect.ts';
import { attackUses } from '../../../rules/shared/attack-uses.ts';
import { isTechnique } from '../../../rules/shared/skill-ladder.ts';
import type { figureFeatures } from '../gcs-names.ts';
import { type ExportContext, splitName } from './export-context.ts';
import { type JsonObject, writeObject } from './export-object.ts';

/** What an effect adds, and how a feature counts it. */
export interface Amount {
  readonly amount: number;
  readonly perLevel: boolean;
}

/** A feature with its fields in the order of GCS. */
export const feature = (fields: Parameters<typeof writeObject<'feature'>>[1]): JsonObject =>
  writeObject('feature', fields);
export const counted = ({ amount, perLevel }: Amount) => ({ amount, per_level: perLevel });
/** Features of weapons call it another name. */
const countedForWeapon = ({ amount, perLevel }: Amount) => ({ amount, leveled: perLevel });

/** A text criterion. */
const compare = (qualifier: string, how = 'is'): JsonObject => ({ compare: how, qualifier });
const matching = (match: TextMatch): JsonObject =>
  typeof match === 'string'
    ? compare(match)
    : 'starts' in match
      ? compare(match.starts, 'starts_with')
      : compare(match.contains, 'contains');

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

/** The name of the trait that has the blows of bare hands. */
export const naturalAttacks = 'Natural Attacks';

type WeaponFeature =
  | 'weapon_bonus'
  | 'skill_bonus'
  | 'weapon_parry_bonus'
  | 'weapon_block_bonus'
  | 'weapon_effective_st_bonus'
  | (typeof figureFeatures)[WeaponFigure];

export function onWeapons(
  context: ExportContext,
  type: WeaponFeature,
  selection: WeaponSelection,
  { fromLevel }: Effect,
  amount: Amount,
): JsonObject[] {
  const count = type === 'skill_bonus' ? counted(amount) : countedForWeapon(amount);
  const named = (criteria: { readonly name?: JsonObject; readonly specialization?: JsonObject }) =>
    feature({ type, selection_type: 'weapons_with_name', ...criteria, ...count });
  if (selection === 'this') return [feature({ type, selection_type: 'this_weapon', ...count })];
  if (selection === 'all') return [named({ name: compare(naturalAttacks, 'is_not') })];
  if (selection.name !== undefined) {
    const { name } = selection;
    const isBlow = typeof name === 'string' && blowNames(context).includes(name.toLowerCase());
    return [isBlow ? named({ specialization: matching(name) }) : named({ name: matching(name) })];
  }
  if (selection.use !== undefined) return [named({ specialization: matching(selection.use) })];
  if (selection.skill !== undefined) return withSkill(context, type, selection.skill, fromLevel, amount, named);
  if (selection.tag === 'unarmed') return [named({ name: compare(naturalAttacks) })];
  const uses = attackUses(context.derived.context).filter(({ attack }) =>
    selection.tag === 'melee'
      ? !attack.ranged
      : selection.tag === 'ranged'
        ? attack.ranged !== undefined
        : selection.tag === 'twoHanded'
          ? attack.twoHanded === true
          : attack.fencing === true,
  );
  return uses.map(({ item, attack }) => named({ name: compare(item.name), specialization: compare(attack.name) }));
}

const blowNames = ({ derived: { ruleset } }: ExportContext): readonly string[] =>
  ruleset.unarmed.map(({ name }) => name.toLowerCase());

/** Weapons that are used with a skill. A bonus to the skill of such weapons names them, since GCS selects no other way. */
function withSkill(
  context: ExportContext,
  type: WeaponFeature,
  skill: TextMatch,
  fromLevel: number | undefined,
  amount: Amount,
  named: (criteria: { readonly name: JsonObject; readonly specialization: JsonObject }) => JsonObject,
): JsonObject[] {
  const split = typeof skill === 'string' ? skillName(context, skill.toLowerCase()) : null;
  if (type === 'skill_bonus') {
    const uses = attackUses(context.derived.context).filter(({ attack }) =>
      attack.skills.some((id) => typeof skill === 'string' && id.toLowerCase() === skill.toLowerCase()),
    );
    return uses.map(({ item, attack }) => named({ name: compare(item.name), specialization: compare(attack.name) }));
  }
  return [
    feature({
      type,
      selection_type: 'weapons_with_required_skill',
      name: split ? compare(split.name) : matching(skill),
      ...(split && split.specialization !== '' ? { specialization: compare(split.specialization) } : {}),
      ...(fromLevel === undefined ? {} : { level: { compare: 'at_least', qualifier: fromLevel } }),
      ...countedForWeapon(amount),
    }),
  ];
}
