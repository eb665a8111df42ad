import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCharacter } from '../../testing/arbitrary-character.ts';
import { ownEntriesOf } from '../../testing/own-rows.ts';
import { isSameOwnEntry } from '../own-entry.ts';
import { claimsToBeEntries, parseEntries, serializeEntries } from './parse-entries.ts';

const envelope = { format: 'pointwright-entries', version: 1, app: '0.1.0' };
const read = (file: object) => parseEntries(JSON.stringify({ ...envelope, ...file }));

describe('a file of own entries', () => {
  it('holds traits, skills, equipment and races; what is left out has its default', () => {
    const reading = read({
      traits: [{ name: 'Night blindness', kind: 'disadvantage', points: -10 }],
      skills: [{ name: 'Net-Mending', difficulty: 'easy' }],
      equipment: [{ name: 'Boat hook', cost: 30, weight: 4.5 }],
      races: [{ name: 'Selkie', ht: 2, traits: [{ own: { name: 'Seal sense' } }] }],
    });
    expect(reading).toMatchObject({
      ok: true,
      report: [],
      unread: [],
      entries: [
        { setAside: [], entry: { list: 'traits', own: { name: 'Night blindness', points: -10, pointsPerLevel: 0 } } },
        { setAside: [], entry: { list: 'skills', own: { name: 'Net-Mending', attribute: 'dx' } } },
        { setAside: [], entry: { list: 'equipment', own: { name: 'Boat hook', kind: 'gear' } } },
        { setAside: [], entry: { list: 'races', own: { name: 'Selkie', traits: [{ level: 1, own: { points: 0 } }] } } },
      ],
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
    if (!reading.ok) throw new Error(reading.problem.code);
    const [{ entry, setAside } = { entry: null, setAside: [] }] = reading.entries;
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

  it('gives the same entries after it was written and read again, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCharacter, { maxLength: 3 }), (characters) => {
        const entries = characters.flatMap(ownEntriesOf).map((entry) => ({ entry, setAside: [] }));
        const text = serializeEntries(entries, '1.0');
        const reading = parseEntries(text);
        if (!reading.ok) throw new Error(reading.problem.code);
        const inOrder = ['traits', 'skills', 'equipment', 'races', 'templates'].flatMap((list) =>
          entries.filter(({ entry }) => entry.list === list),
        );
        expect(reading.report).toEqual([]);
        expect(reading.entries).toEqual(JSON.parse(JSON.stringify(inOrder))); // JSON has no −0
        expect(
          reading.entries.every(({ entry }, index) => {
            const before = inOrder[index];
            return before !== undefined && isSameOwnEntry(entry, before.entry);
          }),
        ).toBe(true);
        expect(serializeEntries(reading.entries, '1.0')).toBe(text);
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
    });
    if (!reading.ok) return;
    expect(reading.report.map(({ code }) => code)).toEqual([
      'row-set-aside',
      'field-set-aside',
      'field-set-aside',
      'field-set-aside',
    ]);
    const again = parseEntries(serializeEntries(reading.entries, '1.0'));
    expect(again).toEqual({ ok: true, entries: reading.entries, unread: [], report: [] });
  });

  it('keeps unknown fields of an entry', () => {
    const reading = read({ traits: [{ name: 'Later', aura: 'blue' }] });
    if (!reading.ok) throw new Error(reading.problem.code);
    expect(JSON.parse(serializeEntries(reading.entries, '1.0')).traits).toEqual([{ name: 'Later', aura: 'blue' }]);
  });

  it('drops names that could upset the program', () => {
    const text = `{"format":"pointwright-entries","version":1,"traits":[{"name":"A","__proto__":{"points":9}}]}`;
    expect(parseEntries(text)).toMatchObject({
      ok: true,
      entries: [{ entry: { own: { name: 'A', points: 0 } } }],
      report: [{ code: 'unsafe-field-dropped' }],
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
    expect(parseEntries(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (text, traits, setAside) => {
        parseEntries(text);
        const reading = read({ traits: [traits], races: [traits], setAside: [setAside] });
        if (!reading.ok) return;
        const again = parseEntries(serializeEntries(reading.entries, '1.0'));
        expect(again).toMatchObject({ ok: true, entries: reading.entries, unread: [] });
      }),
    );
  });
});

describe('the format of a text', () => {
  it('is found without reading the rest', () => {
    expect(claimsToBeEntries('\uFEFF { "app": "1", "format": "pointwright-entries", "traits": [')).toBe(true);
    expect(claimsToBeEntries('{ "format": "pointwright", "note": "\\"pointwright-entries\\"" }')).toBe(false);
    expect(claimsToBeEntries('{ "format": "pointwright", "note": { "format": "pointwright-entries" } }')).toBe(false);
    expect(claimsToBeEntries('no JSON, "pointwright-entries"')).toBe(false);
  });
});
