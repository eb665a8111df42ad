import type { SheetContext } from '../resolve/context.ts';
import type { Build } from '../ruleset.ts';
import { thirdEditionBuild } from '../third-edition/build.ts';

/** The first row of the table of heights (p. 10). */
export const firstStrength = 7;

/**
 * The average build (pp. 10, 19): height by ST, two inches less for a woman, three before the 19th century, and the
 * race's difference; then the weight of that height with the race's difference.
 */
export function averageBuild(context: SheetContext, strength: number): Build {
  return thirdEditionBuild(context, strength, { firstStrength, woman: { height: -2, weight: 0 }, historical: -3 });
}
