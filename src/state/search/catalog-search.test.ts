import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Character, RowChapter } from '../../character/character.ts';
import type { CustomEntry } from '../../character/custom-entry.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { addRow, type RowChange } from '../../character/edit-rows.ts';
import { ownItemSchema } from '../../character/equipment-rows.ts';
import { ownSkillSchema } from '../../character/skill-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { splitQuery } from '../../interchange/lines/split-query.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { blankSaved, openCharacter } from '../character/character-store.ts';
import { currentSheet, sheetOf } from '../character/derived-character.ts';
import type { SavedEntry } from '../library/library-state.ts';
import { searchCatalog, searchReadings } from './catalog-search.ts';
import { searchCustomEntries } from './custom-entry-search.ts';
import { listFilters, orderHits, passesFilters } from './picker-filters.ts';
import { planHit } from './plan-list.ts';
import { wordingsOf } from './read-query.ts';
import { indexedEntries, searchIndex } from './search-index.ts';

describe('Searching the catalog', () => {
  beforeEach(() => openCharacter(blankSaved('man-to-man')));

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

  test('searchCatalog lists the chapter in groups for an empty query, in the order of the book', () => {
    const groups = searchCatalog(currentSheet(), '', 'skills');
    expect(groups.map(({ heading }) => heading)[0]).toBe('Weapon skills');
    expect(names('', 'skills').length).toBe(currentSheet().context.catalog.skills.size);
  });

  test('searchCatalog finds an entry by its name, a prefix or a name with a typo', () => {
    expect(names('broadsword')[0]).toBe('Broadsword');
    expect(names('broads')[0]).toBe('Broadsword');
    expect(names('brodsword', 'skills')).toContain('Broadsword');
  });

  test('searchCatalog finds an entry by its effect', () => {
    expect(names('unarmed', 'skills')).toEqual(expect.arrayContaining(['Judo', 'Karate']));
    expect(names('see behind')).toContain('Peripheral Vision');
    expect(names('ammunition', 'equipment')).toContain('Arrow');
  });

  test('searchCatalog excludes other chapters, and finds nothing for nonsense', () => {
    expect(
      searchCatalog(currentSheet(), 'sword', 'skills').flatMap(({ items }) => items.map((item) => item.chapter)),
    ).not.toContain('equipment');
    expect(names('quixotic zzyzx')).toEqual([]);
  });

  test('searchCatalog lists all traits that can be of a kind, first those that always are', () => {
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
  ])('searchCatalog for “%s” finds the trait %s', (words, id) => {
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
  ])('searchCatalog for “%s” finds the skill %s', (words, id) => {
    const hits = searchCatalog(sheetOf(blankSaved('lite-3e')), words, 'skills').flatMap(({ items }) => items);
    expect(hits.map((item) => item.id).slice(0, 5)).toContain(id);
  });

  test('searchCatalog separates spells from skills', () => {
    const lite = sheetOf(blankSaved('lite-3e'));
    const chapters = (chapter: 'skills' | 'spells' | null) =>
      new Set(searchCatalog(lite, 'fire', chapter).flatMap(({ items }) => items.map((item) => item.chapter)));
    expect(chapters('spells')).toEqual(new Set(['spells']));
    expect(chapters('skills')).toEqual(new Set(['skills']));
    expect(chapters(null)).toContain('spells');
  });

  test('searchCatalog puts entries that the character has and cannot add again after the rest', () => {
    const [plain] = search(having('skills'), 'broadsword');
    expect(plain).toMatchObject({ name: 'Broadsword', chapter: 'skills' });
    const hits = search(having('skills', { entry: 'broadsword' }), 'broadsword');
    expect(hits[0]).toMatchObject({ name: 'Broadsword', chapter: 'equipment' });
    expect(hits.at(-1)).toEqual({ heading: 'Already on the sheet', name: 'Broadsword', chapter: 'skills' });
    const trait = search(having('traits', { entry: 'luck' }), 'luck');
    expect(trait.at(-1)).toMatchObject({ heading: 'Already on the sheet', name: 'Luck' });
  });

  test('searchCatalog puts entries that can be added again after equally relevant new ones', () => {
    const armed = search(having('equipment', { entry: 'broadsword' }), 'broadsword');
    expect(armed.slice(0, 2)).toMatchObject([{ chapter: 'skills' }, { heading: 'Weapons', name: 'Broadsword' }]);
    expect(search(having('skills', { entry: 'survival', speciality: 'desert' }), 'survival')[0]?.name).toBe('Survival');
    expect(search(having('traits', { entry: 'enemy' }), 'enemy')[0]?.name).toBe('Enemy');
  });

  test('searchCatalog puts entries beyond the tech level last and marks them', () => {
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

  test('searchCatalog puts what the campaign does not use last, or hides it', () => {
    const books = { allowed: [], lowestTechLevel: null, highestTechLevel: 4, hidden: false };
    const fourth = blankSaved('fourth-edition');
    const under = (hidden: boolean) =>
      sheetOf({ ...fourth, character: setCampaign(fourth.character, 'books', { ...books, hidden }) });
    const last = search(under(false), 'pistol').filter(({ chapter }) => chapter === 'equipment');
    expect(last.at(0)?.heading).not.toBe('Not used in this campaign');
    expect(last.at(-1)?.heading).toBe('Not used in this campaign');
    const shown = search(under(true), 'pistol').filter(({ chapter }) => chapter === 'equipment');
    expect(shown.map(({ name }) => name)).toEqual(
      last.filter(({ heading }) => heading !== 'Not used in this campaign').map(({ name }) => name),
    );
  });

  test('searchCatalog puts the closest match first', () => {
    expect(search(having('skills'), 'sword').slice(0, 2)).toMatchObject([
      { name: 'Broadsword' },
      { name: 'Shortsword' },
    ]);
    expect(search(having('skills'), 'bow')[0]?.name).toBe('Bow');
  });

  test.each([
    ['poor', 'Wealth (poor)', 'poor'],
    ['wealth poor', 'Wealth (poor)', 'poor'],
    ['dead br', 'Wealth (dead broke)', 'dead-broke'],
    ['struggling', 'Wealth (struggling)', 'struggling'],
    ['beautiful', 'Appearance (handsome or beautiful)', 'handsome'],
    ['afraid of spiders', 'Phobia (spiders)', 'spiders'],
  ])('searchCatalog for “%s” finds %s with its choice', (words, name, value) => {
    const [first] = searchCatalog(having('traits'), words, 'traits').flatMap(({ items }) => items);
    expect(first).toMatchObject({ name, choices: [{ value }] });
  });

  test.each(['wealth', 'rich', 'phobia', 'enemy'])('searchCatalog for “%s” selects no choice', (words) => {
    const [first] = searchCatalog(having('traits'), words, 'traits').flatMap(({ items }) => items);
    expect(first?.choices).toEqual([]);
  });

  test('searchCatalog does not propose a choice that changes the trait’s kind for this one', () => {
    const [flaw] = searchCatalog(having('traits'), 'poor', 'traits', 'disadvantage').flatMap(({ items }) => items);
    expect(flaw).toMatchObject({ id: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] });
    const [gift] = searchCatalog(having('traits'), 'poor', 'traits', 'advantage').flatMap(({ items }) => items);
    expect(gift).toMatchObject({ id: 'wealth', choices: [] });
  });

  test('searchReadings puts a name with a figure before names that have both as words', () => {
    const sheet = sheetOf(blankSaved('fourth-edition'));
    const first = (line: string) => searchReadings(sheet, wordingsOf(line), { chapter: null })[0]?.hit;
    expect(first('status 1')).toMatchObject({ chapter: 'traits', id: 'status', reading: { wanted: { number: 1 } } });
    expect(first('status +1')).toMatchObject({ chapter: 'traits', id: 'status' });
    expect(first('ordinary clothes status 1')).toMatchObject({ chapter: 'equipment' });
  });

  const firstUnder = (ruleset: string, query: string, count = 1) =>
    searchCatalog(sheetOf(blankSaved(ruleset)), query, null)
      .flatMap(({ items }) => items.map(({ name }) => name))
      .slice(0, count);

  test('searchCatalog puts things of the typed kind before things that only begin with the word', () => {
    expect(firstUnder('fourth-edition', 'backpack', 3)).toEqual(['Frame backpack', 'Small backpack', 'Backpack radio']);
    expect(firstUnder('lite-3e', 'backpack')).toEqual(['Backpack']);
    expect(firstUnder('fourth-edition', 'rope')).toEqual(['Rope, 3/8″, 10 yards']);
  });

  test('searchCatalog puts a name that begins with the word before one that has it later', () => {
    expect(firstUnder('fourth-edition', 'climb')).toEqual(['Climbing']);
    const spells = firstUnder('fourth-edition', 'fire', 400);
    expect(spells.indexOf('Fireball')).toBeLessThan(spells.indexOf('Shape Fire'));
    const light = firstUnder('fourth-edition', 'light', 400);
    expect(light.indexOf('Lightning')).toBeLessThan(light.indexOf('Continual Light'));
  });

  test('searchCatalog puts a technique of a skill that the character lacks after entries with a level', () => {
    const horses = firstUnder('fourth-edition', 'horse', 400);
    expect(horses[0]).toMatch(/horse$/);
    expect(horses.indexOf('Horse Archery')).toBeGreaterThan(horses.indexOf('Riding'));
    const saved = blankSaved('fourth-edition');
    const archer = sheetOf({ ...saved, character: addRow(saved.character, 'skills', { entry: 'bow' }) });
    const forArcher = searchCatalog(archer, 'horse', 'skills').flatMap(({ items }) => items.map(({ name }) => name));
    expect(forArcher[0]).toBe('Horse Archery');
    expect(firstUnder('fourth-edition', 'horse archery')).toEqual(['Horse Archery']);
  });

  test('searchCatalog ignores accents in the query', () => {
    expect(firstUnder('fourth-edition', 'bröadswórd')).toEqual(['Broadsword']);
    expect(firstUnder('lite-3e', 'ÉSCAPE')).toEqual(['Escape']);
  });

  test('searchReadings prefers the name of a skill to a trait whose answer is the word in brackets', () => {
    const sheet = sheetOf(blankSaved('fourth-edition'));
    const [first] = searchReadings(sheet, wordingsOf('innate attack (projectile) 13'), { chapter: null });
    expect(first?.hit).toMatchObject({ chapter: 'skills', id: 'innate-attack-projectile' });
  });
});

test.each(rulesetIds)('a single letter finds under %s what the index has for it', (ruleset) => {
  const { catalog } = sheetOf(blankSaved(ruleset)).context;
  const found = (query: string) =>
    searchIndex(catalog, query)
      .map(({ entry, match }) => `${entry.chapter} ${entry.id} ${match}`)
      .sort();
  for (const letter of 'bsx') expect(found(letter)).toEqual(found(`${letter} ${letter}`));
  expect(found('b')).not.toEqual([]);
});

describe('Kits', () => {
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

  test('searchCatalog puts the kits of a ruleset first among its equipment', () => {
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
  ])('searchCatalog for “%s” finds %s', (query, id) => {
    expect(kitsIn(query, 'lite-3e').map((hit) => hit.id)).toContain(id);
  });

  test('searchCatalog puts kits with something beyond the tech level after the rest, and marks them', () => {
    expect(kitsIn('kit', 'lite-3e', 3).find(({ id }) => id === 'travelers-kit')?.beyond).toBeNull();
    expect(kitsIn('landing', 'lite-3e', 3)).toMatchObject([{ heading: 'Beyond tech level 3', beyond: 9 }]);
  });

  test('listFilters and orderHits use the price and weight of a kit’s contents', () => {
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

  test('planHit plans a kit as one edit', () => {
    const sheet = sheetFor('man-to-man');
    const [hit] = kitsIn("traveler's kit", 'man-to-man');
    const plan = hit && planHit(sheet, hit);
    expect(plan).toMatchObject({ label: "Traveler's kit added", words: '$182 · 19½ lb · our prices' });
    const { equipment } = plan?.change(sheet.context.character) ?? { equipment: [] };
    expect(equipment[0]).toMatchObject({ key: plan?.row?.key, entry: 'backpack' });
  });
});

describe('Custom entries', () => {
  const entries = (
    [
      { list: 'traits', own: z.parse(ownTraitSchema, { name: 'Night blindness', kind: 'disadvantage', points: -10 }) },
      {
        list: 'traits',
        own: z.parse(ownTraitSchema, { name: 'Seal sense', points: 5, description: 'Feels the tide.' }),
      },
      { list: 'traits', own: z.parse(ownTraitSchema, { name: 'Odd perk', kind: 'perk', points: 1 }) },
      { list: 'skills', own: z.parse(ownSkillSchema, { name: 'Tide lore', attribute: 'iq', difficulty: 'hard' }) },
      { list: 'skills', own: z.parse(ownSkillSchema, { name: 'Trick', difficulty: 'techniqueHard' }) },
      { list: 'skills', own: z.parse(ownSkillSchema, { name: 'Call the tide', attribute: 'iq', spell: {} }) },
      { list: 'equipment', own: z.parse(ownItemSchema, { name: 'Boat hook', kind: 'weapon', cost: 30, weight: 4.5 }) },
    ] satisfies CustomEntry[]
  ).map((entry, index): SavedEntry => ({ id: `e${index}`, entry, setAside: [], updated: '' }));

  const found = (
    query: string,
    ...narrowed: [Parameters<typeof searchCustomEntries>[2]?, Parameters<typeof searchCustomEntries>[3]?]
  ) =>
    searchCustomEntries(currentSheet(), query, narrowed[0] ?? null, narrowed[1] ?? null, entries).map(
      ({ name }) => name,
    );

  test('saved custom entries are found by name and description, the closest first', () => {
    openCharacter(blankSaved('lite-3e'));
    expect(found('tide')).toEqual(['Tide lore', 'Call the tide', 'Seal sense']);
    expect(found('BLIND night')).toEqual(['Night blindness']);
    expect(found('tides')).toEqual([]);
    expect(found('tídé lóre')).toEqual(['Tide lore']);
  });

  test('results are narrowed to a chapter or a kind of trait', () => {
    openCharacter(blankSaved('lite-3e'));
    expect(found('', 'traits')).toEqual(['Night blindness', 'Seal sense']);
    expect(found('', 'traits', 'disadvantage')).toEqual(['Night blindness']);
    expect(found('', 'skills')).toEqual(['Tide lore']);
    expect(found('', 'equipment')).toEqual(['Boat hook']);
  });

  test('only entries that the ruleset supports are offered: perks and techniques in the fourth edition, no spells without magic', () => {
    openCharacter(blankSaved('fourth-edition'));
    expect(found('')).toContain('Odd perk');
    expect(found('')).toContain('Trick');
    openCharacter(blankSaved('man-to-man'));
    expect(found('')).not.toContain('Odd perk');
    expect(found('')).not.toContain('Call the tide');
  });

  test('each result has its figures in short', () => {
    openCharacter(blankSaved('fourth-edition'));
    const figures = searchCustomEntries(currentSheet(), '', null, null, entries).map((hit) => [hit.name, hit.figures]);
    expect(Object.fromEntries(figures)).toMatchObject({
      'Night blindness': 'disadvantage, −10 points',
      'Tide lore': expect.stringMatching(/IQ.*hard/i),
      'Boat hook': 'weapon, $30, 4½ lb',
    });
  });
});

describe('Queries', () => {
  /** The reading with the shortest name: everything that can be a figure was taken as one. */
  const shortest = (line: string) =>
    wordingsOf(line).reduce((best, reading) => (reading.name.length < best.name.length ? reading : best));

  test.each([
    ['Broadsword 15', 'Broadsword', { number: 15 }],
    ['Broadsword-15', 'Broadsword', { number: 15 }],
    ['Broadsword–15', 'Broadsword', { number: 15 }],
    ['Broadsword - 15', 'Broadsword', { number: 15 }],
    ['Broadsword: 15', 'Broadsword', { number: 15 }],
    ['Broadsword (15)', 'Broadsword', { number: 15 }],
    ['Broadsword-15 [16]', 'Broadsword', { number: 15, points: 16 }],
    ['Broadsword (DX+2)-15 [16]', 'Broadsword', { number: 15, points: 16 }],
    ['Broadsword +1', 'Broadsword', { change: 1 }],
    ['Broadsword -1', 'Broadsword', { change: -1 }],
    ['Broadsword DX+2', 'Broadsword', { relative: { attribute: 'dx', by: 2 } }],
    ['Broadsword (DX-1)', 'Broadsword', { relative: { attribute: 'dx', by: -1 } }],
    ['Tactics IQ', 'Tactics', { relative: { attribute: 'iq', by: 0 } }],
    ['Broadsword 8 pts', 'Broadsword', { points: 8 }],
    ['Broadsword 8p', 'Broadsword', { points: 8 }],
    ['Broadsword (8 points)', 'Broadsword', { points: 8 }],
    ['Stealth ½ pt', 'Stealth', { points: 0.5 }],
    ['Overconfidence [-10]', 'Overconfidence', { points: -10 }],
    ['Overconfidence [−10]', 'Overconfidence', { points: -10 }],
    ['Magery 2', 'Magery', { number: 2 }],
    ['ST 13', 'ST', { number: 13 }],
    ['ST:13', 'ST', { number: 13 }],
    ['ST+2', 'ST', { change: 2 }],
    ['ST-1', 'ST', { change: -1 }],
    ['ST-13', 'ST', { number: 13 }],
    ['Hits +2', 'Hits', { change: 2 }],
    ['rope x3', 'rope', { count: 3 }],
    ['rope ×3', 'rope', { count: 3 }],
    ['rope 3x', 'rope', { count: 3 }],
    ['rope (x3)', 'rope', { count: 3 }],
    ['3 rope', 'rope', { count: 3 }],
    ['3x rope', 'rope', { count: 3 }],
    ['Guns/TL7-14', 'Guns', { number: 14, techLevel: 7 }],
  ])('wordingsOf reads “%s” as %s with %o', (line, name, wanted) => {
    const { name: found, wanted: figures } = shortest(line);
    expect({ name: found, wanted: figures }).toEqual({ name, wanted });
  });

  test.each([
    ['Wealth (wealthy)', 'Wealth', ['wealthy'], {}],
    ['Enemy (large group; 9 or less) [-30]', 'Enemy', ['large group', '9 or less'], { points: -30 }],
    ['Survival (desert) 12', 'Survival', ['desert'], { number: 12 }],
    ['Guns (Pistol)/TL7-14 [4]', 'Guns', ['Pistol'], { number: 14, points: 4, techLevel: 7 }],
  ])('wordingsOf reads the brackets in “%s”', (line, name, answers, wanted) => {
    expect(wordingsOf(line)).toContainEqual({ line, name, answers, wanted });
  });

  test('wordingsOf puts the whole line first, as a name', () => {
    expect(wordingsOf('Strong Will +2').map(({ name }) => name)).toEqual(['Strong Will +2', 'Strong Will', 'Strong']);
    expect(wordingsOf('9mm pistol')).toEqual([{ line: '9mm pistol', name: '9mm pistol', answers: [], wanted: {} }]);
    expect(wordingsOf('backpack')).toHaveLength(1);
  });

  test.each([
    ['ST 12 DX 13 IQ 11 HT 12', ['ST 12', 'DX 13', 'IQ 11', 'HT 12']],
    ['ST 12, DX 13; IQ 11', ['ST 12', 'DX 13', 'IQ 11']],
    ['ST: 12 [20] DX: 13 [30]', ['ST: 12 [20]', 'DX: 13 [30]']],
    ['Luck\nBroadsword 15\r\n\r\n• Shield 13', ['Luck', 'Broadsword 15', 'Shield 13']],
    ['Enemy (large group; 9 or less), Luck', ['Enemy (large group; 9 or less)', 'Luck']],
    ['Enemy (never closed\nLuck', ['Enemy (never closed', 'Luck']],
    ['Broadsword 15', ['Broadsword 15']],
  ])('splitQuery splits “%s”', (text, lines) => {
    expect(splitQuery(text).map((line) => line.text)).toEqual(lines);
  });

  test('splitQuery applies a heading in the plural to the lines below it, one in the singular to its own line', () => {
    expect(splitQuery('Skills [24]: Broadsword-15, Shield-13; Stealth-12\nLuck\nQuirks:\nhums, hates elves')).toEqual([
      { text: 'Broadsword-15', heading: 'skills', number: 1 },
      { text: 'Shield-13', heading: 'skills', number: 1 },
      { text: 'Stealth-12', heading: 'skills', number: 1 },
      { text: 'Luck', heading: null, number: 2 },
      { text: 'hums', heading: 'quirk', number: 4 },
      { text: 'hates elves', heading: 'quirk', number: 4 },
    ]);
    expect(splitQuery('Quirk: hums, whistles and sings; Luck')).toEqual([
      { text: 'hums, whistles and sings', heading: 'quirk', number: 1 },
      { text: 'Luck', heading: null, number: 1 },
    ]);
    expect(splitQuery('q: hums')).toEqual([{ text: 'hums', heading: 'quirk', number: 1 }]);
  });

  test('splitQuery leaves a name with a comma as one line', () => {
    expect(splitQuery('Rope, 3/8 inch', (text) => text === 'Rope, 3/8 inch')).toEqual([
      { text: 'Rope, 3/8 inch', heading: null, number: 1 },
    ]);
  });

  test('wordingsOf and splitQuery read anything: no text throws, and none is lost from the first reading', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z ]{0,9}[-+x()[\]\d ;,:]{0,9}$/)),
        (text) => {
          for (const line of splitQuery(text)) expect(line.text).not.toBe('');
          const [first, ...others] = wordingsOf(text);
          expect(first?.wanted).toEqual({});
          for (const { name, wanted } of others) {
            expect(name).not.toBe('');
            for (const figure of Object.values(wanted)) if (typeof figure === 'number') expect(figure).not.toBeNaN();
          }
        },
      ),
    );
  });
});
