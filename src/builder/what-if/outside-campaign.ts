import { memoizeByObject } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { booksOf, booksOfReference, findOutside, type Outside } from '../../rules/shared/campaign-books.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { findKitTechLevel } from './candidate.ts';

type Opened = Pick<DerivedCharacter, 'context' | 'ruleset'>;

/** Returns which books and tech levels the campaign uses; undefined for all, or if the rules do not ask. */
const booksInUse = ({ context, ruleset }: Opened) =>
  ruleset.settings?.includes('books') ? context.character.campaign.books : undefined;

/** Returns why the campaign does not use a catalog entry; null if it does. */
export function findOutsideEntry(sheet: Opened, chapter: EntryChapter, id: string): Outside | null {
  const books = booksInUse(sheet);
  if (!books) return null;
  const { catalog } = sheet.context;
  const kit = chapter === 'equipment' ? catalog.kits.get(id) : undefined;
  if (kit) return findOutside(books, { books: [], techLevel: { from: findKitTechLevel(catalog, kit.facet.items) } });
  const item = chapter === 'equipment' ? catalog.items.get(id)?.facet : undefined;
  const facet =
    item ?? (rowChapter(chapter) === 'skills' ? catalog.skills.get(id)?.facet : catalog.traits.get(id)?.facet);
  if (!facet) return null;
  return findOutside(books, { books: booksOf(facet.cite, false), techLevel: item?.techLevel });
}

/** Returns why the campaign does not use an entry of a library file; null if it does. */
export function findOutsideHeading(
  sheet: Opened,
  { page, techLevel }: { readonly page: string; readonly techLevel?: number },
): Outside | null {
  const books = booksInUse(sheet);
  if (!books) return null;
  const levels = techLevel === undefined ? undefined : { from: techLevel };
  return findOutside(books, { books: booksOfReference(page), techLevel: levels });
}

/** Whether pickers hide what the campaign does not use, instead of listing it last. */
export const hidesOutside = (sheet: Opened): boolean => booksInUse(sheet)?.hidden ?? false;

/** The books of the listed entries. */
const booksOfCatalog = memoizeByObject(({ traits, skills, items }: DerivedCharacter['context']['catalog']) => [
  ...new Set(
    [...traits.values(), ...skills.values(), ...items.values()].flatMap(({ facet }) => booksOf(facet.cite, false)),
  ),
]);

/** Returns the books to choose from: those of the lists, of the character's rows, and those chosen before. */
export function listBooks({ context }: Opened): readonly string[] {
  const { catalog, traits, skills, items, character } = context;
  const ofRows = [...traits, ...skills, ...items].flatMap(({ facet, row }) =>
    facet ? booksOf(facet.cite, row.own !== null) : [],
  );
  return [...new Set([...booksOfCatalog(catalog), ...ofRows, ...(character.campaign.books?.allowed ?? [])])];
}
