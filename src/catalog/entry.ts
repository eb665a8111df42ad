import type { Citation } from '../engine/citation.ts';

/** The id of a ruleset, such as "lite-3e": the form in files, and the name of its folder in `catalog/`. */
export type RulesetId = string;

/** The fields of every facet of an entry: its page, and the ruleset's own name when it differs. */
export interface Facet {
  readonly cite: Citation;
  readonly name?: string;
}

/**
 * Something that a player can choose from a list, whatever the ruleset. The description is one line in our own words,
 * the keywords are words that a newcomer might type without knowing the name.
 */
export interface Entry {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Entries by their ids, which are stable and shared between rulesets. */
export type Entries = Readonly<Record<string, Entry>>;

/** An entry under one ruleset: with that ruleset's name for it, and its figures there. */
export interface Listed<F extends Facet> extends Entry {
  readonly id: string;
  readonly facet: F;
}

/** An attribute, or one of the two numbers that the fourth edition buys like one. Each is the id of its stat too. */
export type Attribute = 'st' | 'dx' | 'iq' | 'ht' | 'will' | 'perception';
