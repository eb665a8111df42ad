import type { RulesetId } from '../catalog/entry.ts';
import { rulesetIds } from '../catalog/entry.ts';
import { manToMan } from './man-to-man/man-to-man.ts';
import type { Ruleset } from './ruleset.ts';

const byId: Readonly<Partial<Record<RulesetId, Ruleset>>> = { 'man-to-man': manToMan };

/** The rulesets, in the order in which they are offered. */
export const rulesets: readonly Ruleset[] = rulesetIds.flatMap((id) => byId[id] ?? []);

/** The ruleset of that id; the first one where a file names one that is not known. */
export function rulesetOf(id: string): Ruleset {
  return rulesets.find((each) => each.id === id) ?? manToMan;
}
