import { expect, test } from 'vitest';
import type { Character, RowChapter } from '../../character/character.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { addRow, type RowChange } from '../../character/edit-rows.ts';
import { blankSaved } from '../character/character-store.ts';
import { currentSheet, sheetOf } from '../character/derived-character.ts';
import { searchCatalog, searchReadings } from './catalog-search.ts';
import { readLine } from './read-query.ts';

const names = (query: string, chapter: 'traits' | 'skills' | 'equipment' | null = null) =>
  searchCatalog(currentSheet(), query, chapter).flatMap(({ items }) => items.map(({ name }) => name));

const liteWith = (change: (character: Character) => Character) => {
  const saved = blankSaved('lite-3e');
  return sheetOf({ ...saved, character: change(saved.character) });
};
const having = <Chapter extends RowChapter>(chapter: Chapter, ...rows: RowChange<Chapter>[]) =>
  liteWith((character) => rows.reduce((all, row) => addRow(all, chapter, row), character));
const search = (sheet: Parameters<typeof searchCatalog>[0], query: string) =>
  searchCatalog(sheet, query, null).flatMap(({ heading, items }) =>
    items.map(({ name, chapter }) => ({ heading, name, chapter })),
  );

test('searchCatalog: an empty query lists the chapter in groups, in the order of the book', () => {
  const groups = searchCatalog(currentSheet(), '', 'skills');
  expect(groups.map(({ heading }) => heading)[0]).toBe('Weapon skills');
  expect(names('', 'skills').length).toBe(currentSheet().context.catalog.skills.size);
});

test('searchCatalog finds an entry by its name, a prefix or a name with a typo', () => {
  expect(names('broadsword')[0]).toBe('Broadsword');
  expect(names('broads')[0]).toBe('Broadsword');
  expect(names('brodsword', 'skills')).toContain('Broadsword');
});

test('searchCatalog finds an entry by what it does', () => {
  expect(names('unarmed', 'skills')).toEqual(expect.arrayContaining(['Judo', 'Karate']));
  expect(names('see behind')).toContain('Peripheral Vision');
  expect(names('ammunition', 'equipment')).toContain('Arrow');
});

test('searchCatalog: a chapter excludes the others, and nonsense finds nothing', () => {
  expect(
    searchCatalog(currentSheet(), 'sword', 'skills').flatMap(({ items }) => items.map((item) => item.chapter)),
  ).not.toContain('equipment');
  expect(names('quixotic zzyzx')).toEqual([]);
});

test('searchCatalog: a kind of traits lists all that can be of that kind, first those that always are', () => {
  const sheet = sheetOf(blankSaved('lite-3e'));
  const flaws = searchCatalog(sheet, '', 'traits', 'disadvantage');
  expect(flaws.map(({ heading }) => heading)).toEqual(['Disadvantages']);
  const flawIds = flaws[0]?.items.map(({ id }) => id) ?? [];
  expect(flawIds).toContain('enemy');
  expect(flawIds.indexOf('wealth')).toBeGreaterThan(flawIds.indexOf('enemy'));
  expect(flawIds).not.toContain('combat-reflexes');
  expect(
    searchCatalog(sheet, 'poor', 'traits', 'disadvantage').flatMap(({ items }) => items.map(({ id }) => id)),
  ).toContain('wealth');
  expect(searchCatalog(sheet, 'combat reflexes', 'traits', 'disadvantage')).toEqual([]);
});

test.each([
  ['hear', 'acute-hearing'],
  ['luck', 'luck'],
  ['lucky', 'luck'],
  ['rich', 'wealth'],
  ['poor', 'wealth'],
  ['ugly', 'appearance'],
  ['pretty', 'appearance'],
  ['magic', 'magery'],
  ['boss', 'patron'],
  ['nemesis', 'enemy'],
  ['kids', 'dependent'],
  ['read', 'literacy'],
  ['dark', 'night-vision'],
  ['army', 'military-rank'],
  ['see', 'acute-vision'],
  ['afraid of spiders', 'phobia'],
  ['willpower', 'strong-will'],
  ['pain', 'high-pain-threshold'],
  ['famous', 'reputation'],
  ['sick', 'immunity-to-disease'],
])('searchCatalog: “%s” finds the trait %s', (words, id) => {
  const hits = searchCatalog(sheetOf(blankSaved('lite-3e')), words, 'traits').flatMap(({ items }) => items);
  expect(hits.map((item) => item.id).slice(0, 5)).toContain(id);
});

test.each([
  ['sneak', 'stealth'],
  ['lie', 'fast-talk'],
  ['doctor', 'physician'],
  ['horse', 'riding'],
  ['hack', 'computer-programming'],
  ['pistol', 'guns-pistol'],
  ['haggle', 'merchant'],
  ['french', 'language'],
])('searchCatalog: “%s” finds the skill %s', (words, id) => {
  const hits = searchCatalog(sheetOf(blankSaved('lite-3e')), words, 'skills').flatMap(({ items }) => items);
  expect(hits.map((item) => item.id).slice(0, 5)).toContain(id);
});

test('searchCatalog: spells are separate from skills', () => {
  const lite = sheetOf(blankSaved('lite-3e'));
  const chapters = (chapter: 'skills' | 'spells' | null) =>
    new Set(searchCatalog(lite, 'fire', chapter).flatMap(({ items }) => items.map((item) => item.chapter)));
  expect(chapters('spells')).toEqual(new Set(['spells']));
  expect(chapters('skills')).toEqual(new Set(['skills']));
  expect(chapters(null)).toContain('spells');
});

test('searchCatalog: entries that the character has and cannot take again come after the rest', () => {
  const [plain] = search(having('skills'), 'broadsword');
  expect(plain).toMatchObject({ name: 'Broadsword', chapter: 'skills' });
  const hits = search(having('skills', { entry: 'broadsword' }), 'broadsword');
  expect(hits[0]).toMatchObject({ name: 'Broadsword', chapter: 'equipment' });
  expect(hits.at(-1)).toEqual({ heading: 'Already on the sheet', name: 'Broadsword', chapter: 'skills' });
  const trait = search(having('traits', { entry: 'luck' }), 'luck');
  expect(trait.at(-1)).toMatchObject({ heading: 'Already on the sheet', name: 'Luck' });
});

test('searchCatalog: entries that can be taken again come after equally relevant new ones', () => {
  const armed = search(having('equipment', { entry: 'broadsword' }), 'broadsword');
  expect(armed.slice(0, 2)).toMatchObject([{ chapter: 'skills' }, { heading: 'Weapons', name: 'Broadsword' }]);
  expect(search(having('skills', { entry: 'survival', speciality: 'desert' }), 'survival')[0]?.name).toBe('Survival');
  expect(search(having('traits', { entry: 'enemy' }), 'enemy')[0]?.name).toBe('Enemy');
});

test('searchCatalog: entries beyond the tech level come last and are marked', () => {
  const medieval = liteWith((character) => setCampaign(character, 'techLevel', 3));
  const hits = search(medieval, 'sword');
  expect(hits.slice(-2)).toEqual([
    { heading: 'Beyond tech level 3', name: 'Force Sword', chapter: 'skills' },
    { heading: 'Beyond tech level 3', name: 'Force sword', chapter: 'equipment' },
  ]);
  const items = searchCatalog(medieval, 'blaster', 'equipment').flatMap((group) => group.items);
  expect(items[0]).toMatchObject({ id: 'blaster', beyond: 9 });
  expect(searchCatalog(medieval, '', 'equipment').at(-1)?.heading).toBe('Beyond tech level 3');
  expect(search(having('skills'), 'sword').map(({ heading }) => heading)).not.toContain('Beyond tech level 3');
});

test('searchCatalog: the closest match comes first', () => {
  expect(search(having('skills'), 'sword').slice(0, 2)).toMatchObject([{ name: 'Broadsword' }, { name: 'Shortsword' }]);
  expect(search(having('skills'), 'bow')[0]?.name).toBe('Bow');
});

test.each([
  ['poor', 'Wealth (poor)', 'poor'],
  ['wealth poor', 'Wealth (poor)', 'poor'],
  ['dead br', 'Wealth (dead broke)', 'dead-broke'],
  ['struggling', 'Wealth (struggling)', 'struggling'],
  ['beautiful', 'Appearance (handsome or beautiful)', 'handsome'],
  ['afraid of spiders', 'Phobia (spiders)', 'spiders'],
])('searchCatalog: “%s” finds %s with its choice', (words, name, value) => {
  const [first] = searchCatalog(having('traits'), words, 'traits').flatMap(({ items }) => items);
  expect(first).toMatchObject({ name, choices: [{ value }] });
});

test.each(['wealth', 'rich', 'phobia', 'enemy'])('searchCatalog: “%s” selects no choice', (words) => {
  const [first] = searchCatalog(having('traits'), words, 'traits').flatMap(({ items }) => items);
  expect(first?.choices).toEqual([]);
});

test('searchCatalog: a choice that makes the trait another kind is not proposed for this one', () => {
  const [flaw] = searchCatalog(having('traits'), 'poor', 'traits', 'disadvantage').flatMap(({ items }) => items);
  expect(flaw).toMatchObject({ id: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] });
  const [gift] = searchCatalog(having('traits'), 'poor', 'traits', 'advantage').flatMap(({ items }) => items);
  expect(gift).toMatchObject({ id: 'wealth', choices: [] });
});

test('searchReadings: a name with a figure comes before names that have both as words', () => {
  const sheet = sheetOf(blankSaved('fourth-edition'));
  const first = (line: string) => searchReadings(sheet, readLine(line), { chapter: null })[0]?.hit;
  expect(first('status 1')).toMatchObject({ chapter: 'traits', id: 'status', reading: { wanted: { number: 1 } } });
  expect(first('status +1')).toMatchObject({ chapter: 'traits', id: 'status' });
  expect(first('ordinary clothes status 1')).toMatchObject({ chapter: 'equipment' });
});

const firstUnder = (ruleset: string, query: string, count = 1) =>
  searchCatalog(sheetOf(blankSaved(ruleset)), query, null)
    .flatMap(({ items }) => items.map(({ name }) => name))
    .slice(0, count);

test('searchCatalog: things that are what was typed come before things that only begin with the word', () => {
  expect(firstUnder('fourth-edition', 'backpack', 3)).toEqual(['Frame backpack', 'Small backpack', 'Backpack radio']);
  expect(firstUnder('lite-3e', 'backpack')).toEqual(['Backpack']);
  expect(firstUnder('fourth-edition', 'rope')).toEqual(['Rope, 3/8″, 10 yards']);
});

test('searchCatalog: a name that begins with the word comes before one that has it later', () => {
  expect(firstUnder('fourth-edition', 'climb')).toEqual(['Climbing']);
  const spells = firstUnder('fourth-edition', 'fire', 400);
  expect(spells.indexOf('Fireball')).toBeLessThan(spells.indexOf('Shape Fire'));
  const light = firstUnder('fourth-edition', 'light', 400);
  expect(light.indexOf('Lightning')).toBeLessThan(light.indexOf('Continual Light'));
});

test('searchCatalog: a technique of a skill that the character lacks comes after what has a level', () => {
  const horses = firstUnder('fourth-edition', 'horse', 400);
  expect(horses[0]).toMatch(/horse$/);
  expect(horses.indexOf('Horse Archery')).toBeGreaterThan(horses.indexOf('Riding'));
  const saved = blankSaved('fourth-edition');
  const archer = sheetOf({ ...saved, character: addRow(saved.character, 'skills', { entry: 'bow' }) });
  const forArcher = searchCatalog(archer, 'horse', 'skills').flatMap(({ items }) => items.map(({ name }) => name));
  expect(forArcher[0]).toBe('Horse Archery');
  expect(firstUnder('fourth-edition', 'horse archery')).toEqual(['Horse Archery']);
});

test('searchCatalog: accents of what is typed do not matter', () => {
  expect(firstUnder('fourth-edition', 'bröadswórd')).toEqual(['Broadsword']);
  expect(firstUnder('lite-3e', 'ÉSCAPE')).toEqual(['Escape']);
});
