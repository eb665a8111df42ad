import MiniSearch from 'minisearch';
import type { Catalog, Listed } from '../../catalog/catalog.ts';
import type { Facet } from '../../catalog/entry.ts';
import type { TraitChoice, TraitKind } from '../../character/trait-rows.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { entryGroup, groupOrder, kindHeading } from '../../rules/chapters/entry-groups.ts';
import { type EntryChapter, rowChapter, skillChapter } from '../../rules/chapters/row-chapter.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { facetWithChoices } from '../../rules/shared/facet-with-choices.ts';
import { traitName } from '../../rules/shared/trait-choices.ts';
import { beyondTechLevel, derivedTechLevel } from '../../rules/what-if/beyond-tech-level.ts';
import { findExistingRow } from '../../rules/what-if/existing-row.ts';
import { findMatchingAnswers, optionPhrases } from '../../rules/what-if/matching-answers.ts';
import { canBe } from '../../rules/what-if/trait-offers.ts';

/** An entry of the catalog. */
interface Listing {
  readonly chapter: EntryChapter;
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** An entry that was found. */
export interface Found extends Listing {
  /** The answers that were searched for, with which a trait is taken; its name has them too. */
  readonly choices: readonly TraitChoice[];
  /** The tech level from which on it is to be had, where that is past the character's own. */
  readonly beyond: number | null;
}

export interface FoundGroup {
  readonly heading: string;
  readonly items: readonly Found[];
}

interface Indexed extends Listing {
  readonly keywords: string;
  readonly options: string;
  readonly group: string;
}

const lists = ['skills', 'traits', 'equipment'] as const;
const idOf = ({ chapter, id }: Listing): string => `${chapter}/${id}`;

/**
 * Finds entries by name and by what they do, in groups, the plainest hit first; all of them for an empty query, in the order
 * of the book. What the character has already, and would only repeat, comes after the rest, and last what is beyond the tech
 * level. With a kind only the traits that can be of it, under its name.
 */
export function searchCatalog(
  sheet: DerivedCharacter,
  query: string,
  chapter: EntryChapter | null,
  kind: TraitKind | null = null,
): FoundGroup[] {
  const { all, index } = indexOf(sheet.context.catalog);
  const among = kind ? 'traits' : chapter;
  const wanted = (entry: Listing) =>
    (among === null || entry.chapter === among) && (!kind || isOfKind(sheet, entry.id, kind));
  const byId = new Map(all.map((entry) => [idOf(entry), entry]));
  const hits = query === '' ? all : index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
  const placed = hits.filter(wanted).map((entry) => place(sheet, entry, query, kind));
  return grouped(placed.sort((a, b) => a.tier - b.tier || a.nearness - b.nearness || bookOrder(a) - bookOrder(b)));
}

const begins = 1;
const other = 1000;

interface Placed {
  readonly found: Found;
  readonly heading: string;
  /** What is to be had first, then what is there already, then what is beyond the tech level. */
  readonly tier: 0 | 1 | 2;
  /** The less, the nearer to what was searched for. */
  readonly nearness: number;
}

/** Of names as near as each other the one whose heading comes first; what was found by something else is sorted by how well. */
const bookOrder = ({ heading, nearness }: Placed): number => (nearness < other ? groupOrder.indexOf(heading) : 0);

/** Where an entry comes in the list, and with which answers. */
function place(sheet: DerivedCharacter, entry: Indexed, query: string, kind: TraitKind | null): Placed {
  const { chapter, id, name, description } = entry;
  const { ruleset, context } = sheet;
  const { campaign } = context.character;
  const trait = chapter === 'traits' ? context.catalog.traits.get(id) : undefined;
  const choices = trait ? findMatchingAnswers(trait, query, campaign, kind) : [];
  const beyond = beyondTechLevel(sheet, chapter, id);
  const shown = trait && choices.length > 0 ? traitName(name, trait.facet, { choices }, campaign) : name;
  const found: Found = { chapter, id, name: shown, description, choices, beyond };
  const heading =
    trait && (kind || choices.length > 0)
      ? kindHeading(kind ?? facetWithChoices(trait.facet, { choices, level: 1 }, campaign).kind)
      : entry.group;
  const had = context.character[rowChapter(chapter)].some((row) => row.entry === id);
  const nearness = () => {
    // What is of the kind and nothing else comes first; all else has its place in the book.
    if (query === '') return kind ? Number(trait?.facet.kind !== kind) : groupOrder.indexOf(heading);
    // Of two that are as near, the one that the character has not.
    return Math.min(nearnessOf(name, query), choices.length > 0 ? begins : other) + (had ? 0.5 : 0);
  };
  const placed: Placed = { found, heading, tier: 0, nearness: nearness() };
  if (beyond !== null) return { ...placed, heading: `Beyond tech level ${derivedTechLevel(sheet)}`, tier: 2 };
  const repeats = query !== '' && had && findExistingRow(ruleset, context, chapter, id) !== null;
  return repeats ? { ...placed, heading: 'Already on the sheet', tier: 1 } : placed;
}

/**
 * How near a name is to what was typed: the same (0), begins with it, has it as a word or as the end of one (“broadsword”), the
 * shorter the nearer, or is found by something else.
 */
function nearnessOf(name: string, query: string): number {
  const named = name.toLowerCase();
  const typed = query.toLowerCase();
  if (named === typed) return 0;
  if (named.startsWith(typed)) return begins;
  const words = named.split(/[^\p{L}\p{M}\p{N}]+/u);
  const has = words.some((word) => word.startsWith(typed) || word.endsWith(typed));
  return has ? begins + named.length : other;
}

function isOfKind({ context }: DerivedCharacter, id: string, kind: TraitKind): boolean {
  const facet = context.catalog.traits.get(id)?.facet;
  return facet !== undefined && canBe(facet, kind, context.character.campaign);
}

const indexOf = memoizeByObject((catalog: Catalog) => {
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
        options: list === 'traits' ? optionWords(catalog, id) : '',
        group: entryGroup(catalog, list, id),
      }),
    );
  });
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'keywords', 'options', 'description', 'group'],
    extractField: (entry, field) => (field === 'id' ? idOf(entry) : String(entry[field as keyof Indexed] ?? '')), // only the fields above are asked for
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

/** What the answers to a trait's questions are called. */
function optionWords(catalog: Catalog, id: string): string {
  const { parameters = [] } = catalog.traits.get(id)?.facet ?? {};
  return parameters.flatMap(({ options = [] }) => options.flatMap(optionPhrases)).join(' ');
}

/** Groups in the order of their first hit. */
function grouped(placed: readonly Placed[]): FoundGroup[] {
  const groups = new Map<string, Found[]>();
  for (const { found, heading } of placed) {
    const list = groups.get(heading);
    if (list) list.push(found);
    else groups.set(heading, [found]);
  }
  return [...groups].map(([heading, items]) => ({ heading, items }));
}
