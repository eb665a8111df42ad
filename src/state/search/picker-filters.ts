import { beyondTechLevel, derivedTechLevel, findItemTechLevel, kitTotals } from '../../builder/what-if/candidate.ts';
import { canHaveKind, possiblePrices } from '../../builder/what-if/trait-offers.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { LibraryHeading } from '../../interchange/gcs/library/library-entry.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-ladder.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import type { EntryOrder, PickerFilters } from '../view/view-state.ts';
import { changeSlice, useViewStore } from '../view/view-store.ts';
import type { SearchGroup, SearchHit } from './catalog-search.ts';
import { type IndexedEntry, indexedEntries } from './search-index.ts';

/**
 * A filter that can be switched on: filters of one group widen each other, those of different groups narrow each other.
 */
interface EntryFilter {
  readonly id: string;
  readonly name: string;
  readonly group: 'kind' | 'attribute' | 'affordable' | 'techLevel' | 'source';
  readonly keeps: (entry: IndexedEntry) => boolean;
  /** The same for an entry of a library file, by its heading; an entry without that information is kept. */
  readonly keepsHeading: (heading: LibraryHeading) => boolean;
}

const none: PickerFilters = { order: 'book', on: [] };

/** The filters and order of a chapter's list; none for the search over everything. */
export const usePickerFilters = (chapter: EntryChapter | null): PickerFilters =>
  useViewStore(({ pickers }) => (chapter && pickers[chapter]) || none);

export function setPickerFilters(chapter: EntryChapter, change: Partial<PickerFilters>): void {
  changeSlice('pickers', (pickers) => ({ [chapter]: { ...none, ...pickers[chapter], ...change } }));
}

/** The orders that a chapter's list can have, with their names. */
export function listOrders(chapter: EntryChapter): readonly { readonly value: EntryOrder; readonly label: string }[] {
  const always = [
    { value: 'book', label: 'By kind' },
    { value: 'name', label: 'A–Z' },
  ] as const;
  switch (chapter) {
    case 'traits':
      return [...always, { value: 'cost', label: 'Cost' }];
    case 'skills':
    case 'spells':
      return [...always, { value: 'attribute', label: 'Attribute' }, { value: 'difficulty', label: 'Difficulty' }];
    case 'equipment':
      return [
        ...always,
        { value: 'cost', label: 'Price' },
        { value: 'weight', label: 'Weight' },
        { value: 'techLevel', label: 'Tech level' },
      ];
  }
}

/** The filters that a chapter's list can have for this character; with library files one for their entries alone. */
export const listFilters = (
  sheet: DerivedCharacter,
  chapter: EntryChapter,
  kind: TraitKind | null,
  hasLibraries: boolean,
): EntryFilter[] => [
  ...filtersOfFigures(sheet, chapter, kind),
  ...(hasLibraries && sheet.ruleset.readsLibraryFiles ? [ofLibraries] : []),
];

const ofLibraries: EntryFilter = {
  id: 'libraries',
  name: 'Library files',
  group: 'source',
  keeps: () => false,
  keepsHeading: () => true,
};

function filtersOfFigures(sheet: DerivedCharacter, chapter: EntryChapter, kind: TraitKind | null): EntryFilter[] {
  const { catalog } = sheet.context;
  if (chapter === 'traits') return kind ? [] : kindFilters(sheet);
  if (chapter === 'equipment') return itemFilters(sheet);
  const attributes = new Set(
    indexedEntries(catalog)
      .filter((entry) => entry.chapter === chapter)
      .flatMap(({ id }) => catalog.skills.get(id)?.facet.attribute ?? []),
  );
  if (attributes.size < 2) return [];
  return Object.entries(attributeNames)
    .filter(([id]) => [...attributes].some((attribute) => attribute === id))
    .map(([id, name]) => ({
      id: `attribute ${id}`,
      name,
      group: 'attribute',
      keeps: (entry) => catalog.skills.get(entry.id)?.facet.attribute === id,
      keepsHeading: ({ attribute }) => attribute === undefined || attribute === id,
    }));
}

function kindFilters({ ruleset, context }: DerivedCharacter): EntryFilter[] {
  const { campaign } = context.character;
  const isOfKind = (id: string, kind: TraitKind) => {
    const facet = context.catalog.traits.get(id)?.facet;
    return facet !== undefined && canHaveKind(facet, kind, campaign);
  };
  const kinds = ruleset.traitKinds.filter((kind) =>
    [...context.catalog.traits.keys()].some((id) => isOfKind(id, kind)),
  );
  if (kinds.length < 2) return [];
  return kinds.map((kind) => ({
    id: `kind ${kind}`,
    name: kindNames[kind].plural.replace(/^./u, (letter) => letter.toUpperCase()),
    group: 'kind',
    keeps: ({ id }) => isOfKind(id, kind),
    keepsHeading: (heading) => heading.kind === kind,
  }));
}

function itemFilters(sheet: DerivedCharacter): EntryFilter[] {
  const { context, worksheet } = sheet;
  const groups = [
    ...new Set(indexedEntries(context.catalog).flatMap((entry) => (entry.chapter === 'equipment' ? entry.group : []))),
  ];
  /** The use of the items of a group: an entry of a library file has no other group. */
  const kindsIn = (group: string) =>
    new Set(
      indexedEntries(context.catalog).flatMap((entry) =>
        entry.group === group ? (context.catalog.items.get(entry.id)?.facet.kind ?? []) : [],
      ),
    );
  const left = worksheet.find('money.left')?.value;
  const techLevel = derivedTechLevel(sheet);
  return [
    ...groups.map(
      (group): EntryFilter => ({
        id: `group ${group}`,
        name: group,
        group: 'kind',
        keeps: (entry) => entry.group === group,
        keepsHeading: ({ itemKind }) => itemKind === undefined || kindsIn(group).has(itemKind),
      }),
    ),
    ...(typeof left === 'number'
      ? [
          {
            id: 'affordable',
            name: 'Affordable',
            group: 'affordable' as const,
            keeps: ({ id }: IndexedEntry) => (findTotals(sheet, id)?.cost ?? 0) <= left,
            keepsHeading: ({ cost = 0 }: LibraryHeading) => cost <= left,
          },
        ]
      : []),
    ...(techLevel !== null
      ? [
          {
            id: 'techLevel',
            name: `Up to TL ${techLevel}`,
            group: 'techLevel' as const,
            keeps: ({ id }: IndexedEntry) => beyondTechLevel(sheet, 'equipment', id) === null,
            keepsHeading: (heading: LibraryHeading) => (heading.techLevel ?? 0) <= techLevel,
          },
        ]
      : []),
  ];
}

/** Dollars and pounds of an item as listed, or of a whole kit. */
function findTotals(
  sheet: DerivedCharacter,
  id: string,
): { readonly cost: number; readonly weight: number } | undefined {
  const { kits, items } = sheet.context.catalog;
  const kit = kits.get(id);
  return kit ? kitTotals(sheet, kit.facet) : items.get(id)?.facet;
}

/** Whether an entry passes the filters that are on. */
export const passesFilters = (filters: readonly EntryFilter[], on: readonly string[], entry: IndexedEntry): boolean =>
  passes(filters, on, ({ keeps }) => keeps(entry));

/** Whether an entry of a library file does. */
export const passesHeading = (
  filters: readonly EntryFilter[],
  on: readonly string[],
  heading: LibraryHeading,
): boolean => passes(filters, on, ({ keepsHeading }) => keepsHeading(heading));

function passes(
  filters: readonly EntryFilter[],
  on: readonly string[],
  keeps: (filter: EntryFilter) => boolean,
): boolean {
  const active = filters.filter(({ id }) => on.includes(id));
  const groups = new Set(active.map(({ group }) => group));
  return [...groups].every((group) => active.some((filter) => filter.group === group && keeps(filter)));
}

const difficultyOrder: readonly string[] = Object.keys(difficultyNames);
const attributeOrder: readonly string[] = Object.keys(attributeNames);
const highest = 1e9;

/** Returns a list in another order than the book's, under headings of that order. */
export function orderHits(sheet: DerivedCharacter, groups: readonly SearchGroup[], order: EntryOrder): SearchGroup[] {
  return order === 'book' ? [...groups] : sortHits(sheet, groups, order);
}

function sortHits(
  sheet: DerivedCharacter,
  groups: readonly SearchGroup[],
  order: Exclude<EntryOrder, 'book'>,
): SearchGroup[] {
  const { catalog, character } = sheet.context;
  const byName = (a: SearchHit, b: SearchHit) => a.name.localeCompare(b.name, 'en');
  const skill = ({ id }: SearchHit) => catalog.skills.get(id)?.facet;
  const rank = (hit: SearchHit): number => {
    switch (order) {
      case 'name':
        return 0;
      case 'cost': {
        const facet = catalog.traits.get(hit.id)?.facet;
        if (hit.chapter === 'traits' && facet) return Math.abs(possiblePrices(facet, character.campaign)[0] ?? highest);
        return findTotals(sheet, hit.id)?.cost ?? highest;
      }
      case 'weight':
        return findTotals(sheet, hit.id)?.weight ?? highest;
      case 'techLevel':
        return findItemTechLevel(catalog, hit.id);
      case 'attribute':
        return attributeOrder.indexOf(skill(hit)?.attribute ?? '');
      case 'difficulty':
        return difficultyOrder.indexOf(skill(hit)?.difficulty ?? '');
    }
  };
  const headingOf = (hit: SearchHit): string => {
    const facet = rowChapter(hit.chapter) === 'skills' ? skill(hit) : undefined;
    if (order === 'attribute' && facet) return attributeNames[facet.attribute];
    if (order === 'difficulty' && facet)
      return difficultyNames[facet.difficulty].replace(/^./u, (letter) => letter.toUpperCase());
    if (order === 'techLevel') return `Tech level ${rank(hit)}`;
    return listOrders(hit.chapter).find(({ value }) => value === order)?.label ?? '';
  };
  const hits = groups.flatMap(({ items }) => items).map((hit) => ({ hit, rank: rank(hit) }));
  const sorted = hits.sort((a, b) => a.rank - b.rank || byName(a.hit, b.hit)).map(({ hit }) => hit);
  const headed = groupBy(sorted, headingOf);
  return [...headed].map(([heading, items]) => ({ heading, items }));
}
