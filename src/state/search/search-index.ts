import MiniSearch from 'minisearch';
import { optionPhrases } from '../../builder/what-if/matching-answers.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Facet, Listed } from '../../catalog/entry.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type EntryChapter, skillChapter } from '../../rules/shared/rows.ts';
import { entryGroup } from '../../sheet-model/chapters/entry-groups.ts';
import { yieldBetween } from '../view/idle.ts';

/** An entry as the index has it. */
export interface IndexedEntry {
  readonly chapter: EntryChapter;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  /** Names of the answers of a trait and of the specialities of a skill. */
  readonly options: string;
  /** Its heading in the list. */
  readonly group: string;
  /** Whether words behind its name can be the player's: a speciality, a person, a vow. */
  readonly takesText: boolean;
}

/**
 * How an entry matches a query: `direct` if its name, keywords and options have all words, whole or by their beginning;
 * `described` if some are in its description only; `partly` if some are nowhere; `similar` if words only resemble each
 * other.
 */
export type MatchKind = 'direct' | 'described' | 'partly' | 'similar';

export interface IndexMatch {
  readonly entry: IndexedEntry;
  readonly match: MatchKind;
}

interface SearchIndex {
  readonly all: readonly IndexedEntry[];
  readonly byId: ReadonlyMap<string, IndexedEntry>;
  readonly words: MiniSearch<IndexedEntry>;
  /** The answers to each single letter, in the order of the book: the slowest searches, and the first ones of a player. */
  readonly byLetter: ReadonlyMap<string, readonly IndexMatch[]>;
}

const lists = ['skills', 'traits', 'equipment'] as const;
const searchId = ({ chapter, id }: Pick<IndexedEntry, 'chapter' | 'id'>): string => `${chapter}/${id}`;

/** Words that mean nothing for a search, unless nothing else was typed. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'i',
  'in',
  'is',
  'it',
  'me',
  'my',
  'of',
  'or',
  'that',
  'the',
  'to',
  'with',
]);
const directFields: readonly string[] = ['name', 'keywords', 'options'];

/** Returns the words of a text in lower case without accents. */
export const wordsOf = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns all entries of a catalog that can be searched for, in the order of the book. */
export const indexedEntries = (catalog: Catalog): readonly IndexedEntry[] => entriesOf(catalog).all;

/**
 * Returns the entries that answer a query, the most relevant first. `withOwnWords`: behind the name of an entry that has
 * a speciality or the like, any words match.
 */
export function searchIndex(catalog: Catalog, query: string, withOwnWords = true): IndexMatch[] {
  const { byId, words, byLetter } = getIndex(catalog);
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  if (wanted.length === 0) return [];
  const [only = ''] = wanted;
  if (wanted.length === 1 && /^\p{L}$/u.test(only)) return [...(byLetter.get(only) ?? [])];
  return words.search(wanted.join(' ')).flatMap(({ id, match }) => {
    const entry = byId.get(String(id));
    const kind = entry && findMatchKind(entry, query, wanted, match, withOwnWords);
    return entry && kind ? [{ entry, match: kind }] : [];
  });
}

function findMatchKind(
  entry: IndexedEntry,
  query: string,
  wanted: readonly string[],
  match: Readonly<Record<string, readonly string[]>>,
  withOwnWords: boolean,
): MatchKind | null {
  if (withOwnWords && entry.takesText && foldLetters(query.trim()).startsWith(`${foldLetters(entry.name)} `)) {
    return 'direct';
  }
  const found = Object.entries(match);
  const kinds = wanted.map((word): MatchKind => {
    const matching = found.filter(([term]) => isForm(word, term));
    // A number that is in an answer ("9 or less") is no name: it is for the plan to read.
    const fields = /^\d+$/u.test(word) ? directFields.slice(0, 2) : directFields;
    if (matching.some(([, where]) => where.some((field) => fields.includes(field)))) return 'direct';
    if (matching.length > 0) return 'described';
    return found.some(([term]) => resembles(word, term)) ? 'similar' : 'partly';
  });
  if (kinds.every((kind) => kind === 'direct')) return 'direct';
  if (kinds.every((kind) => kind === 'direct' || kind === 'described')) return 'described';
  const hasWord = kinds.includes('direct') || kinds.includes('described');
  if (kinds.includes('partly')) return hasWord ? 'partly' : null;
  return 'similar';
}

/** Whether a word of an entry is the typed one, begins with it, or is its singular. */
const isForm = (word: string, term: string): boolean =>
  term.startsWith(word) || (word.length > 3 && (word === `${term}s` || word === `${term}es`));

/** How many letters may differ in a word; none in a short one. */
const typosIn = (word: string): number => (word.length > 3 ? Math.max(1, Math.round(0.2 * word.length)) : 0);

/** Whether a word is a term with a few letters changed, left out or added. */
export function resembles(word: string, term: string): boolean {
  const most = typosIn(word);
  if (Math.abs(word.length - term.length) > most) return false;
  let row = Array.from({ length: term.length + 1 }, (_, column) => column);
  for (const [at, letter] of [...word].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...term].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? most + 1) <= most;
}

const entriesOf = memoizeByObject((catalog: Catalog) => {
  const things = new Map<string, Listed<Facet>>([...catalog.kits, ...catalog.items]);
  const listed = { traits: catalog.traits, skills: catalog.skills, equipment: things };
  const all = lists.flatMap((list) => {
    const entries: Iterable<Listed<Facet>> = listed[list].values();
    const chapterOf = (id: string) => (list === 'skills' ? skillChapter(catalog.skills.get(id)?.facet ?? null) : list);
    return [...entries].map(
      ({ id, name, description, keywords }): IndexedEntry => ({
        chapter: chapterOf(id),
        id,
        name,
        description,
        keywords: keywords.join(' '),
        options: listOptionNames(catalog, list, id),
        group: entryGroup(catalog, list, id),
        takesText: list === 'skills' ? Boolean(catalog.skills.get(id)?.facet.speciality) : takesText(catalog, id),
      }),
    );
  });
  return { all, byId: new Map(all.map((entry) => [searchId(entry), entry])) };
});

const takesText = (catalog: Catalog, id: string): boolean =>
  (catalog.traits.get(id)?.facet.parameters ?? []).some(({ text }) => text);

/** Returns the names of all options of a trait's parameters, and the book's specialities of a skill. */
function listOptionNames(catalog: Catalog, list: (typeof lists)[number], id: string): string {
  if (list === 'skills') return (catalog.skills.get(id)?.facet.speciality?.choices ?? []).join(' ');
  if (list === 'equipment') return '';
  const { parameters = [] } = catalog.traits.get(id)?.facet ?? {};
  return parameters.flatMap(({ options = [] }) => options.flatMap(optionPhrases)).join(' ');
}

const emptyIndex = (): MiniSearch<IndexedEntry> =>
  new MiniSearch<IndexedEntry>({
    fields: ['name', 'keywords', 'options', 'description', 'group'],
    extractField: (entry, field) =>
      field === 'id' ? searchId(entry) : String(entry[field as keyof IndexedEntry] ?? ''), // only called for the fields above
    processTerm: foldLetters,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => typosIn(term) || false,
      combineWith: 'OR',
      boost: { name: 5, keywords: 2 },
    },
  });

const indexes = new WeakMap<Catalog, SearchIndex>();

/** An index with the entries that were added to it. */
function newIndex(catalog: Catalog): SearchIndex & { readonly add: (entry: IndexedEntry) => void } {
  const words = emptyIndex();
  const byLetter = new Map<string, IndexMatch[]>();
  const add = (entry: IndexedEntry) => {
    words.add(entry);
    const found = new Set<string>();
    const addLetters = (text: string, match: MatchKind) => {
      for (const word of wordsOf(text)) {
        const letter = String.fromCodePoint(word.codePointAt(0) ?? 0);
        if (found.has(letter)) continue;
        found.add(letter);
        const list = byLetter.get(letter);
        if (list) list.push({ entry, match });
        else byLetter.set(letter, [{ entry, match }]);
      }
    };
    addLetters(`${entry.name} ${entry.keywords} ${entry.options}`, 'direct');
    addLetters(`${entry.description} ${entry.group}`, 'described');
  };
  return { ...entriesOf(catalog), words, byLetter, add };
}

function getIndex(catalog: Catalog): SearchIndex {
  const ready = indexes.get(catalog);
  if (ready) return ready;
  const index = newIndex(catalog);
  index.all.forEach(index.add);
  indexes.set(catalog, index);
  return index;
}

/** Builds the index of a catalog ahead of its first use, in slices of a few milliseconds while the page is idle. */
export async function prepareIndex(catalog: Catalog): Promise<void> {
  if (indexes.has(catalog)) return;
  const index = newIndex(catalog);
  const pause = yieldBetween();
  for (const entry of index.all) {
    index.add(entry);
    await pause();
  }
  if (!indexes.has(catalog)) indexes.set(catalog, index);
}
