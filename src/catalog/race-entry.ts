import type { Effect, Entry, Facet } from './entry.ts';

export interface RaceFacet extends Facet {
  readonly points: number;
  /** Added to the bought attributes. */
  readonly st?: number;
  readonly dx?: number;
  readonly iq?: number;
  readonly ht?: number;
  /** Traits that come with the race, by entry id; a leveled one adds to levels that are bought. */
  readonly traits?: readonly { readonly trait: string; readonly level?: number }[];
  /** Skills that are of another difficulty for this race, and what their default from an attribute then loses. */
  readonly difficulties?: readonly {
    readonly skill: string;
    readonly difficulty: 'easy' | 'average' | 'hard';
    readonly defaultPenalty?: number;
  }[];
  readonly effects?: readonly Effect[];
  /** Inches and pounds from the average of the tables. */
  readonly height?: number;
  readonly weight?: number;
  /** The extra-heavy load reaches this many times Strength. */
  readonly extraHeavyLoad?: number;
  /** More points than this are unusual for the race. */
  readonly suggestedCeiling?: number;
  readonly notes?: readonly string[];
}

export type RaceEntry = Entry<RaceFacet>;
