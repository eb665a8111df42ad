import type { SheetContext } from '../context.ts';
import type { Build } from '../ruleset.ts';
import { heightByStrength, weightByHeight } from './tables/build.ts';

/** Average weight in pounds of a height in inches (p. 10). */
export function averageWeight(height: number): number {
  const row = weightByHeight.find(([upTo]) => height <= upTo);
  const [tallest, heaviest] = weightByHeight.at(-1) ?? [75, 190];
  return row ? row[1] : heaviest + (height - tallest) * 10;
}

/** "5'9\"" */
export function feetAndInches(inches: number): string {
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

/**
 * The average build (pp. 10, 19): height by ST, two inches less for a woman, three before the 19th century, and the
 * race's difference; then the weight of that height with the race's difference.
 */
export function averageBuild(context: SheetContext, strength: number): Build {
  const [first] = heightByStrength;
  const last = heightByStrength.at(-1);
  const row = heightByStrength.find(([st]) => st === strength);
  let height = row ? row[1] : strength < 7 ? (first?.[1] ?? 66) : (last?.[1] ?? 75);
  const { concept, campaign } = context.character;
  if (concept.sex === 'woman') height -= 2;
  if (campaign.historical) height -= 3;
  height += context.race.facet?.height ?? 0;
  const weight = averageWeight(height) + (context.race.facet?.weight ?? 0);
  return { height, weight, words: `${feetAndInches(height)}, ${weight} lb` };
}
