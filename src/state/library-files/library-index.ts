import { itemKinds } from '../../character/equipment-rows.ts';
import { isRecord } from '../../character/schema-parts.ts';
import { controllingAttributes } from '../../character/skill-rows.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { type LibraryHeading, libraryChapters } from '../../interchange/gcs/library/library-entry.ts';
import { resembles, wordsOf } from '../search/search-index.ts';

/** A heading with the place of its stored entry. */
export interface IndexedHeading extends LibraryHeading {
  readonly set: string;
  readonly part: number;
  /** Its place in the part, from 0. */
  readonly place: number;
}

/** A result of a search: `isNamed` if all words of the query are in the name. */
interface HeadingHit {
  readonly heading: IndexedHeading;
  readonly isNamed: boolean;
}

export interface HeadingHits {
  /** The best, at most as many as were wanted. */
  readonly hits: readonly HeadingHit[];
  readonly total: number;
}

const kinds = ['advantage', 'perk', 'disadvantage', 'quirk'] as const;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the headings of a stored part; an invalid one is left out, but keeps its place. */
export function readHeadings(json: string, set: string, part: number): IndexedHeading[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, place) => {
    if (!isRecord(value)) return [];
    const chapter = libraryChapters.find((each) => each === value.chapter);
    const kind = kinds.find((each) => each === value.kind);
    if (!chapter) return [];
    const attribute = controllingAttributes.find((each) => each === value.attribute);
    const itemKind = itemKinds.find((each) => each === value.itemKind);
    const { name, figures, keywords, page, file, cost, techLevel } = value;
    const texts = {
      name: text(name),
      figures: text(figures),
      keywords: text(keywords),
      page: text(page),
      file: text(file),
    };
    const filtered = {
      ...(kind ? { kind } : {}),
      ...(attribute ? { attribute } : {}),
      ...(itemKind ? { itemKind } : {}),
      ...(typeof cost === 'number' ? { cost } : {}),
      ...(typeof techLevel === 'number' ? { techLevel } : {}),
    };
    return [{ ...texts, chapter, ...filtered, set, part, place }];
  });
}

/** How a heading answers a query: the lower the closer. 0 for none. */
const ranks = { none: 0, equal: 1, begins: 2, named: 3, tagged: 4 } as const;

/**
 * The words of headings, for a search by their beginnings. It is separate from the index of the catalog's search: with
 * tens of thousands of entries a letter has thousands of results, and only the first few of them are looked at. A query
 * marks the results of each of its words in an array, and walks the headings once, in the order of their names.
 */
export class LibraryIndex {
  readonly headings: readonly IndexedHeading[];
  readonly #names: readonly string[];
  /** In alphabetical order, so that all words with a beginning are next to each other. */
  readonly #terms: readonly string[];
  /** For each word the places of the headings that have it, twice, and one more if it is in the name. */
  readonly #places: readonly (readonly number[])[];

  private constructor(
    headings: readonly IndexedHeading[],
    names: readonly string[],
    terms: readonly string[],
    places: readonly (readonly number[])[],
  ) {
    this.headings = headings;
    this.#names = names;
    this.#terms = terms;
    this.#places = places;
  }

  /** Builds the index; `pause` is awaited between small pieces of the work. */
  static async build(unsorted: readonly IndexedHeading[], pause: () => Promise<void>): Promise<LibraryIndex> {
    const keyed = unsorted.map((heading) => ({ heading, name: foldLetters(heading.name) }));
    keyed.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    await pause();
    const words = new Map<string, number[]>();
    const add = (word: string, entry: number) => {
      const list = words.get(word);
      if (!list) words.set(word, [entry]);
      else if (list[list.length - 1] !== entry) list.push(entry);
    };
    for (const [at, { heading, name }] of keyed.entries()) {
      for (const word of wordsOf(name)) add(word, 2 * at + 1);
      for (const word of wordsOf(heading.keywords)) add(word, 2 * at);
      if (at % 64 === 0) await pause();
    }
    const terms = [...words.keys()].sort();
    await pause();
    return new LibraryIndex(
      keyed.map(({ heading }) => heading),
      keyed.map(({ name }) => name),
      terms,
      terms.map((term) => words.get(term) ?? []),
    );
  }

  /**
   * Finds headings that have every word of the query, whole or by its beginning, the closest first; all of them for an
   * empty query. If no heading has them all, similar words count.
   */
  search(query: string, keeps: (heading: IndexedHeading) => boolean, wanted: number): HeadingHits {
    const typed = foldLetters(query.trim());
    const words = wordsOf(typed);
    if (words.length === 0) {
      return typed === ''
        ? this.#collect(new Uint8Array(this.headings.length).fill(ranks.tagged), '', keeps, wanted)
        : none;
    }
    const found = this.#collect(
      this.#rank(words, (word) => this.#beginning(word)),
      typed,
      keeps,
      wanted,
    );
    if (found.total > 0) return found;
    return this.#collect(
      this.#rank(words, (word) => this.#similar(word)),
      typed,
      keeps,
      wanted,
    );
  }

  /** The ranks of the headings that have every word. */
  #rank(words: readonly string[], find: (word: string) => Iterable<number>): Uint8Array {
    const all = new Uint8Array(this.headings.length);
    for (const [index, word] of words.entries()) {
      const now = new Uint8Array(all.length);
      for (const term of find(word)) {
        const places = this.#places[term] ?? [];
        for (let i = 0; i < places.length; i += 1) {
          const entry = places[i] ?? 0;
          if (entry % 2 === 1) now[entry >> 1] = ranks.named;
          else if (now[entry >> 1] === ranks.none) now[entry >> 1] = ranks.tagged;
        }
      }
      for (let at = 0; at < all.length; at += 1) {
        const rank = now[at] ?? 0;
        all[at] =
          rank === ranks.none || (index > 0 && all[at] === ranks.none) ? ranks.none : Math.max(all[at] ?? 0, rank);
      }
    }
    return all;
  }

  #collect(all: Uint8Array, typed: string, keeps: (heading: IndexedHeading) => boolean, wanted: number): HeadingHits {
    const [names, headings] = [this.#names, this.headings];
    const byRank: readonly IndexedHeading[][] = [[], [], [], [], []];
    let total = 0;
    for (let at = 0; at < all.length; at += 1) {
      const rank = all[at] ?? 0;
      if (rank === ranks.none) continue;
      const heading = headings[at];
      if (!heading || !keeps(heading)) continue;
      total += 1;
      // A name that begins as the query does has all its words.
      const name = rank === ranks.named ? (names[at] ?? '') : '';
      const begins = rank === ranks.named && name.startsWith(typed);
      const hits = byRank[begins ? (name.length === typed.length ? ranks.equal : ranks.begins) : rank];
      if (hits && hits.length < wanted) hits.push(heading);
    }
    const best = byRank.flatMap((list, rank) => list.map((heading) => ({ heading, isNamed: rank < ranks.tagged })));
    return { hits: best.slice(0, wanted), total };
  }

  /** The words that begin so; for a plural those of the singular too. */
  *#beginning(word: string): Iterable<number> {
    for (let term = this.#firstFrom(word); this.#terms[term]?.startsWith(word); term += 1) yield term;
    const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : '';
    const term = this.#firstFrom(singular);
    if (singular !== '' && this.#terms[term] === singular) yield term;
  }

  /** The words with the same first letter that differ in a few other letters. */
  *#similar(word: string): Iterable<number> {
    const letter = word.slice(0, 1);
    for (let term = this.#firstFrom(letter); this.#terms[term]?.startsWith(letter); term += 1) {
      const candidate = this.#terms[term] ?? '';
      if (candidate.startsWith(word) || resembles(word, candidate)) yield term;
    }
  }

  /** The place of the first word that is not before this one. */
  #firstFrom(word: string): number {
    let [low, high] = [0, this.#terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const none: HeadingHits = { hits: [], total: 0 };
