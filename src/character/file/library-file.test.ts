import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCharacter, arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { caseCount, someOf } from '../../testing/extent.ts';
import { sentenceFault } from '../../testing/fuzz/file-faults.ts';
import { customEntriesOf } from '../../testing/own-rows.ts';
import { blankCharacter } from '../character.ts';
import { isSameCustomEntry } from '../custom-entry.ts';
import { currentVersion, serializeFile } from './character-file.ts';
import { entriesFile, parseEntries, serializeEntries } from './entries-file.ts';
import { claimsToBe } from './envelope.ts';
import { lineAndColumn } from './json-text.ts';
import {
  entryStart,
  type LibraryMember,
  LineCounter,
  libraryFile,
  libraryHead,
  maxCharacters,
  maxLibraryLength,
  parseLibrary,
  serializeLibrary,
} from './library-file.ts';
import { describeProblem } from './problem-sentences.ts';

describe('Library files', () => {
  const named = (name: string) => ({ ruleset: 'lite-3e', houseRules: [], character: { ...blankCharacter(), name } });
  const member = (id: string, name: string, more: Partial<LibraryMember> = {}): LibraryMember => ({
    id,
    updated: '2026-01-01T10:00:00.000Z',
    tags: ['knights'],
    text: serializeFile(named(name), '1.0'),
    ...more,
  });
  const three = serializeLibrary([member('a', 'Ann'), member('b', 'Žofie'), member('c', 'Cid')], '1.0');
  /** A short summary: everything but the content of the characters. */
  const outline = (text: string) => {
    const reading = parseLibrary(text);
    if (!reading.ok) return reading.error.code;
    return [
      ...reading.value.characters.map(({ place, id, saved }) => `${place} ${id} ${saved.character.name}`),
      ...reading.value.faults.map(({ place, name, problem }) => `${place} ${name}: ${problem.code}`),
    ];
  };

  describe('parseLibrary: a library file', () => {
    it('is JSON, and is read back unchanged', () => {
      expect(JSON.parse(three)).toMatchObject({
        format: 'pointwright-library',
        version: 1,
        app: '1.0',
        characters: [{ id: 'a', tags: ['knights'], file: { character: { name: 'Ann' } } }, {}, {}],
      });
      const reading = parseLibrary(three);
      expect(reading).toMatchObject({ ok: true, value: { faults: [] } });
      expect(reading.ok && reading.value.characters[1]).toEqual({
        place: 2,
        id: 'b',
        updated: '2026-01-01T10:00:00.000Z',
        tags: ['knights'],
        saved: named('Žofie'),
        report: [],
        text: serializeFile(named('Žofie'), '1.0').trim(),
      });
    });

    it.each(['__proto__', 'constructor', 'toString'])('does not give the id %s to a character', (id) => {
      expect(outline(serializeLibrary([member(id, 'Ann')], '1.0'))).toEqual(['1  Ann']);
    });

    it('accepts an empty list', () => {
      expect(outline(serializeLibrary([], '1.0'))).toEqual([]);
    });

    it.each([
      ['indented otherwise', JSON.stringify(JSON.parse(three), null, 3)],
      ['on one line', JSON.stringify(JSON.parse(three))],
      [
        'with its fields in another order',
        JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(three)).reverse())),
      ],
      ['with a byte order mark and windows line ends', `\uFEFF${three.replaceAll('\n', '\r\n')}`],
      ['with unknown fields', three.replace('"app"', '"later": [{"a": "]}"}], "app"')],
    ])('may be written by another program: %s', (_, text) => {
      expect(outline(text)).toEqual(['1 a Ann', '2 b Žofie', '3 c Cid']);
    });

    it.each([
      ['b', ['1 a Ann', '3 c Cid', '2 Žofie: not-json']],
      ['c', ['1 a Ann', '2 b Žofie', '3 Cid: not-json']],
    ])('is read past a misplaced end: %s', (id, expected) => {
      const text = three.replace(`{ "id": "${id}"`, ` ] "id": "${id}"`);
      expect(outline(text)).toEqual(expected);
    });

    it('has invalid ids, times and tags dropped', () => {
      const odd = serializeLibrary([member('', 'Ann')], '').replace(
        '"id": "", "updated": "2026-01-01T10:00:00.000Z", "tags": ["knights"]',
        '"id": "../../etc", "updated": "yesterday", "tags": ["a", 5, "A"]',
      );
      expect(parseLibrary(odd)).toMatchObject({ value: { characters: [{ id: '', updated: '', tags: ['a'] }] } });
    });

    it('is recognized by claimsToBe', () => {
      const otherTexts = [
        serializeFile(named('pointwright-library'), ''),
        '',
        '{',
        '[]',
        '"pointwright-library"',
        'format',
      ];
      expect([three, `\uFEFF ${three}`, three.slice(0, 60)].map((text) => claimsToBe(libraryFile, text))).toEqual([
        true,
        true,
        true,
      ]);
      expect(otherTexts.map((text) => claimsToBe(libraryFile, text))).toEqual(otherTexts.map(() => false));
    });
  });

  describe('parseLibrary: a damaged library', () => {
    it('returns all other characters when one is not JSON', () => {
      const text = three.replace('"name": "Žofie"', '"name": "Žofie" "twice"');
      expect(outline(text)).toEqual(['1 a Ann', '3 c Cid', '2 Žofie: not-json']);
      const reading = parseLibrary(text);
      expect(reading.ok && reading.value.faults[0]?.raw).toContain('"twice"');
    });

    it.each([
      ['a quote', '"name": "Žofie"', '"name": "Žofie'],
      ['a bracket', '"houseRules": []', '"houseRules": ['],
    ])('returns all other characters when %s is missing', (_, whole, cut) => {
      const at = three.indexOf('"id": "b"');
      const text = three.slice(0, at) + three.slice(at).replace(whole, cut);
      expect(outline(text)).toMatchObject([
        '1 a Ann',
        '3 c Cid',
        expect.stringMatching(/^2 .*: (not-json|truncated)$/),
      ]);
    });

    it('returns all complete characters when it is cut off', () => {
      const cut = three.slice(0, three.indexOf('"Cid"') + 5);
      expect(outline(cut)).toEqual(['1 a Ann', '2 b Žofie', '3 Cid: truncated']);
      expect(outline(three.slice(0, three.indexOf('"Ann"')))).toEqual(['1 : truncated']);
      expect(outline(three.slice(0, three.lastIndexOf(']')))).toEqual(['1 a Ann', '2 b Žofie', '3 c Cid']);
      expect(outline(three.replaceAll(' },\n{ "id"', ' }\n{ "id"'))).toEqual(['1 a Ann', '2 b Žofie', '3 c Cid']);
      const reading = parseLibrary(cut);
      expect(reading.ok && reading.value.faults[0]?.problem).toMatchObject({ line: cut.split('\n').length });
    });

    it('keeps an unreadable text that was written into it', () => {
      const broken = '{"format": "pointwright", "ver';
      const text = serializeLibrary([member('a', 'Ann', { text: broken }), member('b', 'Bea')], '1.0');
      expect(outline(text)).toEqual(['2 b Bea', '1 : truncated']);
      const reading = parseLibrary(text);
      expect(reading.ok && reading.value.faults[0]?.raw).toBe(broken);
    });

    it('reports the problem of each character', () => {
      const text = serializeLibrary(
        [
          member('a', 'Ann', {
            text: serializeFile(named('Ann'), '').replace(`"version": ${currentVersion}`, '"version": 99'),
          }),
          member('b', 'Bea', { text: '{"format": "other", "name": "Bob"}' }),
          member('c', 'Cid', { text: '5' }),
        ],
        '',
      );
      expect(outline(text)).toEqual(['1 Ann: newer-version', '2 Bob: not-ours', '3 : not-ours']);
      expect(outline(three.replaceAll('"file"', '"fiel"'))).toMatchObject(['1 Ann: no-character', {}, {}]);
    });
  });

  describe('parseLibrary: a library whose list ends too early', () => {
    it('is read to the last written character', () => {
      const text = three.replace(`,${entryStart}"b"`, `]${entryStart}"b"`);
      expect(text).not.toBe(three);
      expect(outline(text)).toEqual(['1 a Ann', '2 b Žofie', '3 c Cid']);
    });
  });

  describe('parseLibrary: a library that has lost the start of a character', () => {
    it('keeps the rest of that character, even if it looks like the end of the list', () => {
      const rest = '], "skills": [{ "entry": "judo" }] } } }';
      const reading = parseLibrary(`${libraryHead('1.0')}${rest}\n] }\n`);
      expect(reading).toMatchObject({
        ok: true,
        value: { characters: [], faults: [{ raw: expect.stringContaining(rest) }] },
      });
    });

    it.each([' }', ', "later": [1, { "a": "]}" }], "more": 5 }', '}\n\u0000\u0000'])(
      'ends with %j like any other library',
      (end) => {
        expect(outline(three.replace(/ \}\s*$/, end))).toEqual(['1 a Ann', '2 b Žofie', '3 c Cid']);
      },
    );
  });

  describe('parseLibrary: a text that is not a library', () => {
    it.each([
      ['', 'empty'],
      ['{', 'truncated'],
      ['{"format": "pointwright-library"', 'truncated'],
      ['{"format": "pointwright-library", "version": 1, "characters"', 'truncated'],
      ['Dear diary', 'not-json'],
      ['[]', 'not-ours'],
      ['{"format": "pointwright"}', 'not-ours'],
      ['{"format": "pointwright-library"}', 'no-version'],
      ['{"format": "pointwright-library", "version": 0.5, "characters": []}', 'no-version'],
      ['{"format": "pointwright-library", "version": 2, "app": "9.1", "characters": []}', 'newer-version'],
      ['{"format": "pointwright-library", "version": 1}', 'no-characters'],
      ['{"format": "pointwright-library", "version": 1, "characters": {"a": 1}}', 'no-characters'],
      ['{"format": "pointwright-library", "version": 1, "characters": 17}', 'no-characters'],
    ])('%j is refused: %s', (text, code) => {
      expect(outline(text)).toBe(code);
    });

    it.each([
      ['"format": 1e999', 'not-ours'],
      ['"format": "pointwright-library", "version": 1e999', 'no-version'],
      ['"format": "pointwright-library", "version": -1e999', 'no-version'],
      ['"format": "pointwright-library", "version": 1, "version": [[1e999], 1e999]', 'no-version'],
      ['"format": "pointwright-library", "version": 1, "characters": 1e999', 'no-characters'],
      [`"format": "pointwright-library", "version": ${'['.repeat(50)}${']'.repeat(50)}`, 'too-deep'],
    ])('with the head {%s} is refused within the bounds of a file: %s', (head, code) => {
      const reading = parseLibrary(`{${head}}`);
      expect(reading).toMatchObject({ ok: false, error: { code } });
      expect(reading.ok ? '' : sentenceFault(reading.error)).toBeNull();
    });

    it('is read even if an unknown field of its head exceeds the bounds', () => {
      const later = `"later": ${'['.repeat(50)}1e999${']'.repeat(50)}, "app": 1e999`;
      expect(outline(three.replace('"app": "1.0"', later))).toEqual(['1 a Ann', '2 b Žofie', '3 c Cid']);
    });

    it('is refused when it is too long', () => {
      expect(outline('x'.repeat(maxLibraryLength + 1))).toBe('library-too-large');
    });

    it('is not read past the maximum number of characters', () => {
      const text = `{"format": "pointwright-library", "version": 1, "characters": [${'{},'.repeat(maxCharacters + 5)}{}]}`;
      const reading = parseLibrary(text);
      expect(reading.ok && reading.value.faults.length).toBe(maxCharacters + 1);
      expect(reading.ok && reading.value.faults.at(-1)).toMatchObject({
        problem: { code: 'too-many-characters' },
        raw: '',
      });
    });

    it('is read in linear time, even with many unterminated entries', () => {
      // None of the entries ends: scanning each to the end of the text would take minutes.
      const oneLine = `{"format": "pointwright-library", "version": 1, "characters": [${'{"file": 5},'.repeat(15_000)}`;
      const faults = parseLibrary(`${oneLine}{"x": "${'x'.repeat(2_000_000)}"}]}`);
      expect(faults.ok && faults.value.faults.length).toBe(15_001);
      const broken = `${entryStart}"${'x'.repeat(200)}`;
      const text = `{"format": "pointwright-library", "version": 1, "characters": [${broken.repeat(19_000)}`;
      const reading = parseLibrary(text);
      expect(reading.ok && reading.value.faults.length).toBe(19_000);
    });
  });

  describe('parseLibrary: any text', { timeout: 60_000 }, () => {
    const whole = (text: string) => {
      const reading = parseLibrary(text);
      const problems = reading.ok ? reading.value.faults.map(({ problem }) => problem) : [reading.error];
      for (const problem of problems) expect(describeProblem(problem).what).toMatch(/^[A-Z].*\.$/su);
      return reading;
    };

    it('gives characters or a sentence', () => {
      const claim = fc.constantFrom('', '{"format": "pointwright-library", "version": 1, "characters": [');
      fc.assert(
        fc.property(claim, fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (head, text) => void whole(head + text)),
        { numRuns: caseCount(500) },
      );
    });

    it('written by serializeLibrary is read completely', () => {
      const members = fc.array(
        fc.record({
          id: fc.uuid(),
          updated: fc
            .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
            .map((date) => date.toISOString()),
          tags: fc.constant(['a']),
          text: arbitrarySaved.map((saved) => serializeFile(saved, '1.0')),
        }),
        { maxLength: 4 },
      );
      fc.assert(
        fc.property(members, (list) => {
          const reading = whole(serializeLibrary(list, '1.0'));
          if (!reading.ok) throw new Error(reading.error.code);
          expect(reading.value.faults).toEqual([]);
          const again = reading.value.characters.map(({ id, updated, tags, saved }) => ({
            id,
            updated,
            tags,
            text: serializeFile(saved, '1.0'),
          }));
          expect(again).toEqual(list);
        }),
        { numRuns: caseCount(50) },
      );
    });

    it('damaged at one place loses at most one character, whose text is kept', () => {
      const [first = 0, second = 0, third = 0] = [...three.matchAll(RegExp(entryStart, 'g'))].map(({ index }) => index);
      const between = [second, third, three.length].flatMap((at) => range(at - 60, at + 60));
      const elsewhere = range(first + entryStart.length, three.length).filter((at) => at % 20 === 0);
      for (const at of someOf(
        [...between, ...elsewhere].filter((place) => place < three.length),
        80,
      )) {
        for (const junk of ['', '"', '{', '}', '[', ']', '\\', 'x', ',', ':', '\n']) {
          const reading = parseLibrary(three.slice(0, at) + junk + three.slice(at + 1));
          const [characters, faults] = reading.ok ? [reading.value.characters, reading.value.faults] : [[], []];
          const kept = characters.length >= 2 && characters.length + faults.length >= 3;
          if (!kept || faults.some(({ raw }) => raw === '')) expect.unreachable(`lost by ${junk} at ${at}`);
        }
      }
    });
  });

  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);
});

describe('Entries of the library', () => {
  it.each(['', 'one line', 'a\nb\r\nc\rd\n\n\r\n', '\n\nend'])(
    'LineCounter returns the same as lineAndColumn for every offset of %j',
    (text) => {
      const lines = new LineCounter(text);
      for (let at = 0; at <= text.length; at += 1) {
        // An offset inside a line end is not a position.
        if (text[at - 1] === '\r' && text[at] === '\n') continue;
        expect(lines.placeOf(at), `at ${at}`).toEqual(lineAndColumn(text, at));
      }
    },
  );
});

describe('Files of custom entries', () => {
  const envelope = { format: 'pointwright-entries', version: 1, app: '0.1.0' };
  const read = (file: object) => parseEntries(JSON.stringify({ ...envelope, ...file }));

  describe('a file of custom entries', () => {
    it('holds traits, skills, equipment and races; omitted fields have their defaults', () => {
      const reading = read({
        traits: [{ name: 'Night blindness', kind: 'disadvantage', points: -10 }],
        skills: [{ name: 'Net-Mending', difficulty: 'easy' }],
        equipment: [{ name: 'Boat hook', cost: 30, weight: 4.5 }],
        races: [{ name: 'Selkie', ht: 2, traits: [{ own: { name: 'Seal sense' } }] }],
      });
      expect(reading).toMatchObject({
        ok: true,
        value: {
          report: [],
          unread: [],
          entries: [
            {
              setAside: [],
              entry: { list: 'traits', own: { name: 'Night blindness', points: -10, pointsPerLevel: 0 } },
            },
            { setAside: [], entry: { list: 'skills', own: { name: 'Net-Mending', attribute: 'dx' } } },
            { setAside: [], entry: { list: 'equipment', own: { name: 'Boat hook', kind: 'gear' } } },
            {
              setAside: [],
              entry: { list: 'races', own: { name: 'Selkie', traits: [{ level: 1, own: { points: 0 } }] } },
            },
          ],
        },
      });
    });

    it('holds templates, whose rows get keys and keep those that containers name', () => {
      const reading = read({
        templates: [
          {
            name: 'Guard',
            ruleset: 'fourth-edition',
            attributes: { st: 12 },
            skills: [
              { entry: 'spear', points: 4 },
              { entry: 'shield', points: 'many' },
            ],
            equipment: [
              { key: 'k1', entry: 'backpack' },
              { entry: 'rope', container: 'k1' },
            ],
          },
        ],
      });
      if (!reading.ok) throw new Error(reading.error.code);
      const [{ entry, setAside } = { entry: null, setAside: [] }] = reading.value.entries;
      expect(entry).toMatchObject({
        list: 'templates',
        own: {
          attributes: { st: 12, dx: 10 },
          race: { entry: 'human' },
          skills: [
            { entry: 'spear', points: 4 },
            { entry: 'shield', points: 0 },
          ],
          equipment: [{ key: 'k1' }, { entry: 'rope', container: 'k1' }],
        },
      });
      expect(setAside).toEqual([{ path: '/skills/1/points', value: 'many' }]);
    });

    it('gives the same entries after writing and reading, whatever they hold', () => {
      fc.assert(
        fc.property(fc.array(arbitraryCharacter, { maxLength: 3 }), (characters) => {
          const entries = characters.flatMap(customEntriesOf).map((entry) => ({ entry, setAside: [] }));
          const text = serializeEntries(entries, '1.0');
          const reading = parseEntries(text);
          if (!reading.ok) throw new Error(reading.error.code);
          const inOrder = ['traits', 'skills', 'equipment', 'races', 'templates'].flatMap((list) =>
            entries.filter(({ entry }) => entry.list === list),
          );
          expect(reading.value.report).toEqual([]);
          expect(reading.value.entries).toEqual(JSON.parse(JSON.stringify(inOrder))); // JSON has no −0
          expect(
            reading.value.entries.every(({ entry }, index) => {
              const before = inOrder[index];
              return before !== undefined && isSameCustomEntry(entry, before.entry);
            }),
          ).toBe(true);
          expect(serializeEntries(reading.value.entries, '1.0')).toBe(text);
        }),
      );
    });

    it('keeps an entry whose value is invalid, and the value with it, through a round trip', () => {
      const reading = read({
        traits: ['nonsense', { name: 'Odd', points: 'ten', page: 7 }, { name: 'Sound' }],
        skills: 12,
      });
      expect(reading).toMatchObject({
        ok: true,
        value: {
          entries: [
            {
              entry: { own: { name: 'Odd', points: 0 } },
              setAside: [
                { path: '/points', value: 'ten' },
                { path: '/page', value: 7 },
              ],
            },
            { entry: { own: { name: 'Sound' } }, setAside: [] },
          ],
          unread: [
            { path: '/traits/0', value: 'nonsense' },
            { path: '/skills', value: 12 },
          ],
        },
      });
      if (!reading.ok) return;
      expect(reading.value.report.map(({ code }) => code)).toEqual([
        'row-set-aside',
        'field-set-aside',
        'field-set-aside',
        'field-set-aside',
      ]);
      const again = parseEntries(serializeEntries(reading.value.entries, '1.0'));
      expect(again).toEqual({ ok: true, value: { entries: reading.value.entries, unread: [], report: [] } });
    });

    it('keeps unknown fields of an entry', () => {
      const reading = read({ traits: [{ name: 'Later', aura: 'blue' }] });
      if (!reading.ok) throw new Error(reading.error.code);
      expect(JSON.parse(serializeEntries(reading.value.entries, '1.0')).traits).toEqual([
        { name: 'Later', aura: 'blue' },
      ]);
    });

    it('drops names that could upset the program', () => {
      const text = `{"format":"pointwright-entries","version":1,"traits":[{"name":"A","__proto__":{"points":9}}]}`;
      expect(parseEntries(text)).toMatchObject({
        ok: true,
        value: { entries: [{ entry: { own: { name: 'A', points: 0 } } }], report: [{ code: 'unsafe-field-dropped' }] },
      });
    });

    it.each([
      ['', 'empty'],
      ['[1]', 'not-ours'],
      ['{"format":"pointwright","version":1,"character":{}}', 'not-ours'],
      ['{"format":"pointwright-entries"}', 'no-version'],
      ['{"format":"pointwright-entries","version":3}', 'newer-version'],
      ['{"format":"pointwright-entries","version":1,"traits":[{', 'truncated'],
      ['{"format":"pointwright-entries","version":1,,}', 'not-json'],
    ])('is refused when it is %s', (text, code) => {
      expect(parseEntries(text)).toMatchObject({ ok: false, error: { code } });
    });

    it('never throws, whatever the text', () => {
      fc.assert(
        fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (text, traits, setAside) => {
          parseEntries(text);
          const reading = read({ traits: [traits], races: [traits], setAside: [setAside] });
          if (!reading.ok) return;
          const again = parseEntries(serializeEntries(reading.value.entries, '1.0'));
          expect(again).toMatchObject({ ok: true, value: { entries: reading.value.entries, unread: [] } });
        }),
      );
    });
  });

  describe('the format of a text', () => {
    it('is found without reading the rest', () => {
      expect(claimsToBe(entriesFile, '\uFEFF { "app": "1", "format": "pointwright-entries", "traits": [')).toBe(true);
      expect(claimsToBe(entriesFile, '{ "format": "pointwright", "note": "\\"pointwright-entries\\"" }')).toBe(false);
      expect(claimsToBe(entriesFile, '{ "format": "pointwright", "note": { "format": "pointwright-entries" } }')).toBe(
        false,
      );
      expect(claimsToBe(entriesFile, 'no JSON, "pointwright-entries"')).toBe(false);
    });
  });
});
