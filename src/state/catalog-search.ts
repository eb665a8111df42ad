import MiniSearch from 'minisearch';
import type { Catalog, Listed } from '../catalog/catalog.ts';
import type { Facet } from '../catalog/entry.ts';
import type { RowChapter } from '../character/character.ts';
import type { Sheet } from '../rules/build-sheet.ts';
import { entryGroup, groupOrder } from '../rules/entry-groups.ts';

/** An entry of the catalog that was found. */
export interface Found {
  readonly chapter: RowChapter;
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface FoundGroup {
  readonly heading: string;
  readonly items: readonly Found[];
}

interface Indexed extends Found {
  readonly keywords: string;
  readonly group: string;
}

const chapters: readonly RowChapter[] = ['skills', 'traits', 'equipment'];
const made = new WeakMap<Catalog, { readonly all: readonly Indexed[]; readonly index: MiniSearch<Indexed> }>();
const idOf = ({ chapter, id }: Found): string => `${chapter}/${id}`;

/** Finds entries by name and by what they do, in groups, the best first; all of them for an empty query. */
export function searchCatalog({ context }: Sheet, query: string, chapter: RowChapter | null): FoundGroup[] {
  const { all, index } = indexOf(context.catalog);
  const wanted = (entry: Found) => chapter === null || entry.chapter === chapter;
  if (query === '') {
    const place = (group: FoundGroup) => groupOrder.indexOf(group.heading);
    return grouped(all.filter(wanted)).sort((a, b) => place(a) - place(b));
  }
  const byId = new Map(all.map((entry) => [idOf(entry), entry]));
  const hits = index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
  const typed = query.toLowerCase();
  const nearness = ({ name }: Found) => {
    const named = name.toLowerCase();
    if (named === typed) return 0;
    return named.startsWith(typed) ? 1 : 2;
  };
  return grouped(hits.filter(wanted).sort((a, b) => nearness(a) - nearness(b)));
}

function indexOf(catalog: Catalog) {
  const ready = made.get(catalog);
  if (ready) return ready;
  const lists = { traits: catalog.traits, skills: catalog.skills, equipment: catalog.items };
  const all = chapters.flatMap((chapter) => {
    const entries: Iterable<Listed<Facet>> = lists[chapter].values();
    return [...entries].map(
      ({ id, name, description, keywords }): Indexed => ({
        chapter,
        id,
        name,
        description,
        keywords: keywords.join(' '),
        group: entryGroup(catalog, chapter, id),
      }),
    );
  });
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'keywords', 'description', 'group'],
    extractField: (entry, field) => (field === 'id' ? idOf(entry) : String(entry[field as keyof Indexed] ?? '')), // only the fields above are asked for
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
      boost: { name: 5, keywords: 2 },
    },
  });
  index.addAll(all);
  const entry = { all, index };
  made.set(catalog, entry);
  return entry;
}

/** Groups in the order of their first hit. */
function grouped(hits: readonly Indexed[]): FoundGroup[] {
  const groups = new Map<string, Indexed[]>();
  for (const hit of hits) {
    const list = groups.get(hit.group);
    if (list) list.push(hit);
    else groups.set(hit.group, [hit]);
  }
  return [...groups].map(([heading, items]) => ({ heading, items }));
}
