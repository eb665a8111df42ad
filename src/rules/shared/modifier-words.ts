import type {
  PlaceCriterion,
  SkillCriterion,
  SourceNumber,
  TextMatch,
  WeaponSelection,
  WeaponTag,
} from '../../catalog/effect.ts';
import type { ItemModifier } from '../../character/item-modifier.ts';
import type { TraitModifier } from '../../character/trait-rows.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';

type ItemModifierFigures = Pick<ItemModifier, 'name' | 'cost' | 'costIs' | 'weight' | 'weightIs'>;

/** What a modifier does to a price: "+2 CF", "+10%", "×3", "+$50"; '' for nothing. */
export function describeCostChange({ cost, costIs }: Pick<ItemModifierFigures, 'cost' | 'costIs'>): string {
  if (cost === null) return '';
  if (costIs === 'times') return `×${formatFraction(cost)}`;
  if (costIs === 'percent') return `${formatSigned(cost)}%`;
  if (costIs === 'costFactor') return `${formatSigned(cost)} CF`;
  return `${cost < 0 ? '−' : '+'}$${formatFraction(Math.abs(cost))}`;
}

/** What a modifier does to a weight: "×0.75", "−10%", "+2 lb"; '' for nothing. */
export function describeWeightChange({ weight, weightIs }: Pick<ItemModifierFigures, 'weight' | 'weightIs'>): string {
  if (weight === null) return '';
  if (weightIs === 'times') return `weight ×${formatFraction(weight)}`;
  return `${formatSigned(weight)}${weightIs === 'percent' ? '% weight' : ' lb'}`;
}

export const nameOfItemModifier = ({ name }: Pick<ItemModifierFigures, 'name'>): string => name.trim() || 'modifier';

/** A modifier with what it changes: "Ornate (+1 CF)". */
export function describeItemModifier(modifier: ItemModifierFigures): string {
  const figures = [describeCostChange(modifier), describeWeightChange(modifier)].filter(Boolean).join(', ');
  return figures === '' ? nameOfItemModifier(modifier) : `${nameOfItemModifier(modifier)} (${figures})`;
}

export const weaponTagWords: Readonly<Record<WeaponTag, string>> = {
  melee: 'melee weapons',
  ranged: 'ranged weapons',
  unarmed: 'bare hands and feet',
  twoHanded: 'two-handed weapons',
  fencing: 'fencing weapons',
};

export const describeMatch = (match: TextMatch): string => {
  if (typeof match === 'string') return match;
  return 'starts' in match ? `${match.starts}…` : `…${match.contains}…`;
};

/** The skills that a criterion selects: "Stealth", "Guns…", "language skills". */
export function describeSkillCriterion(by: SkillCriterion): string {
  if (by.name !== undefined) return describeMatch(by.name);
  if (by.speciality !== undefined) return `skills for ${describeMatch(by.speciality)}`;
  return `${describeMatch(by.tag)} skills`;
}

/** The weapons that are selected: "with every weapon", "with Broadsword", "with fencing weapons". */
export function describeWeaponSelection(by: WeaponSelection): string {
  if (by === 'all') return 'with every weapon';
  if (by === 'this') return 'with this item';
  if (by.tag !== undefined) return `with ${weaponTagWords[by.tag]}`;
  if (by.use !== undefined) return `of each ${describeMatch(by.use)}`;
  return `with ${describeMatch(by.name ?? by.skill)}`;
}

/** The places of a criterion: "the neck", "face and neck", "all places but the eyes". */
export function describePlaces(by: string | PlaceCriterion): string {
  if (typeof by === 'string') return `the ${by}`;
  return by.places === undefined ? `all places but the ${listWords(by.except)}` : listWords(by.places);
}

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Numbers of a ruleset with their names; `Ruleset.changeable` is such a list. */
export type NumberNames = readonly { readonly stat: string; readonly name: string }[];

/** A number that an amount is worked out from, in words. */
export const nameSourceNumber = (changeable: NumberNames, of: SourceNumber): string =>
  changeable.find(({ stat }) => stat === of)?.name ?? of.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

type ModifierFigures = Pick<TraitModifier, 'percent' | 'points' | 'times' | 'level'>;

/** The levels of a modifier that count: one without levels counts once, and so does one below its first level. */
export const countLevels = ({ level }: Pick<ModifierFigures, 'level'>): number => Math.max(1, level ?? 1);

/** What a modifier does to a price in all its levels: "+15%", "−5 points", "×½"; "+0%" for nothing. */
function describeModifierPrice({ percent, points, times, level }: ModifierFigures): string {
  const count = countLevels({ level });
  const parts = [
    points === 0 ? '' : `${formatSigned(points * count)} ${Math.abs(points * count) === 1 ? 'point' : 'points'}`,
    percent === 0 && (points !== 0 || times !== null) ? '' : `${formatSigned(percent * count)}%`,
    times === null ? '' : `×${formatFraction(times)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The name of a modifier with its level, if it has levels: "Accurate 3". */
export const nameOfModifier = ({ name, level }: Pick<TraitModifier, 'name' | 'level'>): string =>
  [name || 'modifier', ...(level === null ? [] : [countLevels({ level })])].join(' ');

/** A modifier with its level and its price: "Accurate 3 +15%". */
export const describeModifier = (modifier: Omit<TraitModifier, 'key'>): string =>
  `${nameOfModifier(modifier)} ${describeModifierPrice(modifier)}`;
