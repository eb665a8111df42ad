import type { Facet, Listed, RulesetId } from './entry.ts';
import type { ItemFacet } from './item-entry.ts';
import type { RaceFacet } from './race-entry.ts';
import type { SkillEntry, SkillFacet } from './skill-entry.ts';
import type { TraitFacet } from './trait-entry.ts';

export type ListedSkill = SkillEntry & Listed<SkillFacet>;

/** All that a player can pick under one ruleset, by id, in the order of the book. */
export interface Catalog {
  readonly ruleset: RulesetId;
  readonly skills: ReadonlyMap<string, ListedSkill>;
  readonly traits: ReadonlyMap<string, Listed<TraitFacet>>;
  readonly items: ReadonlyMap<string, Listed<ItemFacet>>;
  readonly kits: ReadonlyMap<string, Listed<KitFacet>>;
  readonly races: ReadonlyMap<string, Listed<RaceFacet>>;
}

/** The entries of a ruleset by their kinds, as they are loaded with it. */
export interface Tables {
  readonly skills: readonly ListedSkill[];
  readonly traits: readonly Listed<TraitFacet>[];
  readonly items: readonly Listed<ItemFacet>[];
  readonly kits: readonly Listed<KitFacet>[];
  readonly races: readonly Listed<RaceFacet>[];
}

/** The catalog of a ruleset without lists. */
export const noTables: Tables = { skills: [], traits: [], items: [], kits: [], races: [] };

/** The catalog of a ruleset, from its tables. */
export const catalogOf = (ruleset: RulesetId, { skills, traits, items, kits, races }: Tables): Catalog => ({
  ruleset,
  skills: byId(skills),
  traits: byId(traits),
  items: byId(items),
  kits: byId(kits),
  races: byId(races),
});

const byId = <L extends { readonly id: string }>(entries: readonly L[]): ReadonlyMap<string, L> =>
  new Map(entries.map((entry) => [entry.id, entry]));

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
