import type { RulesetId } from '../catalog/entry.ts';
import { about as fourthEdition } from './fourth-edition/basic/about.ts';
import type { Ruleset, RulesetAbout } from './ruleset.ts';
import { about as lite3e } from './third-edition/lite-3e/about.ts';
import { about as manToMan } from './third-edition/man-to-man/about.ts';

/** All rulesets in display order, the one for newcomers first: the facts known without loading them. */
export const rulesetList: readonly [RulesetAbout, ...RulesetAbout[]] = [lite3e, fourthEdition, manToMan];

export const rulesetIds: readonly RulesetId[] = rulesetList.map(({ id }) => id);

/** The ruleset of every sheet of GCS; it must be loaded before one is opened. */
export const gcsRulesetId: RulesetId = rulesetList.find(({ opensGcs }) => opensGcs)?.id ?? '';

const loaded = new Map<RulesetId, Ruleset>();

/** The ruleset with that id before it is loaded; the first one if a file names an unknown one. */
export function rulesetAbout(id: string): RulesetAbout {
  return rulesetList.find((about) => about.id === id) ?? rulesetList[0];
}

/** Loads the ruleset with that id, or the first one if a file names an unknown one. Fails without a network. */
export async function loadRuleset(id: string): Promise<Ruleset> {
  const about = rulesetAbout(id);
  const ruleset = loaded.get(about.id) ?? { ...about, ...(await about.load()) };
  loaded.set(about.id, ruleset);
  return ruleset;
}

/** The ruleset of that id, or the first one; it must have been loaded. */
export function rulesetOf(id: string): Ruleset {
  const about = rulesetAbout(id);
  const ruleset = loaded.get(about.id);
  if (!ruleset) throw new Error(`the rules of ${about.name} could not be loaded; reload the page when you are online`);
  return ruleset;
}

/** The ruleset with that id if it has been loaded; otherwise undefined. */
export const findLoadedRuleset = (id: RulesetId): Ruleset | undefined => loaded.get(id);

/** Loads all rulesets, for programs that cannot wait for each. */
export async function loadEveryRuleset(): Promise<void> {
  await Promise.all(rulesetIds.map(loadRuleset));
}
