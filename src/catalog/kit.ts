import type { Facet } from './entry.ts';

/** Items of one kind in a kit. */
export interface KitLine {
  /** The id of an item of the ruleset. */
  readonly item: string;
  /** 1 unless given. */
  readonly quantity?: number;
  /** In use or worn, carried, or set down; where a newly added item of its kind is unless given. */
  readonly place?: 'ready' | 'carried' | 'stowed';
  /** The items that it holds. */
  readonly contents?: readonly KitLine[];
}

/** Items that are added together under one ruleset. A kit has no price or weight except those of its items. */
export interface KitFacet extends Facet {
  readonly items: readonly KitLine[];
}
