import type { Catalog } from '../../../catalog/catalog.ts';
import type { Listed } from '../../../catalog/entry.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { itemNamesInGcs } from '../../../catalog/item-names-in-gcs.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import { ownValue } from '../../../engine/own-value.ts';

/** What lists for GCS call items that we call something else. A fencer's foil is one of several there. */
const otherNames: Readonly<Record<string, string>> = { ...itemNamesInGcs, foil: 'Smallsword' };

const smallWords = new Set(['a', 'an', 'the', 'and', 'or', 'of', 'for', 'with', 'w']);

/** The words of a name in one order, whatever their capitals and signs: "Backpack, Frame" is a frame backpack. */
const wordsOf = (name: string): string =>
  (
    name
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll('×', 'x')
      .replaceAll('−', '-')
      .match(/-?\d+(?:\.\d+)?|\.\d+|[\p{L}\d]+/gu) ?? []
  )
    .filter((word) => !smallWords.has(word))
    .sort()
    .join(' ');

const withoutParts = (name: string): string => name.replaceAll(/\([^()]*\)/g, ' ').trim();

/** The names that an item is looked up by: in full, then without what is in parentheses. */
const namesToTry = (name: string): readonly string[] => [
  ...new Set([wordsOf(name), wordsOf(withoutParts(name))].filter((words) => words !== '')),
];

type Item = Listed<ItemFacet>;

const itemsByWords = memoizeByObject(({ items }: Catalog): ReadonlyMap<string, readonly Item[]> => {
  const byWords = new Map<string, Item[]>();
  for (const item of items.values()) {
    // "Vacc suit (TL9)" is a vacc suit of that tech level.
    const names = [item.name, item.name.replace(/ \((?:TL[^()]*|1 day)\)$/, ''), ownValue(otherNames, item.id) ?? ''];
    for (const words of new Set(names.map(wordsOf))) {
      if (words !== '') byWords.set(words, [...(byWords.get(words) ?? []), item]);
    }
  }
  return byWords;
});

/**
 * The items of the list that a name may mean, the likeliest first: by the name in full before the name without what is in
 * parentheses, and of several the one on the page that the file names.
 */
export function itemsNamed(catalog: Catalog, name: string, page: string): readonly Item[] {
  const byWords = itemsByWords(catalog);
  const found = new Set(namesToTry(name).flatMap((words) => byWords.get(words) ?? []));
  return [...found].sort((a, b) => Number(isOnPage(b, page)) - Number(isOnPage(a, page)));
}

/** True where a reference, "B271, LT56", has the page of the entry in the Basic Set. */
export const isOnPage = ({ facet }: Item, reference: string): boolean =>
  [...reference.matchAll(/\bB\s{0,3}:?\s{0,3}(\d+)/g)].some(([, page]) => page === String(facet.cite.page));

/** True where the entry is called by this very name, but for order and signs; else the name says more. */
export const isNameOf = ({ id, name }: Item, given: string): boolean =>
  [name, name.replace(/ \([^()]*\)$/, ''), ownValue(otherNames, id) ?? ''].some(
    (each) => wordsOf(each) === wordsOf(given),
  );
