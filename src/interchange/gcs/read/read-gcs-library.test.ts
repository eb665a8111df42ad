import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGcsRefusal, describeGcsRemark, GcsLog } from '../../../character/file/gcs-problem.ts';
import { itAtLength } from '../../../testing/extent.ts';
import { gcsFixture, gcsFixtures, idOf } from '../../../testing/gcs-fixtures.ts';
import { olderSheets } from '../../../testing/older-gcs-sheets.ts';
import { wholeGcsSheet } from '../../../testing/whole-gcs-sheet.ts';
import { GcsFields } from './gcs-fields.ts';
import type { GcsFileKind } from './gcs-rows.ts';
import type { JsonObject } from './gcs-sheet.ts';
import { isObject, shareScript, toScript } from './older-rows.ts';
import { toVersion5 } from './read-gcs-sheet.ts';
import { kindByName, libraryEndings, readGcsLibrary } from './read-rows.ts';
import { hasSheetName, recognizeGcs } from './recognize-gcs.ts';

describe('Library files', () => {
  const read = (content: unknown, kind: GcsFileKind = 'traits') => {
    const reading = readGcsLibrary(JSON.stringify(content), kind);
    if (!reading.ok) throw new Error(reading.error.code);
    return reading;
  };
  const sentences = (content: unknown, kind: GcsFileKind = 'traits') =>
    read(content, kind).value.log.remarks.map(describeGcsRemark);
  const refusal = (text: string, kind: GcsFileKind = 'traits') => {
    const reading = readGcsLibrary(text, kind);
    return reading.ok ? '' : describeGcsRefusal(reading.error);
  };

  describe('library files of GCS', () => {
    it.each(gcsFixtures)('$name, version $version, is read without a remark', ({ content, kind, version, name }) => {
      const { file, log } = read(content, kind).value;
      expect(log.remarks).toEqual([]);
      expect(file).toMatchObject({ kind, version });
      expect(kindByName(name)).toBe(kind);
    });

    it('has a fixture of every kind, and of versions 2, 4 and 5', () => {
      expect(new Set(gcsFixtures.map(({ kind }) => kind))).toEqual(new Set(Object.values(libraryEndings)));
      expect(new Set(gcsFixtures.map(({ version }) => version))).toEqual(new Set([2, 4, 5]));
    });

    it('reads containers, modifiers, features and prerequisites of a trait', () => {
      const [group] = read(gcsFixture('Harbor.adq').content).value.file.traits;
      expect(group).toMatchObject({
        row: 'container',
        name: 'Seafarers',
        children: [
          {
            name: 'Sea Legs',
            notes: 'Steady on deck.',
            scripts: ['notes'],
            levels: 2,
            hasLevels: true,
            prerequisites: { all: true, of: [{ type: 'trait' }, { type: 'list', all: false }, { type: 'script' }] },
          },
        ],
      });
    });

    it('gives older versions the shape of the newest', () => {
      const [group] = read(gcsFixture('Old ways.adq').content).value.file.traits;
      const [trait] = group?.row === 'container' ? group.children : [];
      expect(trait).toMatchObject({
        tags: ['Advantage'],
        flags: ['physical'],
        notes: 'From hauling.',
        modifiers: [{ cost: '3' }, { cost: '-10%', disabled: true }],
        features: [{ locations: ['hand'] }, { perDie: true, perLevel: false }],
      });
      const [spell] = read(gcsFixture('Old tides.spl').content, 'spells').value.file.spells;
      expect(spell).toMatchObject({ colleges: ['Water'], difficulty: 'iq/h' });
      const [pin] = read(gcsFixture('Old wares.eqp').content, 'equipment').value.file.equipment;
      expect(pin).toMatchObject({ value: 8, weight: 2, weapons: [{ damage: { st: 'sw', leveled: true } }] });
      const [race] = read(gcsFixture('Old hand.gct').content, 'template').value.file.traits;
      expect(race).toMatchObject({ containerType: 'ancestry' });
    });

    it('fills in placeholders that the file answers, and keeps the others', () => {
      const names = read(gcsFixture('Harbor.adq').content).value.file.traits.map(({ name }) => name);
      expect(names).toEqual(['Seafarers', 'Dread of Deep Water', 'Habit: @Habit@']);
    });

    it('uses the stored value if the price is a script', () => {
      const items = read(gcsFixture('Chandler.eqp').content, 'equipment').value.file.equipment;
      expect(items[3]?.contents[1]).toMatchObject({ name: 'Pearl', value: 300, scripts: ['base value'] });
    });
  });

  const nestedLists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  describe('a file that cannot be read', () => {
    it.each([
      ['an empty one', '', 'It is empty.'],
      ['a web page', '<html>', 'It is no library file of version 2 to 5, or it is damaged.'],
      ['one that is cut off', '{"version":5,"rows":[{"id":', 'It is cut off: its end is missing.'],
      ['a list', '[]', 'It is no library file: it has no rows.'],
      ['one without a version', '{"rows":[]}', 'It does not say of which version it is.'],
      ['a newer one', '{"version":6,"rows":[]}', 'It is of version 6, which is newer than this program reads (5).'],
      ['nested lists', `{"version":5,"rows":${nestedLists(500)}}`, 'Its lists are nested more than 100 deep.'],
      ['a million nested lists', nestedLists(1_000_000), 'Its lists are nested more than 100 deep.'],
    ])('is reported: %s', (_, text, sentence) => {
      expect(refusal(text)).toBe(sentence);
    });
  });

  describe('a value of the wrong kind', () => {
    it('is named with its place, and the rest of the row is kept', () => {
      const row = {
        id: idOf('t', 1),
        name: 'Odd',
        base_points: ['ten'],
        tags: 'none',
        modifiers: 7,
        features: [3],
        cr: {},
      };
      const { file } = read({
        version: 5,
        rows: [row, null, { id: idOf('t', 2) }, { id: idOf('s', 3), name: 'Skill' }],
      }).value;
      expect(file.traits).toMatchObject([{ name: 'Odd', basePoints: 0, tags: ['none'], modifiers: [], features: [] }]);
      expect(
        sentences({ version: 5, rows: [row, null, { id: idOf('t', 2) }, { id: idOf('s', 3), name: 'Skill' }] }),
      ).toEqual([
        'The file, rows 2 is nothing, and was left out.',
        '“Odd”, base points is a list, which does not belong there; 0 counts instead.',
        '“Odd”, cr is a group of fields, which does not belong there; 0 counts instead.',
        '“Odd”, modifiers is 7, which does not belong there; nothing counts instead.',
        '“Odd”, features 1 is 3, and was left out.',
        'The file, rows 3 is a row without a name, and was left out.',
        '“Skill” is of the kind “skill”, which does not belong into this file, and was left out.',
      ]);
    });

    it('changes nothing beyond its row: unsafe names, endless texts, numbers past all limits', () => {
      const text = `{"version":5,"__proto__":{"polluted":1},"rows":[{"id":"${idOf('t', 1)}","name":"${'x'.repeat(9000)}","base_points":1e400,"constructor":{"prototype":{}}}]}`;
      const reading = readGcsLibrary(text, 'traits');
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(reading.ok && reading.value.file.traits[0]?.name).toHaveLength(4000);
      expect(reading.ok && reading.value.file.traits[0]).toMatchObject({ basePoints: 0 });
    });

    it('is left out if containers are nested beyond the limit', () => {
      const nested = (depth: number): object =>
        depth === 0
          ? { id: idOf('t', 1), name: 'Deep' }
          : { id: idOf('T', depth), name: `Level ${depth}`, children: [nested(depth - 1)] };
      expect(sentences({ version: 5, rows: [nested(30)] })).toEqual([
        '“Level 10” is nested more than 20 deep; what is in it was left out.',
      ]);
    });

    itAtLength('is cut at a number of rows that no list has', () => {
      const rows = `[${'{"name":"A"},'.repeat(200_000)}{"name":"A"}]`;
      const reading = readGcsLibrary(`{"version":5,"rows":${rows}}`, 'traits');
      expect(reading.ok && reading.value.file.traits).toHaveLength(200_000);
      expect(reading.ok && reading.value.log.remarks.map(describeGcsRemark)).toEqual([
        'The file, rows: only the first 200,000 were read.',
      ]);
    });

    it('never makes the reader throw', () => {
      const kinds = fc.constantFrom(...Object.values(libraryEndings));
      const names = fc.constantFrom(
        'id',
        'type',
        'name',
        'children',
        'modifiers',
        'features',
        'weapons',
        'damage',
        'prereqs',
        'prereqs',
        'defaults',
        'calc',
        'replacements',
        'template_picker',
        'qualifier',
        'base_value',
        'level',
      );
      const value = fc.letrec((tie) => ({
        any: fc.oneof(
          { depthSize: 'small' },
          fc.jsonValue(),
          fc.dictionary(names, tie('any')),
          fc.array(tie('any'), { maxLength: 4 }),
        ),
      })).any;
      fc.assert(
        fc.property(kinds, fc.array(value, { maxLength: 6 }), (kind, rows) => {
          const content = { version: 5, rows, traits: rows, skills: rows, spells: rows, equipment: rows, notes: rows };
          const reading = readGcsLibrary(JSON.stringify(content), kind);
          if (reading.ok)
            for (const remark of reading.value.log.remarks) expect(describeGcsRemark(remark)).toMatch(/\.$/);
          else expect(describeGcsRefusal(reading.error)).toMatch(/\.$/);
        }),
      );
    });
  });
});

describe('Fields', () => {
  it.each([
    ['base_points', 'The sheet, base points is “ten”, which does not belong there; 0 counts instead.'],
    ['', 'The sheet, a field without a name is “ten”, which does not belong there; 0 counts instead.'],
    ['__', 'The sheet, a field without a name is “ten”, which does not belong there; 0 counts instead.'],
    ['_odd__name', 'The sheet, odd name is “ten”, which does not belong there; 0 counts instead.'],
  ])('a wrong value of the field "%s" is reported with its place', (name, sentence) => {
    const log = new GcsLog();
    expect(new GcsFields({ [name]: 'ten' }, 'the sheet', log).number(0, name)).toBe(0);
    expect(log.remarks.map(describeGcsRemark)).toEqual([sentence]);
  });
});

describe('Recognizing files', () => {
  const written = (value: object) => JSON.stringify(value, null, '\t');
  const sheet = { version: 5, id: 'AbcdefghIJKLMNO-_', total_points: 100, profile: { name: 'Tove' }, attributes: [] };

  describe('recognizeGcs', () => {
    it.each([
      ['a sheet of version 5', written(sheet), 'sheet'],
      ['one with a byte order mark', `\uFEFF\n${written(sheet)}`, 'sheet'],
      ['one of version 2', written({ type: 'character', version: 2, id: 'e0d9f07e-6cec', advantages: [] }), 'sheet'],
      ['one with its version last', written({ type: 'character', advantages: [], version: 1 }), 'sheet'],
      ['one with an odd id', written({ ...sheet, id: 'my own' }), 'sheet'],
      ['one that is cut off', written(sheet).slice(0, 90), 'sheet'],
      [
        'one with data of ours',
        written({ ...sheet, third_party: { pointwright: { format: 'pointwright' } } }),
        'sheet',
      ],
      ['a template', written({ version: 5, id: 'BbcdefghIJKLMNO-_', traits: [] }), 'template'],
      ['a template of version 4', written({ type: 'template', version: 4, id: 'a39f', traits: [] }), 'template'],
      ['a list', written({ version: 5, rows: [] }), 'list'],
      ['a list of version 2', written({ type: 'skill_list', version: 2, rows: [] }), 'list'],
      ['a sheet in XML', '<?xml version="1.0"?>\n<!-- from 2016 -->\n<character version="4">', 'xml'],
      ['a list in XML', '<advantage_list version="3">', 'xml'],
    ])('recognizes %s', (_, text, kind) => {
      expect(recognizeGcs(text)).toBe(kind);
    });

    it.each([
      ['our own file', written({ format: 'pointwright', version: 2, character: { name: 'Tove' } })],
      ['our own file with its format last', written({ ...sheet, format: 'pointwright' })],
      ['a character of another program', written({ type: 'character', name: 'Tove', system: {} })],
      ['a list of something else', written({ rows: [1, 2] })],
      ['a web page', '<!doctype html><character>'],
      ['another XML text', '<?xml version="1.0"?><characters>'],
      ['text', 'Dear diary'],
      ['nothing', ''],
      ['a list of values', '[{"version":5}]'],
    ])('rejects %s', (_, text) => {
      expect(recognizeGcs(text)).toBeNull();
    });
  });

  it('hasSheetName checks the ending of the name, ignoring case', () => {
    expect(['tove.gcs', 'TOVE.GCS', 'tove.gcs.json', 'gcs'].map(hasSheetName)).toEqual([true, true, false, false]);
  });
});

describe('Older versions', () => {
  const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value));
  const id = (letter: string) => expect.stringMatching(new RegExp(`^${letter}[\\w-]{16}$`));

  describe('toVersion5', () => {
    it('leaves a sheet that has these names already unchanged', () => {
      const text = JSON.stringify(wholeGcsSheet, (_, value) => (value?.damage?.type ? { ...value, sv: 1 } : value));
      const sheet: JsonObject = JSON.parse(text);
      expect(toVersion5(sheet, 5)).toEqual(sheet);
    });

    it.each(olderSheets)('gives a result for version %i that converting again does not change', (version, sheet) => {
      const once = toVersion5(asJson(sheet), version);
      expect(toVersion5(once, 5)).toEqual(once);
    });

    it('gives rows without an id, with one of another form, or with a repeated one, a new one', () => {
      const row = { id: idOf('s', 1), name: 'Knots' };
      const { skills, equipment } = toVersion5(
        asJson({
          version: 5,
          id: idOf('A', 1),
          skills: [row, row, { name: 'Rigging' }, { id: '7f', name: 'Sails' }, { id: '7f', name: 'Tar' }, 'odd'],
          equipment: [
            {
              description: 'Chest',
              children: [],
              weapons: [{ range: '10' }, { reach: '1' }, { type: 'ranged_weapon' }],
            },
          ],
        }),
        5,
      );
      expect(skills).toMatchObject([
        row,
        { id: id('s'), name: 'Knots' },
        { id: id('s') },
        { id: id('s') },
        { id: id('s') },
        'odd',
      ]);
      expect(equipment).toMatchObject([{ id: id('E'), weapons: [{ id: id('W') }, { id: id('w') }, { id: id('W') }] }]);
      const ids = Array.isArray(skills) ? skills.map((each) => (isObject(each) ? each.id : each)) : [];
      expect(new Set(ids).size).toBe(6);
    });

    it('keeps an old field next to the new one, and a row whose kind does not belong in its list', () => {
      const { traits } = toVersion5(
        asJson({
          type: 'character',
          version: 4,
          traits: [
            { type: 'trait', name: 'Tar', notes: 'old', local_notes: 'new', categories: 7 },
            { type: 'gadget', id: 'x', name: 'Odd' },
          ],
        }),
        4,
      );
      expect(traits).toEqual([
        { id: id('t'), name: 'Tar', notes: 'old', local_notes: 'new', categories: 7 },
        { type: 'gadget', id: 'x', name: 'Odd' },
      ]);
    });

    it('leaves values of unexpected types unchanged', () => {
      const odd = {
        type: 'character',
        version: 2,
        advantages: 7,
        skills: { a: 1 },
        settings: [],
        equipment: [null, [], 3],
      };
      expect(toVersion5(asJson(odd), 2)).toEqual({
        version: 5,
        id: id('A'),
        traits: 7,
        skills: { a: 1 },
        settings: [],
        equipment: [null, [], 3],
      });
    });
  });

  describe('an expression', () => {
    it.each([
      ['10', '10'],
      ['($dx+$ht)/4', '($dx+$ht)/4'],
      ['floor($basic_speed)', 'Math.floor($basic_speed)'],
      ['max( round(-$hp*5) , $ht )', 'max( round(-$hp*5) , $ht )'.replaceAll(/max|round/g, (name) => `Math.${name}`)],
      ['Math.floor($st)', 'Math.floor($st)'],
    ])('%s is the script %s', (expression, script) => {
      expect(toScript(expression)).toBe(script);
    });

    it.each(['if($st > 10, 1, 2)', 'skill_level("Rigging")', '$st ^ 2', 'alert(1)', '1;2', 'x'.repeat(600)])(
      '%s stays unchanged',
      (expression) => {
        expect(toScript(expression)).toBeUndefined();
      },
    );

    it.each([
      [0, 1, 0, '0'],
      [-1, 1, 0, '-$hp'],
      [1, 1, -1, '$hp - 1'],
      [1, 3, 0, 'Math.round($hp / 3)'],
      [-5, 1, 2, 'Math.round(-$hp * 5 + 2)'],
    ])('for %i/%i of a pool and %i is %s', (multiplier, divisor, addition, script) => {
      expect(shareScript('hp', multiplier, divisor, addition)).toBe(script);
    });
  });
});
