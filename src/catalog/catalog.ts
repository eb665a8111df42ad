import type { Entry, Facet, RulesetId } from './entry.ts';
import type { ItemEntry, ItemFacet } from './item-entry.ts';
import type { RaceEntry, RaceFacet } from './race-entry.ts';
import type { SkillEntry, SkillFacet } from './skill-entry.ts';
import type { TraitEntry, TraitFacet } from './trait-entry.ts';

/** An entry as one ruleset sees it. */
export interface Listed<F extends Facet> {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly facet: F;
}

/** All that a player can pick under one ruleset, by id, in the order of the book. */
export interface Catalog {
  readonly ruleset: RulesetId;
  readonly skills: ReadonlyMap<string, Listed<SkillFacet>>;
  readonly traits: ReadonlyMap<string, Listed<TraitFacet>>;
  readonly items: ReadonlyMap<string, Listed<ItemFacet>>;
  readonly races: ReadonlyMap<string, Listed<RaceFacet>>;
}

/** Entries of each kind, as they are loaded together: what rulesets share, or what one of them has alone. */
export interface Tables {
  readonly skills: readonly SkillEntry[];
  readonly traits: readonly TraitEntry[];
  readonly items: readonly ItemEntry[];
  readonly races: readonly RaceEntry[];
}

/** The catalog of a ruleset: every entry of these tables that has a facet for it, under the ruleset's name for it. */
export function catalogOf(ruleset: RulesetId, tables: readonly Tables[]): Catalog {
  return {
    ruleset,
    skills: listed<SkillFacet>(
      tables.flatMap(({ skills }) => skills),
      ruleset,
    ),
    traits: listed<TraitFacet>(
      tables.flatMap(({ traits }) => traits),
      ruleset,
    ),
    items: listed<ItemFacet>(
      tables.flatMap(({ items }) => items),
      ruleset,
    ),
    races: listed<RaceFacet>(
      tables.flatMap(({ races }) => races),
      ruleset,
    ),
  };
}

function listed<F extends Facet>(entries: readonly Entry<F>[], ruleset: RulesetId): ReadonlyMap<string, Listed<F>> {
  const map = new Map<string, Listed<F>>();
  for (const { facets, ...entry } of entries) {
    const facet = facets[ruleset];
    if (facet) map.set(entry.id, { ...entry, name: facet.name ?? entry.name, facet });
  }
  return map;
}
