import type { Effect, TextMatch, WeaponFigure, WeaponSelection } from '../../../catalog/effect.ts';
import { attackUses } from '../../shared/attack-uses.ts';
import type { figureFeatures } from '../weapon-figure-features.ts';
import type { ExportContext } from './export-context.ts';
import type { JsonObject } from './export-object.ts';
import { skillName } from './export-skill-features.ts';
import { type Amount, compare, counted, countedForWeapon, feature, matching } from './feature-parts.ts';

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
