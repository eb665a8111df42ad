import type { Prerequisite } from '../../catalog/prerequisite.ts';
import type { PrerequisiteScope } from './named-tests.ts';
import { describePrerequisite } from './prerequisite-words.ts';
import { findUnmet } from './unmet.ts';

/** One prerequisite of an entry, and whether this character meets it. */
export interface PrerequisiteLine {
  /** "Ignite Fire at 12", "Magery or Empathy". */
  readonly words: string;
  readonly met: boolean;
}

/** Returns the prerequisites of an entry in words, each with whether it is met. */
export function prerequisiteLines(
  prerequisites: readonly Prerequisite[] | undefined,
  scope: PrerequisiteScope,
): PrerequisiteLine[] {
  return (prerequisites ?? []).map((prerequisite) => ({
    words: describePrerequisite(scope.context.catalog, prerequisite),
    met: findUnmet(prerequisite, scope) === null,
  }));
}
