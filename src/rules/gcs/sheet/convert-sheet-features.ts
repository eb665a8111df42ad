import * as z from 'zod/mini';
import { ownEffectSchema } from '../../../character/own-effect.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { selectsSkill } from '../../shared/effect-targets.ts';
import { readSkills } from '../../shared/stored-selection.ts';
import { convertFeatures } from '../convert-features.ts';
import { nameOfAttack } from '../convert-weapon.ts';
import { changedNumber } from '../gcs-attributes.ts';
import { placeOf } from '../gcs-places.ts';
import type { EffectDraft } from '../library-entry.ts';
import { findConditionalStat } from './conditional-stat.ts';
import { locationIds } from './export-body.ts';
import type { Unexpressed } from './imported-sheet.ts';
import { matchesList, matchesText } from './match-text.ts';
import type { ActiveFeature, SheetFacts, SkillFacts } from './sheet-facts.ts';
import { isOnOwnWeapons, matchedWeapons, type WeaponChanges } from './weapon-changes.ts';

/** What a feature became: effects of its row, and in words what no effect can say. */
export interface ConvertedFeature {
  readonly effects: readonly EffectDraft[];
  readonly notes: readonly string[];
}

const nothing: ConvertedFeature = { effects: [], notes: [] };

/**
 * Converts a feature that counts. One that selects by what effects can compare stays a comparison; another one becomes
 * effects on the skills that it selects on this sheet, or a change of the attacks themselves, which goes to `changes`.
 * `isFixed` has levels multiplied in.
 */
export function convertSheetFeature(
  facts: SheetFacts,
  active: ActiveFeature,
  isFixed: boolean,
  changes: WeaponChanges,
  unexpressed: Unexpressed[],
): ConvertedFeature {
  const { feature, owner, amount } = active;
  const level = isFixed ? owner.level : null;
  const asEntry = () =>
    convertFeatures([feature], {
      name: owner.name,
      level: owner.kind === 'item' ? owner.level : level,
      isItem: owner.kind === 'item',
      isSkill: owner.kind === 'skill',
    });
  const isOfWeapons = feature.type.startsWith('weapon_') || isSkillOfWeapons(active);
  if (isOfWeapons) return convertForWeapons(facts, active, changes, unexpressed, asEntry);
  switch (feature.type) {
    case 'skill_bonus':
    case 'spell_bonus': {
      const selected = facts.skills.filter((skill) => isSelected(active, skill));
      const converted = asEntry();
      if (isSameSelection(facts, converted.effects, selected)) return converted;
      const effects = selected.map(({ key }) => ({ stat: `skill:${key}`, add: amount }));
      return { effects, notes: effects.length === 0 ? converted.notes : [] };
    }
    case 'skill_point_bonus':
    case 'spell_point_bonus': {
      // In the levels of the skills; a spell without points has no default that could be its level.
      const without = facts.skills.filter((skill) => isSelected(active, skill) && skill.points <= 0 && skill.isSpell);
      for (const { name } of without)
        unexpressed.push({ where: owner.name, what: `points for ${name}, which has none` });
      return nothing;
    }
    case 'dr_bonus':
      return { effects: resistance(facts, active), notes: [] };
    case 'conditional_modifier': {
      const stat = findConditionalStat(feature.situation);
      if (stat === null || amount === 0) return asEntry();
      return { effects: [{ stat, add: amount, when: feature.situation }], notes: [] };
    }
    case 'trait_bonus':
      return nothing; // in the levels of the traits
    case 'attribute_bonus': {
      // Bonuses of all but decimals are whole there.
      const stat = changedNumber(feature.attribute, feature.limitation === 'none' ? '' : feature.limitation);
      const isWhole = feature.attribute === 'basic_speed' || Number.isInteger(amount);
      if (stat && !isWhole) return { effects: [{ stat, add: Math.floor(amount) }], notes: [] };
      const converted = asEntry();
      for (const what of converted.notes) unexpressed.push({ where: owner.name, what });
      return converted;
    }
    default: {
      const converted = asEntry();
      if (!knownTypes.has(feature.type))
        for (const what of converted.notes) unexpressed.push({ where: owner.name, what });
      return converted;
    }
  }
}

/** Types that are notes rightly, or effects. */
const knownTypes = new Set(['conditional_modifier', 'reaction_bonus', 'contained_weight_reduction', 'cost_reduction']);

const isSkillOfWeapons = ({ feature }: ActiveFeature): boolean =>
  feature.type === 'skill_bonus' && (feature.selection === 'this_weapon' || feature.selection === 'weapons_with_name');

/** What all bonuses of a sheet add to a skill or spell. */
export const bonusesOf = ({ features }: SheetFacts, skill: SkillFacts): number =>
  features
    .filter((active) => isBonus(active) && isSelected(active, skill))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The points that features of a sheet give for a skill or spell besides those that were spent. */
export const freePointsOf = ({ features }: SheetFacts, skill: SkillFacts): number =>
  features
    .filter((active) => /^(?:skill|spell)_point_bonus$/.test(active.feature.type) && isSelected(active, skill))
    .reduce((sum, { amount }) => sum + amount, 0);

const isBonus = (active: ActiveFeature): boolean =>
  active.feature.type === 'spell_bonus' || (active.feature.type === 'skill_bonus' && !isSkillOfWeapons(active));

/** True for a skill or spell that a bonus is for. */
function isSelected({ feature }: ActiveFeature, { row, name, specialization, optional, isSpell }: SkillFacts): boolean {
  if (!matchesList(feature.tags, row.tags)) return false;
  if (feature.type.startsWith('skill_')) {
    return (
      !isSpell &&
      matchesText(feature.name, name) &&
      matchesText(feature.specialization, specialization) &&
      matchesText(feature.optionalSpecialization, optional)
    );
  }
  if (!isSpell || !('colleges' in row)) return false;
  switch (feature.match) {
    case 'college_name':
      return (row.colleges.length === 0 ? [''] : row.colleges).some((college) => matchesText(feature.name, college));
    case 'power_source_name':
      return matchesText(feature.name, row.powerSource);
    case 'spell_name':
      return matchesText(feature.name, name);
    default:
      return true;
  }
}

/** True where effects select the very skills and spells that they should, among those of the sheet. */
function isSameSelection(
  { skills }: SheetFacts,
  effects: readonly EffectDraft[],
  wanted: readonly SkillFacts[],
): boolean {
  const [effect, ...others] = effects;
  if (!effect || others.length > 0) return false;
  if (effect.stat === 'skills:spell') return skills.every((skill) => skill.isSpell === wanted.includes(skill));
  const by = effect.stat === 'skills' ? readSkills(z.parse(ownEffectSchema, effect)) : null;
  return by !== null && skills.every((skill) => selectsSkill(by, selectable(skill)) === wanted.includes(skill));
}

const selectable = ({ row, key, name, fullName, speciality, isSpell }: SkillFacts) => ({
  id: key,
  names: [fullName, name, ...family(name), speciality === '' ? name : `${name} (${speciality})`],
  speciality,
  tags: [...(isSpell ? ['spell'] : []), ...('colleges' in row ? row.colleges : []), ...row.tags],
});

const family = (name: string): readonly string[] => {
  const kind = / \([^()]+\)$/.exec(name);
  return kind ? [name.slice(0, kind.index)] : [];
};

/** DR of places: all, all but some, or some. Without a place it protects what else its armor protects; of a trait nothing. */
function resistance({ sheet }: SheetFacts, { feature, amount, owner }: ActiveFeature): EffectDraft[] {
  const { locations, damageKind } = feature;
  const add = Math.trunc(amount);
  if (add === 0 || locations.length === 0) return [];
  const when = damageKind === '' || damageKind.toLowerCase() === 'all' ? {} : { when: `against ${damageKind}` };
  const named = new Set(locations.map((place) => place.trim().toLowerCase()));
  if (named.has('all')) return [{ stat: 'damageResistance', add, ...when }];
  // A sheet without a body has the human one.
  const body = [...new Set(sheet.settings.body?.locations.map(({ id }) => id) ?? locationIds)];
  const without = body.filter((id) => !named.has(id));
  const isMost = owner.kind === 'trait' && body.length > 0 && without.length < named.size && named.size > 2;
  if (isMost && without.length === 0) return [{ stat: 'damageResistance', add, ...when }];
  if (isMost) return [{ stat: 'resistance', by: 'except', selection: without.map(placeOf).join(', '), add, ...when }];
  return [{ stat: 'resistance', selection: [...named].map(placeOf).join(', '), add, ...when }];
}

const weaponStats: Readonly<Record<string, string>> = {
  skill_bonus: 'weaponSkill',
  weapon_parry_bonus: 'weaponParry',
  weapon_block_bonus: 'weaponBlock',
  weapon_effective_st_bonus: 'weaponStrength',
};

function convertForWeapons(
  facts: SheetFacts,
  active: ActiveFeature,
  changes: WeaponChanges,
  unexpressed: Unexpressed[],
  asEntry: () => ConvertedFeature,
): ConvertedFeature {
  const { feature, owner, amount } = active;
  const { selection, name, specialization, usage, tags, level, percent } = feature;
  const stat =
    feature.type === 'weapon_bonus'
      ? feature.perDie
        ? 'damagePerDie'
        : 'damage'
      : (ownValue(weaponStats, feature.type) ?? '');
  // What a row does to its own weapons is in their figures.
  if (isOnOwnWeapons(active) && stat !== 'weaponStrength') {
    for (const weapon of matchedWeapons(facts, active)) {
      if (!changes.add(weapon, feature, amount)) {
        unexpressed.push({ where: owner.name, what: asEntry().notes.join('; ') || feature.type });
      }
    }
    return nothing;
  }
  const isPlain = stat !== '' && !percent && [specialization, usage, tags].every(({ compare }) => compare === 'any');
  const match = { is: 'is', starts_with: 'starts', contains: 'contains' }[name.compare as string];
  const isOfSkill = selection === '' || selection === 'weapons_with_required_skill';
  const isOwnLevel = level.compare === 'any' || (owner.kind === 'skill' && level.compare === 'at_least');
  if (isPlain && (match === 'is' || match === 'starts' || match === 'contains') && name.text !== '') {
    if (isOfSkill && isOwnLevel && (level.compare === 'any' || owner.modifier === undefined)) {
      const from = level.compare === 'at_least' ? { fromLevel: Math.ceil(level.number) } : {};
      return { effects: [{ stat, by: 'skill', match, selection: name.text, add: amount, ...from }], notes: [] };
    }
    if (selection === 'weapons_with_name') {
      return { effects: [{ stat, by: 'name', match, selection: name.text, add: amount }], notes: [] };
    }
  }
  const matched = matchedWeapons(facts, active);
  // An effect on single attacks has words on the sheet, which a figure has not.
  if (stat !== '' && !percent && stat !== 'damagePerDie') {
    const names = new Set(matched.map(({ weapon, owner: row }) => `${row.row.name} (${nameOfAttack(weapon)})`));
    const effects = [...names].map((each) => ({ stat, by: 'name' as const, selection: each, add: amount }));
    return { effects, notes: effects.length === 0 ? asEntry().notes : [] };
  }
  const failed = matched.filter((weapon) => !changes.add(weapon, feature, amount));
  if (matched.length === 0) return asEntry(); // for weapons that come later
  const { notes } = asEntry();
  if (failed.length > 0) unexpressed.push({ where: owner.name, what: notes.join('; ') || feature.type });
  return { effects: [], notes: failed.length > 0 ? notes : [] };
}
