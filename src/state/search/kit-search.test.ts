import { expect, test } from 'vitest';
import { setCampaign } from '../../character/edit-concept.ts';
import { blankSaved } from '../character/character-store.ts';
import { sheetOf } from '../character/derived-character.ts';
import { searchKits } from './kit-search.ts';

const sheetFor = (ruleset: string, techLevel: number | null = null) => {
  const saved = blankSaved(ruleset);
  return sheetOf({ ...saved, character: setCampaign(saved.character, 'techLevel', techLevel) });
};
const ids = (query: string, ruleset = 'lite-3e') => searchKits(sheetFor(ruleset), query).map(({ id }) => id);

test('searchKits: an empty query finds the kits of the ruleset', () => {
  expect(ids('', 'man-to-man')).toContain('travelers-kit');
  expect(ids('', 'man-to-man')).not.toContain('office-to-go');
  expect(ids('')).toEqual(expect.arrayContaining(['travelers-kit', 'office-to-go']));
  expect(ids('', 'fourth-edition')).toEqual([]);
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
])('searchKits: “%s” finds %s', (query, id) => {
  expect(ids(query).slice(0, 5)).toContain(id);
});

test('searchKits: what is in a kit is in its hit, and nonsense finds nothing', () => {
  expect(searchKits(sheetFor('lite-3e'), 'archer')[0]?.items).toContain('quiver with 10 × arrow');
  expect(ids('zweihander of doom')).toEqual([]);
});

test('searchKits: kits beyond the tech level come last', () => {
  const hits = searchKits(sheetFor('lite-3e', 3), '');
  expect(hits.at(0)).toMatchObject({ id: 'travelers-kit', beyond: null });
  expect(hits.find(({ id }) => id === 'landing-kit')).toMatchObject({ beyond: 9 });
  const beyond = hits.map((hit) => hit.beyond !== null);
  expect(beyond).toEqual(beyond.toSorted((a, b) => Number(a) - Number(b)));
});
