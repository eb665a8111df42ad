import { type Bundle, type BundleTemplate, joinBundles } from './bundle.ts';
import { describeCount, describePointsLeft } from './choice-words.ts';
import type { PricedTemplate } from './price-template.ts';

/** For each choice, and each of its options, which size is taken, from 1; 0 for none. */
export type Chosen = readonly (readonly number[])[];

/** How far a choice is filled. */
export interface ChoiceState {
  /** Points of what is taken, or how many of the options. */
  readonly taken: number;
  readonly wanted: number;
  readonly status: 'open' | 'filled' | 'over';
  /** "4 of 15 points left", "1 more than 2", "1 of 2 chosen". */
  readonly words: string;
}

/** Nothing chosen yet. */
export const noneChosen = ({ choices }: Pick<BundleTemplate, 'choices'>): Chosen =>
  choices.map(({ from }) => from.map(() => 0));

/** The same with another size of one option; of a choice of one, the new one takes the place of the other. */
export function choose(
  template: Pick<BundleTemplate, 'choices'>,
  chosen: Chosen,
  at: number,
  option: number,
  size: number,
): Chosen {
  const only = template.choices[at]?.count === 1 && size > 0;
  return chosen.map((sizes, choice) =>
    choice === at ? sizes.map((now, index) => (index === option ? size : only ? 0 : now)) : sizes,
  );
}

/** Returns how far a choice is filled. Too much is as allowed as too little; it is only said. */
export function findChoiceState({ template, choices }: PricedTemplate, chosen: Chosen, at: number): ChoiceState {
  const { points = null, count = null } = template.choices[at] ?? {};
  const sizes = chosen[at] ?? [];
  if (points === null) {
    const wanted = count ?? 0;
    const taken = sizes.filter((size) => size > 0).length;
    return { taken, wanted, status: statusOf(taken, wanted), words: describeCount(taken, wanted) };
  }
  const taken = sizes.reduce((sum, size, option) => sum + (choices[at]?.[option]?.sizes[size - 1]?.points ?? 0), 0);
  return {
    taken,
    wanted: points,
    status: statusOf(Math.abs(taken), Math.abs(points)),
    words: describePointsLeft(taken, points),
  };
}

const statusOf = (taken: number, wanted: number): ChoiceState['status'] =>
  taken === wanted ? 'filled' : taken > wanted ? 'over' : 'open';

/** Returns the fixed part of a template with what is chosen, as one bundle. */
export const chosenBundle = ({ given, choices }: Pick<BundleTemplate, 'given' | 'choices'>, chosen: Chosen): Bundle =>
  joinBundles([
    given,
    ...choices.flatMap(({ from }, at) =>
      from.flatMap((option, index) => option.sizes[(chosen[at]?.[index] ?? 0) - 1] ?? []),
    ),
  ]);
