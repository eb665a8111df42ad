import { type RulesetId, rulesetIds } from '../catalog/entry.ts';
import { about as fourthEdition } from './fourth-edition/about.ts';
import { about as lite3e } from './lite-3e/about.ts';
import { about as manToMan } from './man-to-man/about.ts';
import type { Ruleset, RulesetAbout } from './ruleset.ts';

const known: Readonly<Record<RulesetId, RulesetAbout>> = {
  'man-to-man': manToMan,
  'lite-3e': lite3e,
  'fourth-edition': fourthEdition,
};

/** The rulesets with their entries, each a chunk of its own that is loaded when a character is played by it. */
const sources: Readonly<Record<RulesetId, () => Promise<Ruleset>>> = {
  'man-to-man': async () => (await import('./man-to-man/man-to-man.ts')).manToMan,
  'lite-3e': async () => (await import('./lite-3e/lite-3e.ts')).lite3e,
  'fourth-edition': async () => (await import('./fourth-edition/fourth-edition.ts')).fourthEdition,
};

const loaded = new Map<RulesetId, Ruleset>();

/** What there is to choose from, in the order in which it is offered: known without loading anything. */
export const rulesetList: readonly RulesetAbout[] = rulesetIds.map((id) => known[id]);

/** The ruleset of that id before it is loaded; the first one where a file names one that is not known. */
export function rulesetAbout(id: string): RulesetAbout {
  return rulesetList.find((each) => each.id === id) ?? manToMan;
}

/** Loads the ruleset of that id, or the first one where a file names one that is not known. Fails without a network. */
export async function loadRuleset(id: string): Promise<Ruleset> {
  const { id: wanted } = rulesetAbout(id);
  const ruleset = loaded.get(wanted) ?? (await sources[wanted]());
  loaded.set(wanted, ruleset);
  return ruleset;
}

/** The ruleset of that id, or the first one; it must have been loaded. */
export function rulesetOf(id: string): Ruleset {
  const about = rulesetAbout(id);
  const ruleset = loaded.get(about.id);
  if (!ruleset)
    throw new Error(`the rules of ${about.name} are not loaded; reload the page when there is a connection`);
  return ruleset;
}

/** Loads all rulesets, for programs that cannot wait for each. */
export async function loadEveryRuleset(): Promise<void> {
  await Promise.all(rulesetIds.map(loadRuleset));
}
