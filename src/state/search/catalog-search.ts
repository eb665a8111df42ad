import MiniSearch from 'minisearch';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Facet, Listed } from '../../catalog/entry.ts';
import type { TraitChoice, TraitKind } from '../../character/trait-rows.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { entryGroup, groupOrder, kindHeading } from '../../rules/chapters/entry-groups.ts';
import { type EntryChapter, rowChapter, skillChapter } from '../../rules/chapters/row-chapter.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { applyChoicesToFacet } from '../../rules/shared/facet-with-choices.ts';
import { formatTraitName } from '../../rules/shared/trait-choices.ts';
import { beyondTechLevel, derivedTechLevel } from '../../rules/what-if/beyond-tech-level.ts';
import { findExistingRow } from '../../rules/what-if/existing-row.ts';
import { findMatchingAnswers, optionPhrases } from '../../rules/what-if/matching-answers.ts';
import { canHaveKind } from '../../rules/what-if/trait-offers.ts';

/** A catalog entry. */
interface Listing {
  readonly chapter: EntryChapter;
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** An entry in the search results. */
export interface SearchHit extends Listing {
  /** The choices of a trait that the query matched; they are part of its name. */
  readonly choices: readonly TraitChoice[];
  /** The tech level that it requires, if that is above the character's. */
  readonly beyond: number | null;
}

export interface SearchGroup {
  readonly heading: string;
  readonly items: readonly SearchHit[];
}

interface Indexed extends Listing {
  readonly keywords: string;
  readonly options: string;
  readonly group: string;
}

const lists = ['skills', 'traits', 'equipment'] as const;
const searchId = ({ chapter, id }: Listing): string => `${chapter}/${id}`;

/**
 * Searches entries by name, keywords and description. Returns groups with the closest match first; for an empty query all
 * entries in the order of the book. Entries that the character has and cannot take again come after the rest, and those
 * beyond the tech level last. With a kind, only traits that can be of that kind are returned, under its heading.
 */
export function searchCatalog(
  sheet: DerivedCharacter,
  query: string,
  chapter: EntryChapter | null,
  kind: TraitKind | null = null,
): SearchGroup[] {
  const { all, index } = getIndex(sheet.context.catalog);
  const searchedChapter = kind ? 'traits' : chapter;
  const matchesFilter = (entry: Listing) =>
    (searchedChapter === null || entry.chapter === searchedChapter) && (!kind || isOfKind(sheet, entry.id, kind));
  const byId = new Map(all.map((entry) => [searchId(entry), entry]));
  const hits = query === '' ? all : index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
  const ranked = hits.filter(matchesFilter).map((entry) => rank(sheet, entry, query, kind));
  return groupByHeading(
    ranked.sort((a, b) => a.tier - b.tier || a.nearness - b.nearness || bookOrder(a) - bookOrder(b)),
  );
}

const prefixMatch = 1;
const otherMatch = 1000;

interface RankedHit {
  readonly hit: SearchHit;
  readonly heading: string;
  /** 0 for available entries, 1 for those the character already has, 2 for those beyond the tech level. */
  readonly tier: 0 | 1 | 2;
  /** Relevance to the query: lower is closer. */
  readonly nearness: number;
}

/** Orders equally close names by heading; matches outside the name keep their search score order. */
const bookOrder = ({ heading, nearness }: RankedHit): number =>
  nearness < otherMatch ? groupOrder.indexOf(heading) : 0;

/** Returns the rank of an entry in the results, with the matching choices. */
function rank(sheet: DerivedCharacter, entry: Indexed, query: string, kind: TraitKind | null): RankedHit {
  const { chapter, id, name, description } = entry;
  const { ruleset, context } = sheet;
  const { campaign } = context.character;
  const trait = chapter === 'traits' ? context.catalog.traits.get(id) : undefined;
  const choices = trait ? findMatchingAnswers(trait, query, campaign, kind) : [];
  const beyond = beyondTechLevel(sheet, chapter, id);
  const shown = trait && choices.length > 0 ? formatTraitName(name, trait.facet, { choices }, campaign) : name;
  const hit: SearchHit = { chapter, id, name: shown, description, choices, beyond };
  const heading =
    trait && (kind || choices.length > 0)
      ? kindHeading(kind ?? applyChoicesToFacet(trait.facet, { choices, level: 1 }, campaign).kind)
      : entry.group;
  const isOnSheet = context.character[rowChapter(chapter)].some((row) => row.entry === id);
  const nearness = () => {
    // Without a query: traits that are always of the kind first, everything else in the order of the book.
    if (query === '') return kind ? Number(trait?.facet.kind !== kind) : groupOrder.indexOf(heading);
    // Of two equally close entries, the one that the character does not have comes first.
    return Math.min(nameNearness(name, query), choices.length > 0 ? prefixMatch : otherMatch) + (isOnSheet ? 0.5 : 0);
  };
  const ranked: RankedHit = { hit, heading, tier: 0, nearness: nearness() };
  if (beyond !== null) return { ...ranked, heading: `Beyond tech level ${derivedTechLevel(sheet)}`, tier: 2 };
  const repeats = query !== '' && isOnSheet && findExistingRow(ruleset, context, chapter, id) !== null;
  return repeats ? { ...ranked, heading: 'Already on the sheet', tier: 1 } : ranked;
}

/**
 * Returns how close a name is to the query: equal (0), a prefix match, a match at the start or end of a word (closer for
 * shorter names: “sword” in “broadsword”), or any other match.
 */
function nameNearness(name: string, query: string): number {
  const named = name.toLowerCase();
  const typed = query.toLowerCase();
  if (named === typed) return 0;
  if (named.startsWith(typed)) return prefixMatch;
  const words = named.split(/[^\p{L}\p{M}\p{N}]+/u);
  const has = words.some((word) => word.startsWith(typed) || word.endsWith(typed));
  return has ? prefixMatch + named.length : otherMatch;
}

function isOfKind({ context }: DerivedCharacter, id: string, kind: TraitKind): boolean {
  const facet = context.catalog.traits.get(id)?.facet;
  return facet !== undefined && canHaveKind(facet, kind, context.character.campaign);
}

const getIndex = memoizeByObject((catalog: Catalog) => {
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
        options: list === 'traits' ? listOptionNames(catalog, id) : '',
        group: entryGroup(catalog, list, id),
      }),
    );
  });
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'keywords', 'options', 'description', 'group'],
    extractField: (entry, field) => (field === 'id' ? searchId(entry) : String(entry[field as keyof Indexed] ?? '')), // only called for the fields above
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { name: 5, keywords: 2 },
    },
  });
  index.addAll(all);
  return { all, index };
});

/** Returns the names of all options of a trait's parameters. */
function listOptionNames(catalog: Catalog, id: string): string {
  const { parameters = [] } = catalog.traits.get(id)?.facet ?? {};
  return parameters.flatMap(({ options = [] }) => options.flatMap(optionPhrases)).join(' ');
}

/** Groups hits by heading, in the order of the first hit. */
function groupByHeading(ranked: readonly RankedHit[]): SearchGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const { hit, heading } of ranked) {
    const list = groups.get(heading);
    if (list) list.push(hit);
    else groups.set(heading, [hit]);
  }
  return [...groups].map(([heading, items]) => ({ heading, items }));
}
