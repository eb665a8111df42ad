import type { Facet } from './entry.ts';

/** Items of one kind in a kit. */
export interface KitLine {
  /** The id of an item of the ruleset. */
  readonly item: string;
  /** 1 unless given. */
  readonly quantity?: number;
  /** In use or worn, carried, or set down; by default the place of a newly added item of its kind. */
  readonly place?: 'ready' | 'carried' | 'stowed';
  /** The items that it holds. */
  readonly contents?: readonly KitLine[];
}

/** Items that are added together under one ruleset. A kit has only the price and weight of its items. */
export interface KitFacet extends Facet {
  readonly items: readonly KitLine[];
}
