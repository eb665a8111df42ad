import type { Entry, Facet, RulesetId } from './entry.ts';
import { items } from './equipment/items.ts';
import type { ItemEntry, ItemFacet } from './item-entry.ts';
import type { RaceEntry, RaceFacet } from './race-entry.ts';
import { races } from './races.ts';
import type { SkillEntry, SkillFacet } from './skill-entry.ts';
import { skills } from './skills/skills.ts';
import type { TraitEntry, TraitFacet } from './trait-entry.ts';
import { traits } from './traits/traits.ts';

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
  readonly skills: ReadonlyMap<string, Listed<SkillFacet>>;
  readonly traits: ReadonlyMap<string, Listed<TraitFacet>>;
  readonly items: ReadonlyMap<string, Listed<ItemFacet>>;
  readonly races: ReadonlyMap<string, Listed<RaceFacet>>;
}

/** The catalog of a ruleset: every entry that has a facet for it, under the ruleset's name for it. */
export function catalogOf(ruleset: RulesetId): Catalog {
  return {
    skills: listed<SkillFacet>(skills satisfies readonly SkillEntry[], ruleset),
    traits: listed<TraitFacet>(traits satisfies readonly TraitEntry[], ruleset),
    items: listed<ItemFacet>(items satisfies readonly ItemEntry[], ruleset),
    races: listed<RaceFacet>(races satisfies readonly RaceEntry[], ruleset),
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
