import { formatHeight } from '../../../engine/format.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { Build } from '../../ruleset.ts';

export interface BuildRules {
  /** The ST of the first row of the book's table; lower strengths have the same height. */
  readonly firstStrength: number;
  /** The difference of a woman in inches and pounds; the pounds are added to the effect of her height. */
  readonly woman: { readonly height: number; readonly weight: number };
  /** Inches before the 19th century. */
  readonly historical: number;
}

const strongest = 16;

/** Returns the average height in inches of a strength, in a table that begins with `first`. */
export function averageHeight(strength: number, first: number): number {
  const row = Math.min(strongest, Math.max(first, Math.floor(strength)));
  return heightByStrength.find(([st]) => st === row)?.[1] ?? 69;
}

/** Returns the average weight in pounds of a height in inches. */
export function averageWeight(height: number): number {
  const row = weightByHeight.find(([upTo]) => height <= upTo);
  const [tallest, heaviest] = weightByHeight.at(-1) ?? [75, 190];
  return row ? row[1] : heaviest + (height - tallest) * 10;
}

/** A difference from the table in inches or pounds, with its cause. */
interface Difference {
  readonly words: string;
  readonly add: number;
}

/**
 * Returns the differences of this sex, time and race from the table: in inches, and in pounds in addition to the effect
 * of the inches.
 */
export function buildDifferences(
  context: SheetContext,
  { woman, historical }: BuildRules,
): { readonly height: readonly Difference[]; readonly weight: readonly Difference[] } {
  const { concept, campaign } = context.character;
  const { height = 0, weight = 0 } = context.race.facet ?? {};
  const isWoman = concept.sex === 'woman';
  const nonzero = (differences: readonly Difference[]) => differences.filter(({ add }) => add !== 0);
  return {
    height: nonzero([
      { words: 'woman', add: isWoman ? woman.height : 0 },
      { words: 'before 1800', add: campaign.historical ? historical : 0 },
      { words: context.race.name, add: height },
    ]),
    weight: nonzero([
      { words: 'woman', add: isWoman ? woman.weight : 0 },
      { words: context.race.name, add: weight },
    ]),
  };
}

/**
 * Returns the average build: height by ST, sex, time and race, then the weight of that height with the same
 * differences.
 */
export function thirdEditionBuild(context: SheetContext, strength: number, rules: BuildRules): Build {
  const differences = buildDifferences(context, rules);
  const sum = (parts: readonly Difference[]) => parts.reduce((total, { add }) => total + add, 0);
  const height = averageHeight(strength, rules.firstStrength) + sum(differences.height);
  const weight = averageWeight(height) + sum(differences.weight);
  return { height, weight, words: `${formatHeight(height)}, ${weight} lb` };
}

/** Average height in inches by ST, 5 (and less) to 16 (and more) (GURPS Lite p. 5; Man to Man p. 10, from 7). */
const heightByStrength: readonly (readonly [strength: number, inches: number])[] = [
  [5, 64],
  [6, 65],
  [7, 66],
  [8, 67],
  [9, 68],
  [10, 69],
  [11, 70],
  [12, 71],
  [13, 72],
  [14, 73],
  [15, 74],
  [16, 75],
];

/**
 * Average weight in pounds by height in inches: the row holds up to this height (GURPS Lite p. 5; Man to Man p. 10). 10 lb
 * for each inch beyond 6'3".
 */
const weightByHeight: readonly (readonly [upTo: number, pounds: number])[] = [
  [62, 120],
  [64, 130],
  [66, 135],
  [67, 140],
  [68, 145],
  [69, 150],
  [70, 155],
  [71, 160],
  [72, 165],
  [73, 170],
  [74, 180],
  [75, 190],
];
