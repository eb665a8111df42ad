import type { TraitFacet, TraitKind, TraitParameter } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import { withChoice } from '../../character/edit-choices.ts';
import type { TraitChoice, TraitRow } from '../../character/trait-rows.ts';
import { facetWithChoices } from '../shared/facet-with-choices.ts';
import { answerTo, chosenOptions, isAsked } from '../shared/trait-choices.ts';
import { traitPrice } from '../shared/trait-price.ts';

type Campaign = Character['campaign'];
type Answers = Pick<TraitRow, 'choices' | 'level'>;

/** An answer that a question offers, with the price of the whole trait when it is given, in points. */
export interface TraitOffer {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/** A question that a trait asks now: its answer (an option's id, or a text) and the other options. */
export interface TraitQuestion {
  readonly parameter: TraitParameter;
  readonly answer: string;
  /** Nothing for a question that is answered in the player's words. */
  readonly offers: readonly TraitOffer[];
}

/** The questions that a trait asks with the current answers, each option with the price that it would give. */
export function traitQuestions(facet: TraitFacet, row: Answers, campaign: Campaign): TraitQuestion[] {
  const chosen = chosenOptions(facet, row, campaign);
  const asked = (facet.parameters ?? []).filter((parameter) => isAsked(parameter, chosen));
  return asked.map((parameter) => {
    const current = chosen.find((answer) => answer.parameter === parameter);
    const offers = (parameter.options ?? []).map(({ id, name }) => {
      const choices = withChoice(row.choices, parameter.id, id);
      return { id, name, points: traitPrice(facet, { ...row, choices }, campaign) };
    });
    return { parameter, answer: current?.option.id ?? answerTo(row, parameter.id), offers };
  });
}

/** The question whose text is all that there is to a trait: that of a quirk in the player's own words. */
export function onlyText({ kind, repeatable, parameters = [] }: TraitFacet): TraitParameter | null {
  const [first, second] = parameters;
  return kind === 'quirk' && repeatable && first?.text && !second ? first : null;
}

/** Every way to answer the questions that have options, each as the rows have it. */
function everyAnswer(facet: TraitFacet): TraitChoice[][] {
  let ways: TraitChoice[][] = [[]];
  for (const { id, options } of facet.parameters ?? []) {
    if (!options) continue;
    ways = ways.flatMap((way) => options.map((option) => [...way, { parameter: id, value: option.id }]));
  }
  return ways;
}

/** The possible prices of a trait at level 1 in points, without repeats, smallest size first where all have one sign. */
export function everyPrice(facet: TraitFacet, campaign: Campaign): number[] {
  const prices = everyAnswer(facet).map((choices) => traitPrice(facet, { choices, level: 1 }, campaign));
  const sorted = [...new Set(prices)].sort((a, b) => a - b);
  return sorted.every((price) => price <= 0) ? sorted.reverse() : sorted;
}

/** True when some answers make the trait one of this kind: Wealth is an advantage or a disadvantage. */
export function canBe(facet: TraitFacet, kind: TraitKind, campaign: Campaign): boolean {
  if (facet.kind === kind) return true;
  if (facet.parameters?.some(({ options }) => options?.some((option) => option.kind === kind))) return true;
  if (!facet.kindByPrice || (kind !== 'advantage' && kind !== 'disadvantage')) return false;
  return everyPrice(facet, campaign).some((price) => (kind === 'advantage' ? price > 0 : price < 0));
}

/**
 * The answers with which a trait is first taken as one of this kind: none where it is that at first, or cannot be;
 * otherwise the one answer that makes it so for the fewest points.
 */
export function startingChoices(facet: TraitFacet, kind: TraitKind, campaign: Campaign): TraitChoice[] {
  const isThat = (choices: TraitChoice[]) => facetWithChoices(facet, { choices, level: 1 }, campaign).kind === kind;
  if (isThat([])) return [];
  const [best] = (facet.parameters ?? [])
    .flatMap(({ id, options = [] }) => options.map((option) => [{ parameter: id, value: option.id }]))
    .filter(isThat)
    .map((choices) => ({ choices, size: Math.abs(traitPrice(facet, { choices, level: 1 }, campaign)) }))
    .sort((a, b) => a.size - b.size);
  return best?.choices ?? [];
}
