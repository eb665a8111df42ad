import * as z from 'zod/mini';
import type { NumberName } from '../../../catalog/effect.ts';
import { ownEffectSchema } from '../../../character/custom-effect.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { readSkills, selectsSkill } from '../../../rules/shared/effect-targets.ts';
import { groupBy } from '../../../rules/shared/group-by.ts';
import { isOnOwnWeapons, matchedWeapons, nameOfAttack, WeaponChanges } from '../equipment/convert-weapon.ts';
import { changedNumber, placeOf } from '../gcs-names.ts';
import type { RowPlace, Unexpressed } from '../gcs-report.ts';
import type { EffectDraft } from '../library/library-entry.ts';
import { locationIds } from '../sheet/bodies.ts';
import {
  type ActiveFeature,
  matchesList,
  matchesText,
  type SheetFacts,
  type SkillFacts,
} from '../sheet/sheet-facts.ts';
import { convertFeatures } from './convert-features.ts';

/** The subject of a situation, and the number that it is noted with. The first match counts. */
const subjects: readonly (readonly [about: RegExp, stat: NumberName])[] = [
  [/\b(?:smell|scent|taste)/i, 'tasteSmell'],
  [/\b(?:vision|sight|visual|to see|seeing)\b/i, 'vision'],
  [/\b(?:hear|hearing)\b/i, 'hearing'],
  [/\bfright check/i, 'frightCheck'],
  [/\bdodge/i, 'dodge'],
  [/\bparr(?:y|ies)/i, 'parry'],
  [/\bblock(?:s|ing)?\b/i, 'block'],
  [/\b(?:perception|per rolls?|sense rolls?)\b/i, 'perception'],
  [/\bwill\b(?! (?:be|not|have))/i, 'will'],
  [/\bHT\b/, 'ht'],
];

/** The number that a bonus in a situation is noted with; null if it is about none. */
const findConditionalStat = (situation: string): NumberName | null =>
  subjects.find(([about]) => about.test(situation))?.[1] ?? null;

/** The result of a feature: effects of its row, and words for anything that no effect can express. */
interface ConvertedFeature {
  readonly effects: readonly EffectDraft[];
  readonly notes: readonly string[];
}

const nothing: ConvertedFeature = { effects: [], notes: [] };

/**
 * Converts a feature that counts. If effects can make its comparison, it stays a comparison; otherwise it becomes
 * effects on the skills that it selects on this sheet, or a change of the attacks themselves, which goes to `changes`.
 * `isFixed` has levels multiplied in.
 */
function convertSheetFeature(
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
  if (isOfWeapons) return convertForWeapons(facts, active, isFixed, changes, unexpressed, asEntry);
  switch (feature.type) {
    case 'skill_bonus':
    case 'spell_bonus': {
      const selected = facts.skills.filter((skill) => isSelected(active, skill));
      const converted = asEntry();
      if (isSameSelection(facts, converted.effects, selected)) return converted;
      const effects = selected.map(({ key }) => ({ stat: `skill:${key}`, ...addedBy(active, isFixed) }));
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
      return { effects: resistance(facts, active, isFixed), notes: [] };
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

/** What a feature adds: for each level of its trait, unless levels are multiplied in. */
const addedBy = (
  { feature, owner, amount }: ActiveFeature,
  isFixed: boolean,
): Pick<EffectDraft, 'perLevel'> & { readonly add: number } =>
  feature.perLevel && !isFixed && owner.kind === 'trait' ? { add: feature.amount, perLevel: true } : { add: amount };

/** Types that are notes rightly, or effects. */
const knownTypes = new Set(['conditional_modifier', 'reaction_bonus', 'contained_weight_reduction', 'cost_reduction']);

const isSkillOfWeapons = ({ feature }: ActiveFeature): boolean =>
  feature.type === 'skill_bonus' && (feature.selection === 'this_weapon' || feature.selection === 'weapons_with_name');

/** The sum of a sheet's bonuses to a skill or spell. */
export const bonusesOf = ({ features }: SheetFacts, skill: SkillFacts): number =>
  features
    .filter((active) => isBonus(active) && isSelected(active, skill))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The points that features of a sheet give for a skill or spell in addition to those spent. */
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

/** True if effects select exactly the intended skills and spells of the sheet. */
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

/**
 * DR of places: all, all but some, or some. Without a place it protects the places of its armor; for a trait, nothing.
 */
function resistance({ sheet }: SheetFacts, active: ActiveFeature, isFixed: boolean): EffectDraft[] {
  const { feature, owner } = active;
  const { locations, damageKind } = feature;
  const added = addedBy(active, isFixed || !Number.isInteger(feature.amount));
  const amount = { ...added, add: Math.trunc(added.add) };
  if (amount.add === 0 || locations.length === 0) return [];
  const when = damageKind === '' || damageKind.toLowerCase() === 'all' ? {} : { when: `against ${damageKind}` };
  const named = new Set(locations.map((place) => place.trim().toLowerCase()));
  if (named.has('all')) return [{ stat: 'damageResistance', ...amount, ...when }];
  // A sheet without a body has the human one.
  const body = [...new Set(sheet.settings.body?.locations.map(({ id }) => id) ?? locationIds)];
  const without = body.filter((id) => !named.has(id));
  const isMost = owner.kind === 'trait' && body.length > 0 && without.length < named.size && named.size > 2;
  if (isMost && without.length === 0) return [{ stat: 'damageResistance', ...amount, ...when }];
  if (isMost)
    return [{ stat: 'resistance', by: 'except', selection: without.map(placeOf).join(', '), ...amount, ...when }];
  return [{ stat: 'resistance', selection: [...named].map(placeOf).join(', '), ...amount, ...when }];
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
  isFixed: boolean,
  changes: WeaponChanges,
  unexpressed: Unexpressed[],
  asEntry: () => ConvertedFeature,
): ConvertedFeature {
  const { feature, owner, amount } = active;
  const added = addedBy(active, isFixed);
  const { selection, name, specialization, usage, tags, level, percent } = feature;
  const stat =
    feature.type === 'weapon_bonus'
      ? feature.perDie
        ? 'damagePerDie'
        : 'damage'
      : (ownValue(weaponStats, feature.type) ?? '');
  // The effects of a row on its own weapons are in their figures.
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
      // Here training adds to the work of muscles alone; there to attacks with dice of their own as well.
      if (stat === 'damagePerDie' && level.compare === 'at_least') {
        const ofOwnDice = matchedWeapons(facts, active).filter(({ weapon }) => weapon.damage.st === 'none');
        for (const weapon of ofOwnDice) changes.add(weapon, feature, amount);
      }
      return { effects: [{ stat, by: 'skill', match, selection: name.text, ...added, ...from }], notes: [] };
    }
    if (selection === 'weapons_with_name') {
      return { effects: [{ stat, by: 'name', match, selection: name.text, ...added }], notes: [] };
    }
  }
  const matched = matchedWeapons(facts, active);
  // An effect on single attacks has words on the sheet, which a figure has not.
  if (stat !== '' && !percent && stat !== 'damagePerDie') {
    const names = new Set(matched.map(({ weapon, owner: row }) => `${row.row.name} (${nameOfAttack(weapon)})`));
    const effects = [...names].map((each) => ({ stat, by: 'name' as const, selection: each, ...added }));
    return { effects, notes: effects.length === 0 ? asEntry().notes : [] };
  }
  const failed = matched.filter((weapon) => !changes.add(weapon, feature, amount));
  if (matched.length === 0) return asEntry(); // for weapons that come later
  const { notes } = asEntry();
  if (failed.length > 0) unexpressed.push({ where: owner.name, what: notes.join('; ') || feature.type });
  return { effects: [], notes: failed.length > 0 ? notes : [] };
}

/** The owner of the effects: a row, or one of its modifiers that are on. */
interface Which {
  readonly modifier?: number;
  /** Levels are multiplied in. */
  readonly isFixed: boolean;
  /** Leaves features out that are figures of the row. */
  readonly without?: (active: ActiveFeature) => boolean;
}

/** A sheet that is being converted: the known facts about it, and the result so far. */
export interface SheetConversion {
  readonly facts: SheetFacts;
  readonly places: Map<string, RowPlace>;
  readonly unexpressed: Unexpressed[];
  /** The changes of attacks by features. Complete once the effects of every row were converted. */
  readonly changes: WeaponChanges;
  /** Effects that no row can have, which a trait that costs nothing gets. */
  readonly further: EffectDraft[];
  /** Lines that no row can have. */
  readonly figures: string[];
  /** The keys of traits that are attributes of the sheet, by the ids of these. */
  readonly attributeTraits: Map<string, string>;
  newKey(): string;
  effectsOf(key: string, which: Which): { readonly effects: readonly EffectDraft[]; readonly notes: readonly string[] };
}

/** Begins a conversion. */
export function beginConversion(facts: SheetFacts): SheetConversion {
  const unexpressed: Unexpressed[] = [];
  const changes = new WeaponChanges();
  const byOwner = groupBy(facts.features, ({ owner: { key, modifier = -1 } }) => `${key} ${modifier}`);
  return {
    facts,
    places: new Map(),
    unexpressed,
    changes,
    further: [],
    figures: [],
    attributeTraits: new Map(),
    newKey: facts.rows.newKey,
    effectsOf: (key, { modifier = -1, isFixed, without }) => {
      const active = (byOwner.get(`${key} ${modifier}`) ?? []).filter((each) => !without?.(each));
      const converted = active.map((each) => convertSheetFeature(facts, each, isFixed, changes, unexpressed));
      return {
        effects: converted.flatMap(({ effects }) => effects),
        notes: converted.flatMap(({ notes }) => notes),
      };
    },
  };
}
