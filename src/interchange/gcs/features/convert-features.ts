import { formatSigned } from '../../../engine/format.ts';
import type { WeaponTarget } from '../../../rules/shared/targets.ts';
import {
  changedNumber,
  controllingAttribute,
  describeMatch,
  describeNumberMatch,
  describePrerequisites,
  figureOfFeature,
  nameOfAttribute,
  nameOfMatch,
  placeOf,
  pricedNumber,
} from '../gcs-names.ts';
import type { EffectDraft, PrerequisiteDraft, SkillDraft, TestDraft } from '../library/library-entry.ts';
import type {
  GcsDefault,
  GcsFeature,
  GcsMatch,
  GcsNumberMatch,
  GcsPrerequisite,
  GcsPrerequisiteList,
  GcsPrerequisiteTest,
} from '../read/gcs-rows.ts';

/** The result of a row's features: effects, and words for anything that no effect can express. */
export interface ConvertedFeatures {
  readonly effects: readonly EffectDraft[];
  readonly notes: readonly string[];
}

/** Of whom the features are: the name selects weapons of the row itself, and a level that is no trait's counts here. */
export interface FeatureOwner {
  readonly name: string;
  /** The level that multiplies amounts "per level" if effects cannot follow it; null if they can. */
  readonly level: number | null;
  readonly isItem?: boolean;
  readonly isSkill?: boolean;
}

/** Converts the features of a row. */
export function convertFeatures(features: readonly GcsFeature[], owner: FeatureOwner): ConvertedFeatures {
  const effects: EffectDraft[] = [];
  const notes: string[] = [];
  for (const feature of features) {
    const found = convert(feature, owner);
    if (typeof found === 'string') {
      if (found !== '') notes.push(found);
    } else effects.push(...found);
  }
  return { effects, notes };
}

/** The effects of a feature, or its description in words; '' if it does nothing. */
function convert(feature: GcsFeature, owner: FeatureOwner): EffectDraft[] | string {
  const amount = amountOf(feature, owner);
  const words = `${formatSigned(amount.add)}${amount.perLevel ? ' per level' : ''}`;
  switch (feature.type) {
    case 'attribute_bonus': {
      const stat = changedNumber(feature.attribute, feature.limitation);
      return stat ? [{ stat, ...amount }] : `${words} to ${nameOfAttribute(feature.attribute)}`;
    }
    case 'skill_bonus':
      return feature.selection === 'this_weapon' || feature.selection === 'weapons_with_name'
        ? onWeapons('weaponSkill', feature, owner, amount, `${words} to skill`)
        : onSkills(feature, amount, words);
    case 'skill_point_bonus': {
      const selection = selectSkills(feature);
      return selection
        ? [{ stat: 'pointsIn', ...selection, ...amount }]
        : `${words} points in ${describeSkill(feature)}`;
    }
    case 'spell_bonus':
      return onSpells(feature, amount, words);
    case 'dr_bonus':
      return onResistance(feature, amount);
    case 'reaction_bonus':
      return onReaction(feature, amount);
    case 'conditional_modifier':
      return feature.situation === '' ? '' : `${words} ${feature.situation}`;
    case 'weapon_bonus':
      return feature.percent
        ? `${formatSigned(amount.add)}% damage with ${describeWeapon(feature, owner)}`
        : onWeapons(
            feature.perDie ? 'damagePerDie' : 'damage',
            feature,
            owner,
            amount,
            `${words} damage${feature.perDie ? ' per die' : ''}`,
          );
    case 'weapon_parry_bonus':
      return feature.percent
        ? `${formatSigned(amount.add)}% Parry with ${describeWeapon(feature, owner)}`
        : onWeapons('weaponParry', feature, owner, amount, `${words} to Parry`);
    case 'cost_reduction': {
      const stat = pricedNumber(feature.attribute);
      if (!stat) return `${nameOfAttribute(feature.attribute)} costs ${feature.percentage}% less`;
      return [{ stat: `priceOf:${stat}`, how: 'times', times: Math.max(0, 100 - feature.percentage) / 100 }];
    }
    case 'contained_weight_reduction':
      return feature.reduction === '' ? '' : `What is in it weighs ${feature.reduction} less`;
    case 'trait_bonus': {
      const selection = feature.tags.compare === 'any' ? selectText('name', feature.name) : null;
      return selection
        ? [{ stat: 'traitLevel', ...selection, ...amount }]
        : `${words} levels of ${nameOfMatch(feature.name)}`;
    }
    case 'weapon_switch':
      return `With ${describeWeapon(feature, owner)}: ${feature.switchType.replaceAll('_', ' ')}`;
    default:
      if (figureOfFeature(feature.type)) return onWeaponFigure(feature, owner, amount, words);
      return `Not applied: ${feature.type.replaceAll('_', ' ')} ${words}${feature.percent ? '%' : ''}`;
  }
}

interface AmountDraft {
  readonly add: number;
  readonly perLevel?: boolean;
}

function amountOf({ amount, perLevel }: GcsFeature, { level }: FeatureOwner): AmountDraft {
  if (!perLevel) return { add: amount };
  return level === null ? { add: amount, perLevel: true } : { add: amount * level };
}

type Selected = Pick<EffectDraft, 'by' | 'match' | 'selection'>;

/** How an effect selects by a text; null for comparisons that effects do not have. */
function selectText(by: 'name' | 'speciality' | 'tag' | 'skill', { compare, text }: GcsMatch): Selected | null {
  if (text === '') return null;
  switch (compare) {
    case 'is':
      return { by, match: 'is', selection: text };
    case 'starts_with':
      return { by, match: 'starts', selection: text };
    case 'contains':
      return { by, match: 'contains', selection: text };
    default:
      return null;
  }
}

/** The selection of a feature on skills: by one criterion, or by an exact name with an exact specialization. */
function selectSkills({ name, specialization, tags }: GcsFeature): Selected | null {
  const isNamed = name.compare !== 'any';
  const isSpecial = specialization.compare !== 'any';
  if (tags.compare !== 'any') return isNamed || isSpecial ? null : selectText('tag', tags);
  if (isNamed && isSpecial) {
    const isExact = name.compare === 'is' && specialization.compare === 'is';
    return isExact ? { by: 'name', match: 'is', selection: `${name.text} (${specialization.text})` } : null;
  }
  return isNamed ? selectText('name', name) : isSpecial ? selectText('speciality', specialization) : null;
}

function describeSkill({ name, specialization, tags }: GcsFeature): string {
  const special = specialization.compare === 'any' ? '' : ` (${describeMatch(specialization)})`;
  const tagged = tags.compare === 'any' ? '' : ` with the tag ${describeMatch(tags)}`;
  const named = name.text === '' ? 'a skill that the file leaves open' : nameOfMatch(name);
  return `${name.compare === 'any' ? 'all skills' : named}${special}${tagged}`;
}

function onSkills(feature: GcsFeature, amount: AmountDraft, words: string): EffectDraft[] | string {
  const { name, specialization, tags } = feature;
  if ([name, specialization, tags].every(({ compare }) => compare === 'any'))
    return [{ stat: 'skillRolls', ...amount }];
  const selection = selectSkills(feature);
  return selection ? [{ stat: 'skills', ...selection, ...amount }] : `${words} to ${describeSkill(feature)}`;
}

function onSpells(feature: GcsFeature, amount: AmountDraft, words: string): EffectDraft[] | string {
  const { match, name, tags } = feature;
  if (match === '' || match === 'all_colleges') return [{ stat: 'skills:spell', ...amount }];
  const selection =
    match === 'college_name' ? selectText('tag', name) : match === 'spell_name' ? selectText('name', name) : null;
  if (selection && tags.compare === 'any') return [{ stat: 'skills', ...selection, ...amount }];
  return `${words} to spells: ${match.replaceAll('_', ' ')} ${nameOfMatch(name)}`;
}

function onResistance({ locations, damageKind }: GcsFeature, amount: AmountDraft): EffectDraft[] {
  const when = damageKind === '' || damageKind.toLowerCase() === 'all' ? '' : `against ${damageKind}`;
  const terms = { ...amount, ...(when === '' ? {} : { when }) };
  if (locations.length === 0 || locations.some((place) => place.toLowerCase() === 'all')) {
    return [{ stat: 'damageResistance', ...terms }];
  }
  const places = [...new Set(locations.map(placeOf))];
  return places.map((selection) => ({ stat: 'resistance', selection, ...terms }));
}

function onReaction({ situation }: GcsFeature, amount: AmountDraft): EffectDraft[] {
  const people = /^(?:from|of|by) (.+)$/i.exec(situation)?.[1];
  if (people) return [{ stat: 'reactionOf', selection: people, ...amount }];
  return [{ stat: 'reaction', ...amount, ...(situation === '' ? {} : { when: situation }) }];
}

/** A figure of weapons, by an amount or by so many percent. Percentages that grow with levels, and of ST, have no effect here. */
function onWeaponFigure(feature: GcsFeature, owner: FeatureOwner, amount: AmountDraft, words: string) {
  const stat = figureOfFeature(feature.type);
  const what = `${feature.percent ? words.replace(/^\S+/, '$&%') : words} ${feature.type.replace(/^weapon_|_bonus$/g, '').replaceAll('_', ' ')}`;
  const isSum = stat === 'weaponStrength';
  if (!stat || (feature.percent && (amount.perLevel || isSum))) return `${what} with ${describeWeapon(feature, owner)}`;
  const percent = { how: 'times', times: Math.max(0, 100 + amount.add) / 100 } as const;
  return onWeapons(stat, feature, owner, feature.percent ? percent : amount, what);
}

function onWeapons(
  stat: WeaponTarget,
  feature: GcsFeature,
  owner: FeatureOwner,
  amount: AmountDraft | Pick<EffectDraft, 'how' | 'times'>,
  words: string,
): EffectDraft[] | string {
  const selection = selectWeapons(feature, owner);
  const from = fromLevel(feature, owner);
  return selection
    ? [{ stat, ...selection, ...amount, ...(from === null ? {} : { fromLevel: from }) }]
    : `${words} with ${describeWeapon(feature, owner)}`;
}

/** Weapons of the row itself: the item, or for a trait or skill the one with its name. */
const ofThis = ({ name, isItem }: FeatureOwner): Selected =>
  isItem ? { by: 'this' } : { by: 'name', match: 'is', selection: name };

/**
 * The relative level from which a skill's own bonus to its weapons counts (Karate); null for any, or if it is another
 * skill's.
 */
function fromLevel({ selection, level, name }: GcsFeature, owner: FeatureOwner): number | null {
  const isOwnSkill =
    owner.isSkill === true && name.compare === 'is' && name.text.toLowerCase() === owner.name.toLowerCase();
  const isOfSkill = selection === '' || selection === 'weapons_with_required_skill';
  return isOfSkill && isOwnSkill && level.compare === 'at_least' && Number.isInteger(level.number)
    ? level.number
    : null;
}

function selectWeapons(feature: GcsFeature, owner: FeatureOwner): Selected | null {
  const { selection, name, specialization, tags, level } = feature;
  if (tags.compare !== 'any') return null;
  if (selection === 'this_weapon') {
    return specialization.compare === 'any' ? ofThis(owner) : null;
  }
  if (selection === 'weapons_with_name') return specialization.compare === 'any' ? selectText('name', name) : null;
  if (level.compare !== 'any' && fromLevel(feature, owner) === null) return null;
  if (specialization.compare === 'any') return selectText('skill', name);
  return name.compare === 'is' && specialization.compare === 'is'
    ? { by: 'skill', match: 'is', selection: `${name.text} (${specialization.text})` }
    : null;
}

function describeWeapon({ selection, name, specialization, tags, level }: GcsFeature, owner: FeatureOwner): string {
  const usage = specialization.compare === 'any' ? '' : ` (${describeMatch(specialization)})`;
  const tagged = tags.compare === 'any' ? '' : ` with the tag ${describeMatch(tags)}`;
  if (selection === 'this_weapon') return `${owner.name}${usage}${tagged}`;
  if (selection === 'weapons_with_name') return `weapons called ${nameOfMatch(name)}${usage}${tagged}`;
  const relative = describeNumberMatch(level);
  return `weapons of the skill ${nameOfMatch(name)}${usage}${tagged}${relative === '' ? '' : `, relative level ${relative}`}`;
}

/** The requirements of a row, as data; and in words if they have no such form: '' for none. */
export interface ConvertedPrerequisites {
  readonly prerequisites: readonly PrerequisiteDraft[];
  readonly words: string;
}

/** Converts the requirements of a row: all of several things, each of which may be one of several. */
export function convertPrerequisites(list: GcsPrerequisiteList | null): ConvertedPrerequisites {
  if (!list) return { prerequisites: [], words: '' };
  const bounds = techLevels(list.whenTechLevel);
  const parts = list.all ? list.of : [{ ...list, whenTechLevel: anyNumber }];
  const converted = parts.map((part) => ({ part, found: bounds && convertPart(part) }));
  const others = converted.filter(({ found }) => !found).map(({ part }) => part);
  return {
    prerequisites: converted.flatMap(({ found }) => found ?? []).map((each) => ({ ...bounds, ...each })),
    words: others.length === 0 ? '' : describePrerequisites({ ...list, all: true, of: others }),
  };
}

const anyNumber: GcsNumberMatch = { compare: 'any', number: 0 };

/** The requirements that a part is; null if it has no such form. */
function convertPart(part: GcsPrerequisite): PrerequisiteDraft[] | null {
  if (part.type !== 'list') {
    const test = convertTest(part);
    return test ? [{ any: [test] }] : null;
  }
  const bounds = techLevels(part.whenTechLevel);
  if (!bounds) return null;
  if (part.all && part.of.length > 1) {
    const all = part.of.map(convertPart);
    return all.every((each) => each !== null) ? all.flat().map((each) => ({ ...each, ...bounds })) : null;
  }
  // Of alternatives each must be one test, or again alternatives.
  const any = part.of.map(alternatives);
  return any.every((each) => each !== null) && any.length > 0 ? [{ any: any.flat(), ...bounds }] : null;
}

function alternatives(part: GcsPrerequisite): TestDraft[] | null {
  if (part.type !== 'list') {
    const test = convertTest(part);
    return test && [test];
  }
  if (part.whenTechLevel.compare !== 'any' || (part.all && part.of.length > 1)) return null;
  const any = part.of.map(alternatives);
  return any.every((each) => each !== null) ? any.flat() : null;
}

type TechLevels = Pick<PrerequisiteDraft, 'fromTechLevel' | 'toTechLevel'>;

function techLevels(match: GcsNumberMatch): TechLevels | null {
  const bounds = boundsOf(match);
  return (
    bounds && {
      ...(bounds.atLeast === undefined ? {} : { fromTechLevel: bounds.atLeast }),
      ...(bounds.atMost === undefined ? {} : { toTechLevel: bounds.atMost }),
    }
  );
}

interface BoundsDraft {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A comparison of numbers as bounds; null for one that excludes a number. */
function boundsOf({ compare, number }: GcsNumberMatch): BoundsDraft | null {
  switch (compare) {
    case 'any':
      return {};
    case 'is':
      return { atLeast: number, atMost: number };
    case 'at_least':
      return { atLeast: number };
    case 'at_most':
      return { atMost: number };
    case 'is_not':
      return null;
  }
}

/** A comparison of texts; null for one that excludes, or that looks at the end. */
function textOf({ compare, text }: GcsMatch): Pick<TestDraft, 'name' | 'match'> | null {
  switch (compare) {
    case 'any':
      return { match: 'contains' };
    case 'is':
      return text === '' ? { match: 'contains' } : { name: text };
    case 'starts_with':
      return { name: text, match: 'starts' };
    case 'contains':
      return { name: text, match: 'contains' };
    default:
      return null;
  }
}

function convertTest(test: GcsPrerequisiteTest): TestDraft | null {
  const draft = draftOf(test);
  return draft && (test.has ? draft : { ...draft, not: true });
}

function draftOf(test: GcsPrerequisiteTest): TestDraft | null {
  const name = textOf(test.name);
  const level = boundsOf(test.level);
  if (!level) return null;
  switch (test.type) {
    case 'trait': {
      const notes = noteOf(test.notes);
      return name && notes && { kind: 'trait', ...name, ...notes, ...level };
    }
    case 'skill': {
      const { compare, text } = test.specialization;
      const isPlain = compare === 'any' || compare === 'is';
      return name && isPlain
        ? { kind: 'skill', ...name, ...(text === '' ? {} : { speciality: text }), ...level }
        : null;
    }
    case 'spell':
      return spellsOf(test);
    case 'attribute': {
      const [first, second] = [test.attribute, test.combinedWith].map((id) => changedNumber(id, ''));
      if (!first || (test.combinedWith !== '' && !second)) return null;
      return { kind: 'number', name: first, ...(second ? { plus: second } : {}), ...level };
    }
    case 'weight':
    case 'quantity':
      return { kind: test.type, ...level };
    case 'equipped':
      return name && { kind: 'inUse', ...name };
    case 'script':
    case 'unknown':
      return null;
  }
}

/** The required or excluded text of a trait's notes; null for other comparisons. */
function noteOf({ compare, text }: GcsMatch): Pick<TestDraft, 'note' | 'withoutNote'> | null {
  if (compare === 'any' || text === '') return {};
  if (compare === 'is' || compare === 'contains') return { note: text };
  return compare === 'is_not' || compare === 'does_not_contain' ? { note: text, withoutNote: true } : null;
}

function spellsOf({ subType, name, quantity }: GcsPrerequisiteTest): TestDraft | null {
  const [text, bounds] = [textOf(name), boundsOf(quantity)];
  if (!bounds) return null;
  switch (subType) {
    case 'college':
      return text && { kind: 'college', ...text, ...bounds };
    case 'college_count':
      return bounds.atMost === undefined ? { kind: 'colleges', ...bounds } : null;
    case 'any':
      return { kind: 'spell', match: 'contains', ...bounds };
    case 'tag':
    case 'category':
      return text && { kind: 'tag', ...text, ...bounds };
    default:
      return text && { kind: 'spell', ...text, ...bounds };
  }
}

export type DefaultDraft = NonNullable<SkillDraft['defaults']>[number];

/** Converts defaults of a skill, or the uses of an attack; `others` are in words those that skills here cannot have. */
export function convertDefaults(defaults: readonly GcsDefault[]): {
  readonly defaults: readonly DefaultDraft[];
  readonly others: readonly string[];
} {
  const converted: DefaultDraft[] = [];
  const others: string[] = [];
  for (const source of defaults) {
    const { type, name, specialization, modifier, whenTechLevel } = source;
    const penalty = modifier === 0 ? 0 : -modifier;
    const attribute = controllingAttribute(type);
    const isAlways = whenTechLevel.compare === 'any';
    if (attribute && isAlways) converted.push({ attribute, penalty });
    else if (type === 'skill' && isAlways && name.compare === 'is' && isExact(specialization.compare)) {
      const special = specialization.compare === 'is' ? ` (${specialization.text})` : '';
      converted.push({ skill: `${name.text}${special}`, penalty });
    } else if (type !== '') others.push(describeDefault(source));
  }
  return { defaults: converted, others };
}

const isExact = (compare: string): boolean => compare === 'any' || compare === 'is';

/** A default in words: "Parry of Karate−2". */
function describeDefault({ type, name, specialization, modifier, whenTechLevel }: GcsDefault): string {
  const special = specialization.compare === 'any' ? '' : ` (${nameOfMatch(specialization)})`;
  const skill = `${nameOfMatch(name)}${special}`;
  const base =
    type === 'skill' ? skill : name.compare === 'any' ? nameOfAttribute(type) : `${nameOfAttribute(type)} of ${skill}`;
  const when = describeNumberMatch(whenTechLevel);
  return `${base}${modifier === 0 ? '' : formatSigned(modifier)}${when === '' ? '' : ` at TL ${when}`}`;
}
