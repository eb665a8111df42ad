import type {
  Effect,
  PlaceCriterion,
  SkillCriterion,
  SourceNumber,
  TextMatch,
  WeaponSelection,
  WeaponTag,
} from '../../catalog/effect.ts';
import type { TraitEntryKind, TraitFacet, TraitOption, TraitParameter } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { ItemModifier } from '../../character/equipment-rows.ts';
import type { TraitModifier, TraitRow } from '../../character/trait-rows.ts';
import { type DerivationBuilder, evaluate, type Origin } from '../../engine/builder.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import { findLiteracyNorm } from './campaign.ts';

type Campaign = Character['campaign'];

/** A question of a trait with the option chosen. */
interface ChosenOption {
  readonly parameter: TraitParameter;
  readonly option: TraitOption;
}

/** Returns the player's text or choice for a question; '' for none. */
export function findAnswer(row: Pick<TraitRow, 'choices'>, parameter: string): string {
  return row.choices.find((choice) => choice.parameter === parameter)?.value ?? '';
}

/** The default option until the player chooses: the entry's, for the tech level of the setting. */
function initialOption(parameter: TraitParameter, campaign: Campaign): TraitOption | undefined {
  const { options = [], initial, initialFromTechLevel: from } = parameter;
  const late = from && campaign.techLevel !== null && campaign.techLevel >= from.techLevel ? from.option : undefined;
  return options.find(({ id }) => id === (late ?? initial)) ?? options[0];
}

/** Whether a question is asked, given these answers to the questions before it. */
export function isAsked({ onlyWith }: TraitParameter, chosen: readonly ChosenOption[]): boolean {
  if (!onlyWith) return true;
  return chosen.some(
    ({ parameter, option }) => parameter.id === onlyWith.parameter && onlyWith.options.includes(option.id),
  );
}

/** The answers of a row in the order of the questions; those that another answer makes inapplicable are left out. */
export function findChosenOptions(
  facet: TraitFacet,
  row: Pick<TraitRow, 'choices'>,
  campaign: Campaign,
): ChosenOption[] {
  const chosen: ChosenOption[] = [];
  for (const parameter of facet.parameters ?? []) {
    const answer = findAnswer(row, parameter.id);
    const option = parameter.options?.find(({ id }) => id === answer) ?? initialOption(parameter, campaign);
    if (option && isAsked(parameter, chosen)) chosen.push({ parameter, option });
  }
  return chosen;
}

/**
 * The name with the answers: "Enemy (large group; 6 or less; the Thieves’ Guild)". A quirk is called by its text alone.
 */
export function formatTraitName(
  name: string,
  facet: TraitFacet,
  row: Pick<TraitRow, 'choices'>,
  campaign: Campaign,
): string {
  const answers = findChosenOptions(facet, row, campaign);
  const chosen = answers.map(({ option }) => option.short ?? option.name);
  const askedParameters = (facet.parameters ?? []).filter((parameter) => isAsked(parameter, answers));
  const texts = askedParameters.flatMap(({ id, text }) => (text ? [findAnswer(row, id).trim()] : []));
  if (facet.textIsName) return texts.find(Boolean) ?? name;
  const parts = [...texts, ...chosen].filter(Boolean);
  return parts.length === 0 ? name : `${name} (${parts.join('; ')})`;
}

type Priced = Pick<TraitFacet, 'price'>;

/** The most levels that the price list has; null for as many as one likes, 1 for a trait without levels. */
export function findMostLevels({ price }: Priced): number | null {
  if ('levels' in price) return price.levels.length;
  return 'pointsPerLevel' in price ? (price.mostLevels ?? null) : 1;
}

/** The lowest level: 0 if the price list has one (Magery), otherwise 1. */
export const findLeastLevel = ({ price }: Priced): number => ('pointsPerLevel' in price ? (price.leastLevel ?? 1) : 1);

const minFraction = 0.5;

/** How far the levels of a trait are apart. */
export const findLevelStep = ({ price }: Priced): number => ('pointsPerLevel' in price ? (price.levelStep ?? 1) : 1);

/**
 * The effective level, for the price, the limits and all effects, if a player or a file chose `level`: that one if it
 * exists, or else the nearest one that does.
 */
export function findNearestLevel(facet: Priced, level: number): number {
  const { price } = facet;
  const most = findMostLevels(facet) ?? level;
  const leveled = 'pointsPerLevel' in price ? price : null;
  if (leveled?.anyFraction && level >= minFraction) return Math.min(level, most);
  const step = findLevelStep(facet);
  return Math.max(findLeastLevel(facet), Math.min(Math.round(level / step) * step, most));
}

type PricedRow = Pick<TraitRow, 'choices' | 'level'>;

/** The sources of the steps of a price, and the name of the trait in the first of them. */
interface PriceOrigin extends Origin {
  readonly name?: string;
}

/**
 * Writes the price of a trait in points: one price, the price of its level, or a price a level (of the effective
 * level); then the effects of its answers, in the order of the questions. This is the only arithmetic of list prices: a
 * plain number comes from the same steps with {@link calculateTraitPrice}.
 */
export function writeTraitPrice(
  w: DerivationBuilder,
  facet: TraitFacet,
  row: PricedRow,
  campaign: Campaign,
  origin: PriceOrigin = {},
): void {
  const { price } = facet;
  const level = findNearestLevel(facet, row.level);
  const answers = findChosenOptions(facet, row, campaign).map(({ option }) => option);
  if ('levels' in price) w.lookup(origin.name ?? '', `level ${level}`, price.levels[level - 1] ?? 0, origin);
  else if ('pointsPerLevel' in price) {
    w.start(price.points ?? 0, 'list price', origin);
    w.add(price.pointsPerLevel * level, `${level} × ${price.pointsPerLevel} per level`, origin);
  } else {
    // A price that consists of answers alone begins with the first of them.
    const first = answers.find(changesPrice);
    const answersAlone = price.points === 0 && first && pointsOf(first, campaign) !== undefined;
    if (!answersAlone) w.start(price.points, 'list price', origin);
  }
  for (const option of answers) writeAnswer(w, option, campaign, origin);
}

/** The points of a trait with these answers at its level, before percentages and self-control. */
export function calculateTraitPrice(facet: TraitFacet, row: PricedRow, campaign: Campaign): number {
  const points = evaluate((w) => writeTraitPrice(w, facet, row, campaign));
  return typeof points === 'number' ? points : 0;
}

/**
 * The whole points that a trait costs on a character, without percentages: fractions are rounded up, 0.5 to 1, −0.625 to 0
 * as the row of the trait does (fourth edition, pp. 101–102).
 */
export function calculateWholePrice(facet: TraitFacet, row: PricedRow, campaign: Campaign): number {
  const points = Math.ceil(calculateTraitPrice(facet, row, campaign));
  return points === 0 ? 0 : points; // no −0
}

/** Rounds a price by its absolute value: half of −5 rounded down is −2. A whole number gets no step. */
function roundBySize(w: DerivationBuilder, to: 'up' | 'down', origin?: Origin): void {
  if (typeof w.value !== 'number' || Number.isInteger(w.value)) return;
  w.round(w.value < 0 === (to === 'up') ? 'down' : 'up', origin);
}

/** The points that an option adds, those for the setting's literacy first. */
const pointsOf = ({ pointsByNorm, points }: TraitOption, campaign: Campaign): number | undefined =>
  pointsByNorm?.[findLiteracyNorm(campaign)] ?? points;

const changesPrice = ({ points, pointsByNorm, atMost, multiply, divide, round }: TraitOption): boolean =>
  [points, pointsByNorm, atMost, multiply, divide, round].some((figure) => figure !== undefined);

function writeAnswer(w: DerivationBuilder, option: TraitOption, campaign: Campaign, origin: Origin): void {
  const points = pointsOf(option, campaign);
  if (points !== undefined && w.value === null) w.start(points, option.name, origin);
  else if (points !== undefined) w.add(points, option.name, origin);
  if (option.atMost !== undefined) w.atMost(option.atMost, 'maximum', origin);
  if (option.multiply !== undefined) w.multiply(option.multiply, option.name, origin);
  if (option.divide !== undefined) w.divide(option.divide, option.name, origin);
  if (option.round) roundBySize(w, option.round, origin);
}

/** The facet as the answers make it: its kind, and with the effects, prerequisites and notes of the options. */
export function applyChoicesToFacet(
  facet: TraitFacet,
  row: Pick<TraitRow, 'choices' | 'level'>,
  campaign: Character['campaign'],
): TraitFacet {
  const options = findChosenOptions(facet, row, campaign).map(({ option }) => option);
  return {
    ...facet,
    kind: kindOf(facet, options, () => calculateTraitPrice(facet, row, campaign)),
    effects: [
      ...(facet.effects ?? []),
      ...options.flatMap(({ effects }) => effects ?? []),
      ...effectsOnAnswer(facet, row),
    ],
    prerequisites: [...(facet.prerequisites ?? []), ...options.flatMap(({ prerequisites }) => prerequisites ?? [])],
    notes: [...(facet.notes ?? []), ...options.flatMap(({ notes }) => notes ?? [])],
    attacks: [...(facet.attacks ?? []), ...options.flatMap(({ attacks }) => attacks ?? [])],
    blows: [...(facet.blows ?? []), ...options.flatMap(({ blows }) => blows ?? [])],
  };
}

/** The trait's bonus to the skill that the player wrote; nothing until one is written. */
function effectsOnAnswer({ skillOfAnswer }: TraitFacet, row: Pick<TraitRow, 'choices'>): Effect[] {
  const name = skillOfAnswer ? findAnswer(row, skillOfAnswer.parameter).trim() : '';
  if (!skillOfAnswer || name === '') return [];
  const { add, perLevel = false } = skillOfAnswer;
  return [{ to: { skills: { name } }, add, perLevel }];
}

function kindOf(facet: TraitFacet, options: readonly TraitOption[], price: () => number): TraitEntryKind {
  const named = options.find(({ kind }) => kind)?.kind;
  if (named || !facet.kindByPrice) return named ?? facet.kind;
  const points = price();
  if (points === 0) return facet.kind;
  return points < 0 ? 'disadvantage' : 'advantage';
}

type ItemModifierFigures = Pick<ItemModifier, 'name' | 'cost' | 'costIs' | 'weight' | 'weightIs'>;

/** The effect of a modifier on a price: "+2 CF", "+10%", "×3", "+$50"; '' for none. */
export function describeCostChange({ cost, costIs }: Pick<ItemModifierFigures, 'cost' | 'costIs'>): string {
  if (cost === null) return '';
  if (costIs === 'times') return `×${formatFraction(cost)}`;
  if (costIs === 'percent') return `${formatSigned(cost)}%`;
  if (costIs === 'costFactor') return `${formatSigned(cost)} CF`;
  return `${cost < 0 ? '−' : '+'}$${formatFraction(Math.abs(cost))}`;
}

/** The effect of a modifier on a weight: "×0.75", "−10%", "+2 lb"; '' for none. */
export function describeWeightChange({ weight, weightIs }: Pick<ItemModifierFigures, 'weight' | 'weightIs'>): string {
  if (weight === null) return '';
  if (weightIs === 'times') return `weight ×${formatFraction(weight)}`;
  return `${formatSigned(weight)}${weightIs === 'percent' ? '% weight' : ' lb'}`;
}

export const nameOfItemModifier = ({ name }: Pick<ItemModifierFigures, 'name'>): string => name.trim() || 'modifier';

/** A modifier with its effect: "Ornate (+1 CF)". */
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

/** A number that an amount is computed from, in words. */
export const nameSourceNumber = (changeable: NumberNames, of: SourceNumber): string =>
  changeable.find(({ stat }) => stat === of)?.name ?? of.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

type ModifierFigures = Pick<TraitModifier, 'percent' | 'points' | 'times' | 'level'>;

/** The levels of a modifier that count: one without levels counts once, and so does one below its first level. */
export const countLevels = ({ level }: Pick<ModifierFigures, 'level'>): number => Math.max(1, level ?? 1);

/** The effect of a modifier on a price at its level: "+15%", "−5 points", "×½"; "+0%" for none. */
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
