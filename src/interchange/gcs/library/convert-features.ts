import { formatSigned } from '../../../engine/format.ts';
import type { WeaponTarget } from '../../../rules/shared/targets.ts';
import { changedNumber, figureOfFeature, nameOfAttribute, placeOf, pricedNumber } from '../gcs-names.ts';
import type { GcsFeature, GcsMatch } from '../read/gcs-rows.ts';
import { describeMatch, describeNumberMatch, nameOfMatch } from './gcs-descriptions.ts';
import type { EffectDraft } from './library-entry.ts';

/** What the features of a row became: effects, and in words what no effect can say. */
export interface ConvertedFeatures {
  readonly effects: readonly EffectDraft[];
  readonly notes: readonly string[];
}

/** Of whom the features are: the name selects weapons of the row itself, and a level that is no trait's counts here. */
export interface FeatureOwner {
  readonly name: string;
  /** The level that amounts "per level" are multiplied by where effects cannot follow it; null where they can. */
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

/** The effects of a feature, or what it does in words; '' for what does nothing. */
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
      return selection ? [{ stat: 'pointsIn', ...selection, ...amount }] : `${words} points in ${skillWords(feature)}`;
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
        ? `${formatSigned(amount.add)}% damage with ${weaponWords(feature, owner)}`
        : onWeapons(
            feature.perDie ? 'damagePerDie' : 'damage',
            feature,
            owner,
            amount,
            `${words} damage${feature.perDie ? ' per die' : ''}`,
          );
    case 'weapon_parry_bonus':
      return feature.percent
        ? `${formatSigned(amount.add)}% Parry with ${weaponWords(feature, owner)}`
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
      return `With ${weaponWords(feature, owner)}: ${feature.switchType.replaceAll('_', ' ')}`;
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

function skillWords({ name, specialization, tags }: GcsFeature): string {
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
  return selection ? [{ stat: 'skills', ...selection, ...amount }] : `${words} to ${skillWords(feature)}`;
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
  if (!stat || (feature.percent && (amount.perLevel || isSum))) return `${what} with ${weaponWords(feature, owner)}`;
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
    : `${words} with ${weaponWords(feature, owner)}`;
}

/** Weapons of the row itself: the item, or for a trait or skill what is called like it. */
const ofThis = ({ name, isItem }: FeatureOwner): Selected =>
  isItem ? { by: 'this' } : { by: 'name', match: 'is', selection: name };

/** The relative level from which a skill's own bonus for its weapons counts (Karate); null for any, or where it is another skill's. */
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

function weaponWords({ selection, name, specialization, tags, level }: GcsFeature, owner: FeatureOwner): string {
  const usage = specialization.compare === 'any' ? '' : ` (${describeMatch(specialization)})`;
  const tagged = tags.compare === 'any' ? '' : ` with the tag ${describeMatch(tags)}`;
  if (selection === 'this_weapon') return `${owner.name}${usage}${tagged}`;
  if (selection === 'weapons_with_name') return `weapons called ${nameOfMatch(name)}${usage}${tagged}`;
  const relative = describeNumberMatch(level);
  return `weapons of the skill ${nameOfMatch(name)}${usage}${tagged}${relative === '' ? '' : `, relative level ${relative}`}`;
}
