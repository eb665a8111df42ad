import type { SheetContext } from '../context.ts';
import type { Build } from '../ruleset.ts';
import { thirdEditionBuild } from '../shared/third-edition-build.ts';

/**
 * The average build (p. 5): height by ST, two inches less for a woman, three before the 19th century; then the weight of
 * that height, ten pounds less for a woman. A race differs as its entry says.
 */
export function averageBuild(context: SheetContext, strength: number): Build {
  return thirdEditionBuild(context, strength, { firstStrength: 5, woman: { height: -2, weight: -10 }, historical: -3 });
}
