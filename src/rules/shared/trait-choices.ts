import type { TraitFacet, TraitKind, TraitOption, TraitParameter } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { literacyNorm } from './campaign-defaults.ts';
import { nearestLevel } from './trait-levels.ts';

type Campaign = Character['campaign'];

/** A question of a trait with the option that answers it. */
export interface ChosenOption {
  readonly parameter: TraitParameter;
  readonly option: TraitOption;
}

/** What the player wrote or chose for a question; '' when nothing. */
export function answerTo(row: Pick<TraitRow, 'choices'>, parameter: string): string {
  return row.choices.find((choice) => choice.parameter === parameter)?.value ?? '';
}

/** The option that stands while the player has not chosen: the entry's, for the tech level of the setting. */
function initialOption(parameter: TraitParameter, campaign: Campaign): TraitOption | undefined {
  const { options = [], initial, initialFromTechLevel: from } = parameter;
  const late = from && campaign.techLevel !== null && campaign.techLevel >= from.techLevel ? from.option : undefined;
  return options.find(({ id }) => id === (late ?? initial)) ?? options[0];
}

/** True for a question that is asked beside these answers to the questions before it. */
export function isAsked({ onlyWith }: TraitParameter, chosen: readonly ChosenOption[]): boolean {
  if (!onlyWith) return true;
  return chosen.some(
    ({ parameter, option }) => parameter.id === onlyWith.parameter && onlyWith.options.includes(option.id),
  );
}

/** The answers of a row in the order of the questions; those that do not apply beside another answer are left out. */
export function chosenOptions(facet: TraitFacet, row: Pick<TraitRow, 'choices'>, campaign: Campaign): ChosenOption[] {
  const chosen: ChosenOption[] = [];
  for (const parameter of facet.parameters ?? []) {
    const answer = answerTo(row, parameter.id);
    const option = parameter.options?.find(({ id }) => id === answer) ?? initialOption(parameter, campaign);
    if (option && isAsked(parameter, chosen)) chosen.push({ parameter, option });
  }
  return chosen;
}

/** One thing that an answer does to a price. */
export type PriceStep =
  | { readonly op: 'add'; readonly value: number; readonly words: string }
  | { readonly op: 'multiply'; readonly value: number; readonly words: string }
  | { readonly op: 'divide'; readonly value: number; readonly words: string }
  | { readonly op: 'atMost'; readonly value: number; readonly words: string }
  | { readonly op: 'round'; readonly to: 'up' | 'down' };

/** What the answers do to the price, in order. */
export function priceSteps(chosen: readonly ChosenOption[], campaign: Campaign): PriceStep[] {
  const steps: PriceStep[] = [];
  for (const { option } of chosen) {
    const words = option.name;
    const points = option.pointsByNorm?.[literacyNorm(campaign)] ?? option.points;
    if (points !== undefined) steps.push({ op: 'add', value: points, words });
    if (option.atMost !== undefined) steps.push({ op: 'atMost', value: option.atMost, words: 'no more than' });
    if (option.multiply !== undefined) steps.push({ op: 'multiply', value: option.multiply, words });
    if (option.divide !== undefined) steps.push({ op: 'divide', value: option.divide, words });
    if (option.round) steps.push({ op: 'round', to: option.round });
  }
  return steps;
}

/** What a list price comes to after these steps: points. Halves are rounded by their size, whatever the sign. */
export function foldPrice(list: number, steps: readonly PriceStep[]): number {
  let price = list;
  for (const step of steps) {
    if (step.op === 'add') price += step.value;
    else if (step.op === 'multiply') price *= step.value;
    else if (step.op === 'divide') price /= step.value;
    else if (step.op === 'atMost') price = Math.min(price, step.value);
    else price = Math.sign(price) * (step.to === 'up' ? Math.ceil(Math.abs(price)) : Math.floor(Math.abs(price)));
  }
  return price;
}

/** The price before any answer: points, of the level where there are levels, or of the nearest one that exists. */
export function listPrice(facet: TraitFacet, chosen: number): number {
  const { price } = facet;
  const level = nearestLevel(facet, chosen);
  if ('levels' in price) return price.levels[level - 1] ?? 0;
  return (price.points ?? 0) + ('pointsPerLevel' in price ? price.pointsPerLevel * level : 0);
}

/** The facet as the answers make it: its kind, and with the effects, limits and notes of the options. */
export function facetWithChoices(
  facet: TraitFacet,
  row: Pick<TraitRow, 'choices' | 'level'>,
  campaign: Campaign,
): TraitFacet {
  const chosen = chosenOptions(facet, row, campaign);
  const options = chosen.map(({ option }) => option);
  const steps = priceSteps(chosen, campaign);
  const kind = kindOf(facet, options, () => foldPrice(listPrice(facet, row.level), steps));
  return {
    ...facet,
    kind,
    effects: [...(facet.effects ?? []), ...options.flatMap(({ effects }) => effects ?? [])],
    limits: [...(facet.limits ?? []), ...options.flatMap(({ limits }) => limits ?? [])],
    notes: [...(facet.notes ?? []), ...options.flatMap(({ notes }) => notes ?? [])],
  };
}

function kindOf(facet: TraitFacet, options: readonly TraitOption[], price: () => number): TraitKind {
  const named = options.find(({ kind }) => kind)?.kind;
  if (named || !facet.kindByPrice) return named ?? facet.kind;
  const points = price();
  if (points === 0) return facet.kind;
  return points < 0 ? 'disadvantage' : 'advantage';
}

/** The name with what was chosen: "Enemy (large group; 6 or less; the Thieves’ Guild)". A quirk is called by its text alone. */
export function traitName(name: string, facet: TraitFacet, row: Pick<TraitRow, 'choices'>, campaign: Campaign): string {
  const answers = chosenOptions(facet, row, campaign);
  const chosen = answers.map(({ option }) => option.short ?? option.name);
  const asked = (facet.parameters ?? []).filter((parameter) => isAsked(parameter, answers));
  const texts = asked.flatMap(({ id, text }) => (text ? [answerTo(row, id).trim()] : []));
  if (facet.kind === 'quirk' && facet.repeatable) return texts.find(Boolean) ?? name;
  const parts = [...texts, ...chosen].filter(Boolean);
  return parts.length === 0 ? name : `${name} (${parts.join('; ')})`;
}
