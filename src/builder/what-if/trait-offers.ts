import type { TraitEntryKind, TraitFacet, TraitParameter } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import { withChoice } from '../../character/edit-character.ts';
import type { TraitChoice, TraitRow } from '../../character/trait-rows.ts';
import {
  applyChoicesToFacet,
  calculateTraitPrice,
  calculateWholePrice,
  findAnswer,
  findChosenOptions,
  isAsked,
} from '../../rules/shared/trait-price.ts';

type Campaign = Character['campaign'];
type Answers = Pick<TraitRow, 'choices' | 'level'>;

/** An option of a question, with the price of the whole trait if it is chosen, in points. */
export interface TraitOffer {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/** A question that a trait poses with its current choices: the answer (an option's id, or a text) and the options. */
export interface TraitQuestion {
  readonly parameter: TraitParameter;
  readonly answer: string;
  /** Empty for a question that is answered with free text. */
  readonly offers: readonly TraitOffer[];
}

/** Returns the questions that a trait poses with the current answers, each option with the resulting price. */
export function traitQuestions(facet: TraitFacet, row: Answers, campaign: Campaign): TraitQuestion[] {
  const chosen = findChosenOptions(facet, row, campaign);
  const posed = (facet.parameters ?? []).filter((parameter) => isAsked(parameter, chosen));
  return posed.map((parameter) => {
    const current = chosen.find((answer) => answer.parameter === parameter);
    const offers = (parameter.options ?? []).map(({ id, name }) => {
      const choices = withChoice(row.choices, parameter.id, id);
      return { id, name, points: calculateWholePrice(facet, { ...row, choices }, campaign) };
    });
    return { parameter, answer: current?.option.id ?? findAnswer(row, parameter.id), offers };
  });
}

/**
 * Returns the question of a trait that consists only of its text (a quirk in the player's own words); otherwise null.
 */
export function textOnlyParameter({ textIsName, parameters = [] }: TraitFacet): TraitParameter | null {
  const [first, second] = parameters;
  return textIsName && first?.text && !second ? first : null;
}

/** Returns every combination of answers to the questions that have options, in the format of the rows. */
export function answerCombinations(facet: TraitFacet): TraitChoice[][] {
  let combinations: TraitChoice[][] = [[]];
  for (const { id, options } of facet.parameters ?? []) {
    if (!options) continue;
    combinations = combinations.flatMap((combination) =>
      options.map((option) => [...combination, { parameter: id, value: option.id }]),
    );
  }
  return combinations;
}

/**
 * Returns the possible prices of a trait at level 1 in points, without repeats, the smallest absolute value first if
 * all have the same sign.
 */
export function possiblePrices(facet: TraitFacet, campaign: Campaign): number[] {
  const prices = answerCombinations(facet).map((choices) =>
    calculateWholePrice(facet, { choices, level: 1 }, campaign),
  );
  const sorted = [...new Set(prices)].sort((a, b) => a - b);
  return sorted.every((price) => price <= 0) ? sorted.reverse() : sorted;
}

/** Whether some answers give the trait this kind: Wealth is an advantage or a disadvantage. */
export function canHaveKind(facet: TraitFacet, kind: TraitEntryKind, campaign: Campaign): boolean {
  if (facet.kind === kind) return true;
  if (facet.parameters?.some(({ options }) => options?.some((option) => option.kind === kind))) return true;
  if (!facet.kindByPrice || (kind !== 'advantage' && kind !== 'disadvantage')) return false;
  return possiblePrices(facet, campaign).some((price) => (kind === 'advantage' ? price > 0 : price < 0));
}

/**
 * Returns the answers with which a trait of this kind is added: none if it has the kind by default, or cannot have
 * it; otherwise the answer that gives it the kind for the fewest points.
 */
export function startingChoices(facet: TraitFacet, kind: TraitEntryKind, campaign: Campaign): TraitChoice[] {
  const hasKind = (choices: TraitChoice[]) => applyChoicesToFacet(facet, { choices, level: 1 }, campaign).kind === kind;
  if (hasKind([])) return [];
  const [best] = (facet.parameters ?? [])
    .flatMap(({ id, options = [] }) => options.map((option) => [{ parameter: id, value: option.id }]))
    .filter(hasKind)
    .map((choices) => ({ choices, size: Math.abs(calculateTraitPrice(facet, { choices, level: 1 }, campaign)) }))
    .sort((a, b) => a.size - b.size);
  return best?.choices ?? [];
}
