import MiniSearch from 'minisearch';
import type { Catalog, Listed } from '../catalog/catalog.ts';
import type { Facet } from '../catalog/entry.ts';
import type { TraitKind } from '../character/trait-rows.ts';
import type { Sheet } from '../rules/build-sheet.ts';
import { entryGroup, groupOrder, kindHeading } from '../rules/entry-groups.ts';
import { type EntryChapter, skillChapter } from '../rules/skill-chapter.ts';
import { canBe } from '../rules/trait-offers.ts';

/** An entry of the catalog that was found. */
export interface Found {
  readonly chapter: EntryChapter;
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

const lists = ['skills', 'traits', 'equipment'] as const;
const made = new WeakMap<Catalog, { readonly all: readonly Indexed[]; readonly index: MiniSearch<Indexed> }>();
const idOf = ({ chapter, id }: Found): string => `${chapter}/${id}`;

/**
 * Finds entries by name and by what they do, in groups, the best first; all of them for an empty query. With a kind only
 * the traits that can be of it, under its name.
 */
export function searchCatalog(
  sheet: Sheet,
  query: string,
  chapter: EntryChapter | null,
  kind: TraitKind | null = null,
): FoundGroup[] {
  if (kind) {
    const items = searchCatalog(sheet, query, 'traits').flatMap((group) => group.items);
    const found = items.filter(({ id }) => isOfKind(sheet, id, kind));
    // What is of that kind and nothing else comes first, where nothing is searched for.
    if (query === '') found.sort((a, b) => Number(isAlways(sheet, b.id, kind)) - Number(isAlways(sheet, a.id, kind)));
    return found.length === 0 ? [] : [{ heading: kindHeading(kind), items: found }];
  }
  const { context } = sheet;
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

const isAlways = ({ context }: Sheet, id: string, kind: TraitKind): boolean =>
  context.catalog.traits.get(id)?.facet.kind === kind;

function isOfKind({ context }: Sheet, id: string, kind: TraitKind): boolean {
  const facet = context.catalog.traits.get(id)?.facet;
  return facet !== undefined && canBe(facet, kind, context.character.campaign);
}

function indexOf(catalog: Catalog) {
  const ready = made.get(catalog);
  if (ready) return ready;
  const entriesOf = { traits: catalog.traits, skills: catalog.skills, equipment: catalog.items };
  const all = lists.flatMap((list) => {
    const entries: Iterable<Listed<Facet>> = entriesOf[list].values();
    const chapterOf = (id: string) => (list === 'skills' ? skillChapter(catalog.skills.get(id)?.facet ?? null) : list);
    return [...entries].map(
      ({ id, name, description, keywords }): Indexed => ({
        chapter: chapterOf(id),
        id,
        name,
        description,
        keywords: keywords.join(' '),
        group: entryGroup(catalog, list, id),
      }),
    );
  });
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'keywords', 'description', 'group'],
    extractField: (entry, field) => (field === 'id' ? idOf(entry) : String(entry[field as keyof Indexed] ?? '')), // only the fields above are asked for
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
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
