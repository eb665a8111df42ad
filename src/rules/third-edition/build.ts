import { formatHeight } from '../../engine/numbers.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { Build } from '../ruleset.ts';
import { heightByStrength, weightByHeight } from '../shared/tables/third-edition-build.ts';

export interface BuildRules {
  /** The first row of the book's table: lower strengths are of that height too. */
  readonly firstStrength: number;
  /** What a woman differs by, in inches and pounds; the pounds come on top of what her height makes. */
  readonly woman: { readonly height: number; readonly weight: number };
  /** Inches before the 19th century. */
  readonly historical: number;
}

const strongest = 16;

/** Average height in inches of a strength, in a table that begins with `first`. */
export function averageHeight(strength: number, first: number): number {
  const row = Math.min(strongest, Math.max(first, Math.floor(strength)));
  return heightByStrength.find(([st]) => st === row)?.[1] ?? 69;
}

/** Average weight in pounds of a height in inches. */
export function averageWeight(height: number): number {
  const row = weightByHeight.find(([upTo]) => height <= upTo);
  const [tallest, heaviest] = weightByHeight.at(-1) ?? [75, 190];
  return row ? row[1] : heaviest + (height - tallest) * 10;
}

/** Inches or pounds from the table's, with the cause. */
interface Difference {
  readonly words: string;
  readonly add: number;
}

/** What a person of this sex, time and race differs by from the table: in inches, and in pounds on top of what those make. */
export function buildDifferences(
  context: SheetContext,
  { woman, historical }: BuildRules,
): { readonly height: readonly Difference[]; readonly weight: readonly Difference[] } {
  const { concept, campaign } = context.character;
  const { height = 0, weight = 0 } = context.race.facet ?? {};
  const isWoman = concept.sex === 'woman';
  const some = (differences: readonly Difference[]) => differences.filter(({ add }) => add !== 0);
  return {
    height: some([
      { words: 'a woman', add: isWoman ? woman.height : 0 },
      { words: 'before the 19th century', add: campaign.historical ? historical : 0 },
      { words: context.race.name, add: height },
    ]),
    weight: some([
      { words: 'a woman', add: isWoman ? woman.weight : 0 },
      { words: context.race.name, add: weight },
    ]),
  };
}

/** The average build: height by ST with sex, age and race, then the weight of that height with the same. */
export function thirdEditionBuild(context: SheetContext, strength: number, rules: BuildRules): Build {
  const differences = buildDifferences(context, rules);
  const sum = (parts: readonly Difference[]) => parts.reduce((total, { add }) => total + add, 0);
  const height = averageHeight(strength, rules.firstStrength) + sum(differences.height);
  const weight = averageWeight(height) + sum(differences.weight);
  return { height, weight, words: `${formatHeight(height)}, ${weight} lb` };
}
