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

/**
 * What an entry does to a number of the sheet. `stat` is a number's id or a group (see rules/shared/index-effects.ts).
 * The amount is `add` (times the level with `perLevel`), the level of a skill divided by `levelOver`, or a `share` of
 * another number. With `when` it holds only sometimes and is shown as a note beside the number.
 */
export interface Effect {
  readonly stat: string;
  readonly add?: number;
  readonly perLevel?: boolean;
  readonly levelOver?: number;
  /** Adds so many times another number of the sheet (a fat person's weight to the load). */
  readonly share?: { readonly of: string; readonly times: number };
  /** Multiplies the number, after all that is added; with `perLevel` once for each level. */
  readonly times?: number;
  /** The number is no more than this, after everything else. */
  readonly atMost?: number;
  /** The number is worked out from another one, divided and rounded down, before anything is added (a wheelchair). */
  readonly instead?: { readonly of: string; readonly over: number };
  /** Counts for what was learned, not for use without training. */
  readonly learned?: boolean;
  /**
   * Does not count for a character who has one of these traits (with one of these options, where some are named). The
   * trait that has the effect may name itself, so that an effect depends on the answers to two of its questions.
   */
  readonly unless?: readonly { readonly trait: string; readonly options?: readonly string[] }[];
  readonly when?: string;
}
