import MiniSearch from 'minisearch';
import type { Catalog } from '../../catalog/catalog.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { derivedTechLevel } from '../../rules/what-if/beyond-tech-level.ts';
import { describeKitItems, findKitTechLevel } from '../../rules/what-if/starting-kit.ts';

/** A kit in the search results. */
export interface KitHit {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Its items in words. */
  readonly items: string;
  /** The tech level that its items require, if that is above the character's. */
  readonly beyond: number | null;
}

/**
 * Searches the kits of the ruleset by name, keywords and description; an empty query finds all. The closest come first, and
 * those beyond the character's tech level last.
 */
export function searchKits(sheet: DerivedCharacter, query: string): KitHit[] {
  const { catalog } = sheet.context;
  const ids =
    query === ''
      ? [...catalog.kits.keys()]
      : getIndex(catalog)
          .search(query)
          .map(({ id }) => String(id));
  const level = derivedTechLevel(sheet);
  const hits = ids.flatMap((id): KitHit[] => {
    const kit = catalog.kits.get(id);
    if (!kit) return [];
    const { name, description, facet } = kit;
    const from = findKitTechLevel(catalog, facet.items);
    const beyond = level !== null && from > level ? from : null;
    return [{ id, name, description, items: describeKitItems(catalog, facet.items), beyond }];
  });
  return hits.sort((a, b) => Number(a.beyond !== null) - Number(b.beyond !== null));
}

const getIndex = memoizeByObject((catalog: Catalog) => {
  const index = new MiniSearch<{ id: string; name: string; keywords: string; description: string }>({
    fields: ['name', 'keywords', 'description'],
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { name: 5, keywords: 2 },
    },
  });
  index.addAll(
    [...catalog.kits.values()].map(({ id, name, keywords, description }) => ({
      id,
      name,
      keywords: keywords.join(' '),
      description,
    })),
  );
  return index;
});
