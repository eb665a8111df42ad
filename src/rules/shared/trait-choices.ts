import type { TraitFacet, TraitOption, TraitParameter } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitRow } from '../../character/trait-rows.ts';

type Campaign = Character['campaign'];

/** A question of a trait with the option chosen. */
export interface ChosenOption {
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

/** The name with what was chosen: "Enemy (large group; 6 or less; the Thieves’ Guild)". A quirk is called by its text alone. */
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
