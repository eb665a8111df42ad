import { ownFigures } from '../../catalog/books.ts';
import type { CampaignBooks } from '../../character/character.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';

/** The books that the letters before a page stand for in files of other programs: "MA45" is Martial Arts p. 45. */
const booksByLetters: Readonly<Record<string, string>> = {
  B: 'Basic Set',
  BX: 'Basic Set',
  BT: 'Bio-Tech',
  DF: 'Dungeon Fantasy',
  F: 'Fantasy',
  H: 'Horror',
  HT: 'High-Tech',
  LT: 'Low-Tech',
  LTC: 'Low-Tech Companion',
  M: 'Magic',
  MA: 'Martial Arts',
  MYST: 'Mysteries',
  P: 'Powers',
  PSI: 'Psionic Powers',
  PU: 'Power-Ups',
  S: 'Space',
  SU: 'Supers',
  T: 'Thaumatology',
  TS: 'Tactical Shooting',
  UT: 'Ultra-Tech',
};

/** Returns the name of a book by its letters, "MA", "DF11"; any other text unchanged. */
export function bookOfLetters(letters: string): string {
  const whole = letters.toUpperCase();
  const plain = whole.replace(/\d{1,3}$/, '');
  const name = Object.hasOwn(booksByLetters, whole) ? booksByLetters[whole] : booksByLetters[plain];
  return name ?? letters;
}

/** The marks of pages in a reference: "B123, MA45", "DF11:22", "LTC2:14". */
const references = /\b([A-Za-z]{1,5}(?:\d{1,3}:)?):?\s{0,2}\d{1,4}\b/g;

/** Returns the books that a page reference of another program names, without repeats. */
export function booksOfReference(page: string): readonly string[] {
  const books = [...page.slice(0, 200).matchAll(references)].map(([, letters = '']) =>
    bookOfLetters(letters.replace(/:$/, '')),
  );
  return [...new Set(books)];
}

/** The book of entries that a player has made. */
const custom = 'custom';

/**
 * Returns the books that an entry is from. A listed entry is from the book of its citation; one of a library file is from
 * those of its page reference. None for entries of a player's own, and for the program's own figures.
 */
export function booksOf({ book, page }: Citation, isOwn: boolean): readonly string[] {
  if (isOwn) return booksOfReference(String(page));
  return book === custom || book === ownFigures.book ? [] : [book];
}

/** Where an entry is outside of a campaign: its book, or its tech level. */
export type Outside = { readonly book: string } | { readonly techLevel: number };

/** What decides whether an entry is in use in a campaign. */
export interface Provenance {
  readonly books: readonly string[];
  /** The tech levels that make it. */
  readonly techLevel?: { readonly from: number; readonly to?: number } | undefined;
}

/**
 * Returns why a campaign does not use an entry; null if it does. An entry without a book is in use, and one of several
 * books if the campaign uses one of them. What is still made at the lowest tech level of the campaign is in use.
 */
export function findOutside(campaign: CampaignBooks | undefined, { books, techLevel }: Provenance): Outside | null {
  if (!campaign) return null;
  const { allowed, lowestTechLevel, highestTechLevel } = campaign;
  const isAllowed = (book: string) => allowed.some((each) => each.toLowerCase() === book.toLowerCase());
  const [first] = books;
  if (allowed.length > 0 && first !== undefined && !books.some(isAllowed)) return { book: first };
  if (!techLevel) return null;
  if (highestTechLevel !== null && techLevel.from > highestTechLevel) return { techLevel: techLevel.from };
  if (lowestTechLevel !== null && techLevel.to !== undefined && techLevel.to < lowestTechLevel) {
    return { techLevel: techLevel.to };
  }
  return null;
}

/** Returns the tech levels of a campaign in words: "TL 0–4", "TL 5 or higher", "TL 4 or lower"; '' for all. */
export function describeTechRange({ lowestTechLevel, highestTechLevel }: CampaignBooks): string {
  if (lowestTechLevel === null && highestTechLevel === null) return '';
  if (lowestTechLevel === null) return `TL ${formatFraction(highestTechLevel ?? 0)} or lower`;
  if (highestTechLevel === null) return `TL ${formatFraction(lowestTechLevel)} or higher`;
  return lowestTechLevel === highestTechLevel
    ? `TL ${formatFraction(lowestTechLevel)}`
    : `TL ${formatFraction(lowestTechLevel)}–${formatFraction(highestTechLevel)}`;
}
