import type { RulesetId } from '../catalog/entry.ts';
import { rulesetIds } from '../catalog/entry.ts';
import { fourthEdition } from './fourth-edition/fourth-edition.ts';
import { lite3e } from './lite-3e/lite-3e.ts';
import { manToMan } from './man-to-man/man-to-man.ts';
import type { Ruleset } from './ruleset.ts';

const byId: Readonly<Partial<Record<RulesetId, Ruleset>>> = {
  'fourth-edition': fourthEdition,
  'man-to-man': manToMan,
  'lite-3e': lite3e,
};

/** The rulesets, in the order in which they are offered. */
export const rulesets: readonly Ruleset[] = rulesetIds.flatMap((id) => byId[id] ?? []);

/** The ruleset of that id; the first one where a file names one that is not known. */
export function rulesetOf(id: string): Ruleset {
  return rulesets.find((each) => each.id === id) ?? manToMan;
}
