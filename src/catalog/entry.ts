import type { Citation } from '../engine/citation.ts';

/** The rulesets that exist. A saved file may name others. */
export const rulesetIds = ['man-to-man', 'lite-3e', 'fourth-edition'] as const;
export type RulesetId = (typeof rulesetIds)[number];

/** What every facet of an entry says: where it is printed, and the ruleset's own name when it differs. */
export interface Facet {
  readonly cite: Citation;
  readonly name?: string;
}

/**
 * Something that a player can choose from a list. The id is stable and shared between rulesets; each ruleset that
 * knows the entry has a facet with its own figures. The description is one line in our own words, the keywords are
 * what a newcomer might type who does not know the name.
 */
export interface Entry<F extends Facet> {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly facets: Readonly<Partial<Record<RulesetId, F>>>;
}
