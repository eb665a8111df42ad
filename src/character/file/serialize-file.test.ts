import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { caseCount } from '../../testing/case-seed.ts';
import { saved, skill } from '../../testing/rows.ts';
import { blankCharacter } from '../character.ts';
import { addRow } from '../edit-rows.ts';
import { fileSchema } from './file-format.ts';
import { parseFile } from './parse-file.ts';
import { fileContent, sameFileText, serializeFile, toFileName, withoutDefaults } from './serialize-file.ts';

describe('fileName', () => {
  it.each([
    ['Dai Blackthorn', 'Dai-Blackthorn.json'],
    ['Žofie Žižková', 'Žofie-Žižková.json'],
    ['Ольга Ивановна', 'Ольга-Ивановна.json'],
    ["Miles O'Brien", "Miles-O'Brien.json"],
    ['हिन्दी', 'हिन्दी.json'],
    ['../../etc/passwd', 'etc-passwd.json'],
    ['a<b>:"c"|?*\u0000\u202e.exe', 'a-b-c-exe.json'],
    ['  .hidden. ', 'hidden.json'],
    ['', 'character.json'],
    ['☠☠', 'character.json'],
    ['CON', 'character-CON.json'],
    ['com1', 'character-com1.json'],
    ['LPT²', 'character-LPT².json'],
    ['conout$', 'character-conout.json'],
  ])('for %j is %s', (name, expected) => {
    expect(toFileName(name, 'json')).toBe(expected);
  });

  it('keeps the extension, and is safe and short for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = toFileName(name, 'pdf');
        expect(file).toMatch(/^[\p{L}\p{N}][^<>:"/\\|?*\p{C}\p{Z}]*\.pdf$/u);
        expect(new TextEncoder().encode(file).length).toBeLessThan(255);
      }),
      { numRuns: caseCount(500) },
    );
  });
});

const text = (app: string) =>
  serializeFile({ ruleset: 'man-to-man', houseRules: [], character: blankCharacter() }, app);

test('sameFileText: neither the version of the program counts nor space around the text, as in a library file', () => {
  expect(sameFileText(text('1.0'), text('2.0'))).toBe(true);
  expect(sameFileText(text('1.0'), text('1.0').trim())).toBe(true);
  expect(sameFileText(text('1.0'), text('2.0').trim())).toBe(true);
  expect(sameFileText(text('1.0'), text('1.0').replace('man-to-man', 'lite-3e'))).toBe(false);
});

describe('without defaults', () => {
  const compact = (character: Parameters<typeof fileContent>[0]) =>
    withoutDefaults(fileSchema, fileContent(character, ''));

  it('withoutDefaults removes default values and nothing else', () => {
    const archer = saved('lite-3e', {
      name: 'Žofia',
      attributes: { st: 10, dx: 12, iq: 10, ht: 10 },
      skills: [skill('broadsword', 0, { key: 'k1' }), skill('bow', 2, { key: 'k2' })],
    });
    expect(compact({ ...archer, houseRules: [], extra: { later: 0 } })).toEqual({
      format: 'pointwright',
      version: 2,
      ruleset: 'lite-3e',
      character: {
        name: 'Žofia',
        attributes: { dx: 12 },
        skills: [
          { key: 'k1', entry: 'broadsword' },
          { key: 'k2', entry: 'bow', points: 2 },
        ],
      },
      later: 0,
    });
  });

  it('withoutDefaults: the result is read back as the same file, for any valid character', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(arbitrarySaved, (original) => {
        const reading = parseFile(JSON.stringify(compact(original)));
        if (!reading.ok) throw new Error(reading.problem.code);
        expect(serializeFile(reading.saved, '')).toBe(serializeFile(original, ''));
        expect(reading.report.filter(({ code }) => code !== 'unknown-fields')).toEqual([]);
      }),
      { numRuns: caseCount(200) },
    );
  });
});

describe('serialize file', () => {
  const saved = { ruleset: 'man-to-man', houseRules: ['a rule'], character: blankCharacter() };

  describe('serializeFile', () => {
    it('writes the envelope in order, with two spaces of indentation and a final line end', () => {
      const text = serializeFile(saved, '1.2.3');
      expect(text.slice(0, 160)).toBe(
        `{
  "format": "pointwright",
  "version": 2,
  "ruleset": "man-to-man",
  "houseRules": [
    "a rule"
  ],
  "app": "1.2.3",
  "character": {
    "name": "",
    "concept": {
`.slice(0, 160),
      );
      expect(text.endsWith('  }\n}\n')).toBe(true);
    });

    it('writes known fields in the order of the schema, then unknown ones', () => {
      const skill = { later: 1, ...addRow(saved.character, 'skills', { points: 2 }).skills[0] };
      const mixed = Object.fromEntries(Object.entries({ ...skill, key: 'k1' }).reverse());
      const character = JSON.parse(JSON.stringify({ ...saved.character, skills: [mixed] }));
      const written = JSON.parse(serializeFile({ ...saved, character }, ''));
      expect(Object.keys(written.character.skills[0])).toEqual([
        'key',
        'entry',
        'own',
        'speciality',
        'techLevel',
        'difficulty',
        'container',
        'points',
        'note',
        'later',
      ]);
    });

    it('writes unknown top-level fields last, without replacing known ones', () => {
      const written = JSON.parse(serializeFile({ ...saved, extra: { version: 9, portrait: 'x' } }, ''));
      expect(written.version).toBe(2);
      expect(Object.keys(written).at(-1)).toBe('portrait');
    });
  });
});
