import type { KitFacet } from './catalog.ts';
import type { Entry, Facet, Listed } from './entry.ts';
import type { ItemFacet } from './item-entry.ts';
import type { RaceFacet } from './race-entry.ts';
import type { SkillEntry, SkillFacet } from './skill-entry.ts';
import type { TraitFacet } from './trait-entry.ts';

/**
 * Makes the list of a ruleset from the entries of a table and their facets, in the order of the facets. An entry without
 * a facet is left out; a facet of an entry that does not exist does not compile.
 */
const listOf =
  <E extends Entry, F extends Facet>() =>
  <Id extends string>(
    entries: Readonly<Record<Id, E>>,
    facets: Readonly<Partial<Record<NoInfer<Id>, F>>>,
  ): readonly (E & Listed<F>)[] => {
    const byId = new Map(Object.entries<E>(entries));
    return Object.entries<F | undefined>(facets).flatMap(([id, facet]) => {
      const entry = byId.get(id);
      return entry && facet ? [{ ...entry, id, name: facet.name ?? entry.name, facet }] : [];
    });
  };

export const listSkills = listOf<SkillEntry, SkillFacet>();
export const listTraits = listOf<Entry, TraitFacet>();
export const listItems = listOf<Entry, ItemFacet>();
export const listRaces = listOf<Entry, RaceFacet>();
export const listKits = listOf<Entry, KitFacet>();
