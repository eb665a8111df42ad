import { describe, expect, it } from 'vitest';
import { serializeFile } from '../../../character/file/character-file.ts';
import { parseFile } from '../../../character/file/parse-file.ts';
import { itAtLength } from '../../../testing/extent.ts';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import { wholeGcsSheet } from '../../../testing/whole-gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeFileProblem } from '../../../character/file/problem-sentences.ts';
import { hasOriginal } from '../../../character/origin.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { lineStat } from '../../../rules/stat-ids.ts';
import { rutaQuill } from '../../../testing/gcs-sheet-texts.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { exportGcsSheet } from './export-sheet.ts';
import { importGcsSheet, keptOriginal } from './import-sheet.ts';
import { compareWithCalc, openGcsSheet } from './open-gcs-sheet.ts';

describe('Imported sheets', () => {
  function read(sheet: Record<string, unknown>) {
    const reading = readGcsSheet(JSON.stringify({ version: 5, id: idOf('A', 1), ...sheet }));
    if (!reading.ok) throw new Error(reading.error.code);
    expect(reading.value.log.remarks).toEqual([]);
    return reading.value.sheet;
  }

  const open = (sheet: Record<string, unknown>) => {
    const source = read(sheet);
    const imported = importedSheet(source);
    const derived = deriveCharacter(imported.file);
    const keyOf = (letter: string, number: number) => imported.places.get(idOf(letter, number))?.key ?? '';
    return { source, imported, derived, worksheet: derived.worksheet, character: imported.file.character, keyOf };
  };

  const whole = () => open(wholeGcsSheet);

  describe('a sheet with nearly every construct of the format', () => {
    it('has the same numbers here as there', () => {
      const { source, imported, derived } = whole();
      const report = compareWithCalc(source, imported, derived);
      expect(report.differences).toEqual([]);
      expect(report.agree).toBe(report.total);
      expect(report.total).toBeGreaterThan(60);
    });

    it('has the character’s identity, with earned points in order', () => {
      const { character, imported } = whole();
      expect(character).toMatchObject({
        name: 'Orla Venn',
        concept: { player: 'Kit', sex: 'woman', height: 67, weight: 150, hair: 'Red', handedness: 'left' },
        campaign: { budget: 170, techLevel: 4 },
        earned: [{ date: '2026-03-01', points: 10, why: 'Storm at the Narrows' }],
        race: { own: { name: 'Half-Selkie' } },
      });
      expect(character.concept.notes).toBe('Title: Pilot\n\nDebts\n\nOwes the chandler. (B25)');
      expect(imported.file.houseRules).toEqual(['dice-for-adds']);
      expect(imported.file.play?.state).toMatchObject({ hitsLost: 2, fatigueLost: 3 });
    });

    it('keeps containers, modifiers on their row and those on offer, frequency and self-control', () => {
      const { character, keyOf } = whole();
      const trait = (letter: string, number: number) =>
        character.traits.find(({ key }) => key === keyOf(letter, number));
      expect(trait('T', 2)?.own?.holds).toBe('alternatives');
      expect(trait('t', 2)?.container).toBe(keyOf('T', 2));
      expect(trait('T', 1)?.modifiers).toMatchObject([{ name: 'Only at sea', percent: -20 }]);
      expect(trait('t', 4)).toMatchObject({ selfControl: 9, own: { kind: 'disadvantage' } });
      expect(trait('t', 5)).toMatchObject({ modifiers: [{ times: 0.5 }], own: { offered: [{ name: 'On offer' }] } });
      expect(trait('t', 7)).toMatchObject({
        frequency: 12,
        note: 'Met at the docks.',
        own: { name: 'Friend (the harbor master)' },
      });
    });

    it('leaves out switched-off parts, and says so', () => {
      const { character, imported } = whole();
      expect(character.traits.some(({ own }) => own?.name === 'Left Behind')).toBe(false);
      expect(imported.unexpressed).toContainEqual({ where: 'Left Behind', what: 'switched off' });
    });

    it('gives the skills that a comparison selects the bonus if no effect can compare like it', () => {
      const { character, worksheet, keyOf } = whole();
      const hands = character.traits.find(({ key }) => key === keyOf('t', 5));
      expect(hands?.own?.effects.map(({ stat }) => stat)).not.toContain(`skill:${keyOf('s', 1)}`);
      expect(hands?.own?.effects.map(({ stat }) => stat)).toContain(`skill:${keyOf('s', 2)}`);
      expect(worksheet.number(`skill:${keyOf('s', 1)}.level`)).toBe(12);
    });

    it('notes a bonus in a situation with its number', () => {
      const { worksheet } = whole();
      expect(worksheet.get('tasteSmell').notes.map(({ words }) => words)).toContain(
        '+2 on any roll by the sense of smell (Blubber)',
      );
    });

    it('keeps unknown attributes as traits, and never runs their definitions', () => {
      const { character, worksheet, imported } = whole();
      const luck = character.traits.find(({ key }) => key === imported.attributeTraits.get('luck'));
      expect(luck?.own).toMatchObject({ name: 'Luck Points +2', points: 6, notes: ['Luck Points: 13'] });
      expect(worksheet.number('will')).toBe(13);
      expect(worksheet.number('hitPoints.points')).toBe(4);
    });

    it('has an attribute that starts from a known one as an attribute of the campaign', () => {
      const { character, worksheet } = open({
        settings: {
          attributes: [
            { id: 'iq', type: 'integer', name: 'IQ', base: '10', cost_per_point: 20 },
            { id: 'mp', type: 'pool', name: 'MP', full_name: 'Mana Points', base: '$iq + 2', cost_per_point: 3 },
          ],
        },
        attributes: [{ attr_id: 'mp', adj: 2, damage: 1 }],
      });
      expect(character.campaign.attributes).toEqual([
        {
          key: 'gcs-mp',
          name: 'Mana Points',
          short: 'MP',
          base: 'iq',
          add: 2,
          price: 3,
          minimum: null,
          maximum: null,
          kind: 'pool',
          bought: 2,
        },
      ]);
      expect(worksheet.number('campaign:gcs-mp')).toBe(14);
      expect(worksheet.number('campaign:gcs-mp.points')).toBe(6);
    });

    it('lists a container above its traits, if they are all of one kind', () => {
      const group = (id: string, name: string, ...children: object[]) => ({ id, name, children });
      const trait = (id: string, points: number, tag: string) => ({ id, name: id, base_points: points, tags: [tag] });
      const { character } = open({
        traits: [
          group(idOf('T', 1), 'Flaws', group(idOf('T', 2), 'Worst', trait(idOf('t', 1), -15, 'Disadvantage'))),
          group(idOf('T', 3), 'Both', trait(idOf('t', 2), -5, 'Disadvantage'), trait(idOf('t', 3), 5, 'Advantage')),
          group(idOf('T', 4), 'Empty'),
        ],
      });
      const kinds = Object.fromEntries(character.traits.map(({ own }) => [own?.name ?? '', own?.kind]));
      expect(kinds).toMatchObject({
        Flaws: 'disadvantage',
        Worst: 'disadvantage',
        Both: 'advantage',
        Empty: 'advantage',
      });
    });

    it('wears the contents of a worn container', () => {
      const { character, keyOf } = whole();
      const coat = character.equipment.find(({ key }) => key === keyOf('e', 3));
      expect(coat).toMatchObject({ container: '', place: 'ready', quantity: 1 });
      const rope = character.equipment.find(({ key }) => key === keyOf('e', 2));
      expect(rope).toMatchObject({ container: keyOf('E', 1), quantity: 6 });
    });

    it('is read back unchanged from a file, with its original sheet', () => {
      const { imported } = whole();
      const reading = parseFile(serializeFile(imported.file, '1.0.0'));
      expect(reading).toMatchObject({ ok: true, value: { report: [] } });
      if (!reading.ok) return;
      expect(reading.value.saved).toEqual(imported.file);
      const { origin } = reading.value.saved.character;
      expect(origin?.sheet).toHaveProperty('third_party', wholeGcsSheet.third_party);
      expect(origin?.sheet).toHaveProperty('calc', wholeGcsSheet.calc);
    });
  });

  describe('a trait that gives a bonus to a sense or a Fright Check by its name', () => {
    const attributes = [{ attr_id: 'iq', adj: 1 }];

    it('adds the amounts of its features, and nothing without features', () => {
      const traits = [
        { id: idOf('t', 1), name: 'Hyperspectral Vision', base_points: 25 },
        {
          id: idOf('t', 2),
          name: 'Acute Hearing',
          can_level: true,
          points_per_level: 2,
          levels: 3,
          features: [{ type: 'attribute_bonus', attribute: 'hearing', amount: 1, per_level: true }],
        },
      ];
      const { worksheet, character } = open({ attributes, traits });
      expect(worksheet.number('vision')).toBe(11);
      expect(worksheet.number('hearing')).toBe(14);
      expect(character.traits[0]).toMatchObject({ entry: '', own: { effects: [{ stat: 'vision', add: 0 }] } });
    });
  });

  describe('a sheet of an older version', () => {
    it('has its attributes at the top in version 1', () => {
      const { worksheet, source, imported } = open({
        type: 'character',
        version: 1,
        id: 'e0d9f07e-6cec-4686-b3f3-491643356fc1',
        ST: 12,
        DX: 9,
        IQ: 10,
        HT: 11,
        HP_adj: 2,
        speed_adj: 0.25,
        total_points: 40,
        advantages: [{ type: 'advantage', version: 1, id: 'a', name: 'Acute Nose', levels: '2', points_per_level: 2 }],
        skills: [{ type: 'skill', version: 1, id: 'b', name: 'Brawling', difficulty: 'DX/E', points: 2 }],
      });
      expect(['st', 'dx', 'iq', 'ht', 'hitPoints', 'basicSpeed'].map((stat) => worksheet.number(stat))).toEqual([
        12, 9, 10, 11, 14, 5.25,
      ]);
      const keyOf = (row: { readonly id: string } | undefined) => imported.places.get(row?.id ?? '')?.key;
      expect(worksheet.number(`skill:${keyOf(source.skills[0])}.level`)).toBe(10);
      expect(worksheet.number(`trait:${keyOf(source.traits[0])}.points`)).toBe(4);
    });

    it('has thresholds as shares, and kinds of rows in words, in version 2', () => {
      const { source } = open({
        type: 'character',
        version: 2,
        settings: {
          attributes: [
            {
              id: 'hp',
              type: 'pool',
              attribute_base: '$st',
              cost_per_point: 2,
              thresholds: [{ state: 'Reeling', multiplier: 1, divisor: 3, addition: 0, ops: ['halve_move'] }],
            },
          ],
        },
        advantages: [{ type: 'advantage_container', id: 'a', name: 'Kin', container_type: 'race', children: [] }],
      });
      expect(source.settings.attributes[0]?.thresholds).toEqual([
        { state: 'Reeling', value: 'Math.round($hp / 3)', effects: ['halve_move'] },
      ]);
      expect(source.traits[0]).toMatchObject({ row: 'container', containerType: 'ancestry' });
    });
  });

  describe('readGcsSheet', () => {
    it.each([
      ['', 'empty'],
      ['{"version":5,"attributes":[', 'cut-off'],
      ['<html>', 'not-json'],
      ['[]', 'not-a-sheet'],
      ['{"version":5,"rows":[]}', 'not-a-sheet'],
      ['{"format":"pointwright","version":2,"profile":{}}', 'not-a-sheet'],
      ['{"attributes":[]}', 'no-version'],
      ['{"version":6,"attributes":[]}', 'newer-version'],
      [`{"version":5,"attributes":${'['.repeat(200)}${']'.repeat(200)}}`, 'too-deep'],
    ])('refuses %j: %s', (text, code) => {
      expect(readGcsSheet(text)).toMatchObject({ ok: false, error: { code } });
    });

    it('reads a sheet without settings, attributes or anything else', () => {
      const { worksheet } = open({ attributes: [] });
      expect(worksheet.number('st')).toBe(10);
      expect(worksheet.number('points')).toBe(0);
    });

    it('has the optional rules of its settings, and damage between the rows of the table for an ST between them', () => {
      const rulesOf = (st: number, settings: Record<string, unknown> = {}) =>
        importedSheet(read({ attributes: [{ attr_id: 'st', adj: st - 10 }], settings })).file.houseRules;
      expect(rulesOf(12)).toEqual([]);
      expect(rulesOf(44)).toEqual(['damage-between-rows']);
      expect(rulesOf(0)).toEqual(['damage-between-rows']);
      expect(rulesOf(44, { damage_progression: 'knowing_your_own_strength' })).toEqual(['knowing-your-own-strength']);
      for (const option of ['tbone_1', 'tbone_1_clean', 'tbone_2', 'tbone_2_clean'])
        expect(rulesOf(44, { damage_progression: option })).toEqual([
          option.replace('tbone_', 't-bone-damage-').replace('_clean', '-cleaned'),
        ]);
      expect(rulesOf(12, { damage_progression: 'toString' })).toEqual([]);
      expect(rulesOf(12, { use_multiplicative_modifiers: true })).toEqual(['multiplicative-modifiers']);
    });
  });
});

describe('Rows that fit', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
  const items = (count: number) =>
    numbers(count).map((n) => ({ id: idOf('e', n), description: `Thing ${n}`, quantity: 1 }));
  const sheet = (parts: object) => ({ version: 5, id: idOf('A', 1), profile: { name: 'Heavy' }, ...parts });

  function open(parts: object) {
    const opening = openGcsSheet(JSON.stringify(sheet(parts)));
    if (!opening.ok) throw new Error(opening.error.code);
    const { saved, remarks } = opening.value;
    const { origin } = saved.character;
    return { ...opening.value, character: saved.character, origin, sentences: remarks.map(describeFileProblem) };
  }

  function read(parts: object) {
    const reading = readGcsSheet(JSON.stringify(sheet(parts)));
    if (!reading.ok) throw new Error(reading.error.code);
    return reading.value.sheet;
  }

  /** A sheet as a character that has room for three rows in each list. */
  function importSome(parts: object) {
    const imported = importGcsSheet(read(parts), 3);
    if (!imported.ok) throw new Error(imported.error.code);
    return imported;
  }

  /** A text that cannot be packed well. */
  function noise(length: number): string {
    let seed = 1;
    const pieces = numbers(Math.ceil(length / 5)).map(() => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36).padStart(6, '0').slice(-5);
    });
    return pieces.join('').slice(0, length);
  }

  /** The character is written and read again without a remark. */
  const survives = ({ saved }: ReturnType<typeof open>) =>
    expect(parseFile(serializeFile(saved, 'test'))).toMatchObject({ ok: true, value: { saved, report: [] } });

  describe('a GCS sheet with more than a character can have', () => {
    itAtLength(
      'has the first 5,000 items, names the omitted ones, keeps the whole sheet, and is exported with all of them',
      () => {
        const opened = open({ equipment: items(5_003), attributes: [{ attr_id: 'st', adj: 3 }] });
        const { saved, character, origin, report, sentences } = opened;
        expect(character.attributes.st).toBe(13);
        expect(character.equipment).toHaveLength(5_000);
        expect(character.equipment.at(-1)?.own?.name).toBe('Thing 4999');
        const which = 'the last 3, “Thing 5000” to “Thing 5002”, are left out';
        expect(sentences).toEqual([expect.stringContaining(which)]);
        expect(report.remarks).toEqual([expect.stringContaining(which)]);
        expect(origin && keptOriginal(origin)).toMatchObject(sheet({ equipment: items(5_003) }));
        survives(opened);

        const [first, ...others] = character.equipment;
        const changed = { ...character, equipment: first ? [{ ...first, quantity: 7 }, ...others] : others };
        const { equipment } = exportGcsSheet(deriveCharacter({ ...saved, character: changed }), {
          now: '2026-01-02T03:04:05Z',
        });
        expect(equipment).toMatchObject(items(5_003).map(({ id }, at) => (at === 0 ? { id, quantity: 7 } : { id })));
      },
      180_000,
    );

    itAtLength('has all of 2,000 traits with 10 modifiers each, with the whole sheet packed', () => {
      const traits = numbers(2_000).map((n) => ({
        id: idOf('t', n),
        name: `Gift ${n}`,
        base_points: 5,
        modifiers: numbers(10).map((m) => ({ id: idOf('m', n * 10 + m), name: `Bound ${m}`, cost_adj: '-5' })),
      }));
      const opened = open({ traits });
      const { character, origin, sentences } = opened;
      expect(character.traits.filter(({ modifiers }) => modifiers.length === 10)).toHaveLength(2_000);
      expect(sentences).toEqual([]);
      expect(origin?.sheet).toEqual({});
      expect(origin && keptOriginal(origin)).toMatchObject(sheet({ traits }));
      survives(opened);
    });

    it('counts containers and attacks of skills as rows, attacks of traits and switched-off rows as none', () => {
      const attack = { id: idOf('w', 1), damage: { type: 'cr', base: '1d' } };
      const off = { id: idOf('t', 3), name: 'Off', disabled: true };
      const { file, remarks } = importSome({
        traits: [{ id: idOf('t', 1), name: 'Claws', weapons: [attack] }, { id: idOf('t', 2), name: 'Fur' }, off],
        skills: [
          { id: idOf('s', 1), name: 'Guns', weapons: [attack] },
          { id: idOf('s', 2), name: 'Law' },
        ],
        spells: [
          { id: idOf('p', 1), name: 'Light' },
          { id: idOf('p', 2), name: 'Haste' },
        ],
        equipment: [{ id: idOf('E', 1), description: 'Chest', children: items(2) }],
        other_equipment: [{ id: idOf('e', 7), description: 'House' }],
      }).value;
      expect(file.character.equipment.map(({ own }) => own?.name)).toEqual(['Chest', 'Thing 0', 'Guns']);
      expect(file.character.traits[0]?.own?.attacks.map(({ type, dice }) => [type, dice])).toEqual([['cr', 1]]);
      expect(remarks).toEqual([
        { code: 'gcs-rows-left-out', rows: { list: 'skills', count: 4, kept: 3, first: 'Haste', last: 'Haste' } },
        { code: 'gcs-rows-left-out', rows: { list: 'equipment', count: 4, kept: 2, first: 'Thing 1', last: 'House' } },
      ]);
    });

    itAtLength('is refused with its contents named, if it cannot be kept whole either', () => {
      expect(importGcsSheet(read({ equipment: items(4), comment: noise(6_000_000) }), 3)).toEqual({
        ok: false,
        error: { code: 'gcs-too-large', counts: { traits: 0, skills: 0, equipment: 4 } },
      });
    });
  });

  describe('a GCS sheet with a text that is cut', () => {
    it('is kept whole, packed if it is long, and only then reported', () => {
      const note = 'A long story. '.repeat(220_000);
      const opened = open({ notes: [{ id: idOf('n', 1), markdown: note }] });
      const { origin, sentences } = opened;
      expect(sentences).toEqual([expect.stringMatching(/cut there\. The file .* is kept with it\.$/)]);
      expect(origin && keptOriginal(origin).notes).toEqual([{ id: idOf('n', 1), markdown: note }]);
      survives(opened);
    });

    itAtLength('says so if it cannot be kept', () => {
      const note = noise(6_000_000);
      const opened = open({ notes: [{ id: idOf('n', 1), markdown: note }] });
      const { origin, sentences } = opened;
      expect(origin && hasOriginal(origin)).toBe(false);
      expect(sentences).toEqual([
        expect.stringMatching(/too large to be kept with it\. Keep the file yourself/),
        expect.stringMatching(/and was cut there\.$/),
      ]);
      survives(opened);
    });
  });

  it('a damaged packed sheet is not read', () => {
    expect(keptOriginal({ sheet: {}, packed: 'AAAA' })).toEqual({});
  });
});

describe('Opening a sheet', () => {
  const ruta = rutaQuill();

  function open(text: string) {
    const opening = openGcsSheet(text);
    if (!opening.ok) throw new Error(opening.error.code);
    return opening;
  }

  describe('openGcsSheet', () => {
    it('gives a character with a report on its numbers, which stays with it', () => {
      const { saved, report, remarks } = open(ruta).value;
      expect(report.differences).toEqual([]);
      expect(saved.character.name).toBe('Ruta Quill');
      expect(remarks).toEqual([]);
      expect(saved.character.origin?.report).toEqual(report);
      const again = parseFile(serializeFile(saved, 'test'));
      expect(again).toMatchObject({ ok: true, value: { saved, report: [] } });
    });

    it.each([
      ['cut off', ruta.slice(0, 5_000), { code: 'gcs-refused', why: { code: 'cut-off' } }],
      [
        'of a newer version',
        ruta.replace('"version": 5', '"version": 6'),
        { code: 'gcs-refused', why: { code: 'newer-version', version: 6 } },
      ],
      ['that is none', 'Dear diary', { code: 'gcs-refused', why: { code: 'not-json' } }],
      ['of something else', '{"version": 5, "tasks": []}', { code: 'gcs-refused', why: { code: 'not-a-sheet' } }],
      ['that is a list', '{"version": 5, "rows": []}', { code: 'gcs-not-a-sheet', found: 'list' }],
      ['in XML', '<?xml version="1.0"?><character version="4">', { code: 'gcs-not-a-sheet', found: 'xml' }],
    ])('refuses one %s', (_, text, problem) => {
      expect(openGcsSheet(text)).toEqual({ ok: false, error: problem });
    });

    it('reports differences in reading', () => {
      const { report, remarks } = open(ruta.replace('"points": 8', '"points": "eight"')).value;
      expect(remarks).toMatchObject([{ code: 'gcs-remark', remark: { code: 'wrong-value' } }]);
      expect(report.remarks).toHaveLength(1);
    });
  });
});

describe('Defaults', () => {
  /** A sheet with Staff at 16 and a pole with the given defaults; `calc` is GCS's result for it. */
  function open(defaults: readonly object[], calc: Record<string, unknown>) {
    const sheet = {
      version: 5,
      id: idOf('A', 1),
      attributes: [{ attr_id: 'dx', adj: 3 }],
      skills: [
        {
          id: idOf('s', 1),
          name: 'Staff',
          difficulty: 'dx/a',
          points: 12,
          calc: { level: 16, rsl: 'DX+3', points: 12 },
        },
      ],
      equipment: [
        {
          id: idOf('e', 1),
          description: 'Pole',
          quantity: 1,
          equipped: true,
          weapons: [
            {
              id: idOf('w', 1),
              sv: 1,
              damage: { type: 'cr', st: 'sw' },
              usage: 'Guard',
              parry: '0',
              block: '1',
              defaults,
              calc,
            },
          ],
        },
      ],
    };
    const reading = readGcsSheet(JSON.stringify(sheet));
    if (!reading.ok) throw new Error(reading.error.code);
    const imported = importedSheet(reading.value.sheet);
    const derived = deriveCharacter(imported.file);
    const line = `${imported.places.get(idOf('e', 1))?.key}.0`;
    const figures = (['skill', 'parry', 'block'] as const).map((part) =>
      derived.worksheet.number(lineStat(line, part)),
    );
    return { figures, report: compareWithCalc(reading.value.sheet, imported, derived) };
  }
  const of = (type: string, modifier = 0) => ({ type, name: 'Staff', modifier });

  describe('the defaults of a weapon', () => {
    it.each([
      ['a skill', [of('skill', -1)], [15, 10, 11]],
      ['a Parry, which is not halved again', [of('parry')], [11, 14, 9]],
      ['a Parry at a modifier, and DX', [of('parry', 1), { type: 'dx', modifier: -4 }], [12, 15, 10]],
      ['a Parry besides a better skill', [of('skill'), of('parry', -1)], [16, 13, 12]],
      ['a Parry that is worse than half of the skill', [of('skill'), of('parry', -4)], [16, 11, 12]],
      ['a Block', [of('block')], [11, 8, 15]],
      ['a Parry of a skill that the sheet has not', [of('skill'), { type: 'parry', name: 'Whip' }], [16, 11, 12]],
    ] as const)('may be %s', (_, defaults, figures) => {
      const [level, parry, block] = figures;
      const { figures: ours, report } = open(defaults, { level, parry: String(parry), block: String(block) });
      expect(ours).toEqual(figures);
      expect(report.differences).toEqual([]);
    });
  });
});

describe('Sheets of players', () => {
  /** A folder of sheets that players have; they are no part of this repository. */
  const folder = process.env.POINTWRIGHT_GCS_SHEETS ?? '';
  const hasSheets = folder !== '' && existsSync(folder);
  const skipped = hasSheets ? '' : ' (skipped: POINTWRIGHT_GCS_SHEETS names no folder)';
  const files = hasSheets
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.gcs'))
        .sort()
    : [];

  /** Sheets of older versions, in a folder beside it. */
  const older = join(folder, '..', 'legacy');
  const hasOlder = hasSheets && existsSync(older);
  const olderFiles = hasOlder
    ? readdirSync(older, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.gcs'))
    : [];

  /** The reasons for which numbers may differ, as the report says them. Any other one is a fault. */
  const knownReasons = [
    /^Below ST 1 there is no damage by ST here/,
    /^Over ST 40 the table has a row for each 5 ST/,
    /^It follows from thrust or swing/,
    /^A bonus for a skill counts there on the best skill/,
  ];

  describe('sheets that players have', () => {
    it.skipIf(!hasSheets)(`have the same numbers here as there${skipped}`, { timeout: 600_000 }, () => {
      let agree = 0;
      let total = 0;
      const lines: string[] = [];
      for (const file of files) {
        const reading = readGcsSheet(readFileSync(join(folder, file), 'utf8'));
        expect(reading, file).toMatchObject({ ok: true });
        if (!reading.ok) continue;
        const imported = importedSheet(reading.value.sheet);
        const report = compareWithCalc(reading.value.sheet, imported, deriveCharacter(imported.file));
        agree += report.agree;
        total += report.total;
        for (const { figure, theirs, ours, why } of report.differences) {
          lines.push(`${basename(file)}: ${figure}, ${theirs} there, ${ours} here: ${why}`);
        }
      }
      const percent = (100 * agree) / total;
      console.log(`${agree} of ${total} numbers agree: ${percent.toFixed(2)} %\n${lines.join('\n')}`);
      expect(
        lines.filter((line) => !knownReasons.some((reason) => reason.test(line.split(' here: ')[1] ?? ''))),
      ).toEqual([]);
      expect(percent).toBeGreaterThanOrEqual(99.5);
    });

    it.skipIf(!hasOlder)(
      `are read in versions 1 to 4 as well${hasOlder ? '' : ' (skipped: no folder “legacy” beside it)'}`,
      () => {
        const versions = new Set<number>();
        for (const file of olderFiles) {
          const reading = readGcsSheet(readFileSync(join(older, file), 'utf8'));
          expect(reading, file).toMatchObject({ ok: true });
          if (!reading.ok) continue;
          versions.add(reading.value.sheet.version);
          const imported = importedSheet(reading.value.sheet);
          const { total, differences } = compareWithCalc(reading.value.sheet, imported, deriveCharacter(imported.file));
          // Version 1 has no numbers to compare.
          expect(total > 40, file).toBe(reading.value.sheet.version > 1);
          expect(differences.filter(({ why }) => !knownReasons.some((reason) => reason.test(why)))).toEqual([]);
        }
        expect([...versions].sort()).toEqual([1, 2, 4]);
      },
    );
  });
});
