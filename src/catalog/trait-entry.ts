import type { Effect, Entry, Facet } from './entry.ts';

export type TraitKind = 'advantage' | 'perk' | 'disadvantage' | 'quirk';

/** What a trait costs: one price, a price a level, or a price for each of its levels in turn. */
export type TraitPrice =
  | { readonly points: number }
  | { readonly points?: number; readonly pointsPerLevel: number; readonly mostLevels?: number }
  | { readonly levels: readonly number[] };

export interface TraitFacet extends Facet {
  readonly kind: TraitKind;
  readonly price: TraitPrice;
  readonly effects?: readonly Effect[];
  readonly notes?: readonly string[];
  /** Can be bought with earned points after the character was made. */
  readonly gainedInPlay?: boolean;
}

export type TraitEntry = Entry<TraitFacet>;
