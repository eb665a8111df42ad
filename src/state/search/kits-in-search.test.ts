import { expect, test } from 'vitest';
import { setCampaign } from '../../character/edit-character.ts';
import { blankSaved } from '../character/character-store.ts';
import { sheetOf } from '../character/derived-character.ts';
import { searchCatalog } from './catalog-search.ts';
import { listFilters, orderHits, passesFilters } from './picker-filters.ts';
import { planHit } from './plan-list.ts';
import { indexedEntries } from './search-index.ts';

const sheetFor = (ruleset: string, techLevel: number | null = null) => {
  const saved = blankSaved(ruleset);
  return sheetOf({ ...saved, character: setCampaign(saved.character, 'techLevel', techLevel) });
};
const kitsIn = (query: string, ruleset: string, techLevel: number | null = null) => {
  const sheet = sheetFor(ruleset, techLevel);
  return searchCatalog(sheet, query, 'equipment')
    .flatMap(({ heading, items }) => items.map((hit) => ({ heading, ...hit })))
    .filter(({ id }) => sheet.context.catalog.kits.has(id));
};

test('searchCatalog: the kits of a ruleset come first among its equipment', () => {
  const groups = searchCatalog(sheetFor('man-to-man'), '', 'equipment');
  expect(groups[0]?.heading).toBe('Kits');
  const ids = groups[0]?.items.map(({ id }) => id);
  expect(ids).toContain('travelers-kit');
  expect(ids).not.toContain('office-to-go');
  expect(kitsIn('', 'lite-3e').map(({ id }) => id)).toContain('office-to-go');
  const modern = kitsIn('', 'fourth-edition').map(({ id }) => id);
  expect(modern).toContain('paramedics-kit');
  expect(modern).not.toContain('office-to-go');
});

test.each([
  ['kit', 'travelers-kit'],
  ["healer's kit", 'healers-kit'],
  ['burglars kit', 'burglars-kit'],
  ['thief', 'burglars-kit'],
  ['dungeon', 'explorers-kit'],
  ['bard', 'entertainers-kit'],
  ['camping', 'camp-kit'],
  ['detective', 'investigators-kit'],
])('searchCatalog: “%s” finds %s', (query, id) => {
  expect(kitsIn(query, 'lite-3e').map((hit) => hit.id)).toContain(id);
});

test('searchCatalog: kits with something beyond the tech level come after the rest, and are marked', () => {
  expect(kitsIn('kit', 'lite-3e', 3).find(({ id }) => id === 'travelers-kit')?.beyond).toBeNull();
  expect(kitsIn('landing', 'lite-3e', 3)).toMatchObject([{ heading: 'Beyond tech level 3', beyond: 9 }]);
});

test('listFilters and orderHits: a kit has the price and weight of what is in it', () => {
  const sheet = sheetFor('lite-3e', 7);
  const filters = listFilters(sheet, 'equipment', null, false);
  const keeps = (id: string) => {
    const entry = indexedEntries(sheet.context.catalog).find((indexed) => indexed.id === id);
    return entry !== undefined && passesFilters(filters, ['techLevel'], entry);
  };
  expect([keeps('office-to-go'), keeps('landing-kit')]).toEqual([true, false]);
  const ids = orderHits(sheet, searchCatalog(sheet, '', 'equipment'), 'weight').flatMap(({ items }) =>
    items.map(({ id }) => id),
  );
  expect(ids.indexOf('travelers-kit')).toBeGreaterThan(ids.indexOf('backpack'));
});

test('planHit: a kit is planned as one edit', () => {
  const sheet = sheetFor('man-to-man');
  const [hit] = kitsIn("traveler's kit", 'man-to-man');
  const plan = hit && planHit(sheet, hit);
  expect(plan).toMatchObject({ label: "Traveler's kit added", words: '$182 · 19½ lb · our prices' });
  const { equipment } = plan?.change(sheet.context.character) ?? { equipment: [] };
  expect(equipment[0]).toMatchObject({ key: plan?.row?.key, entry: 'backpack' });
});
