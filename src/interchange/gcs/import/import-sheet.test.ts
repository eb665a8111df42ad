import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../character/file/parse-file.ts';
import { serializeFile } from '../../../character/file/serialize-file.ts';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import { wholeGcsSheet } from '../../../testing/whole-gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { compareWithCalc } from '../compare/compare-with-calc.ts';

function read(sheet: Record<string, unknown>) {
  const reading = readGcsSheet(JSON.stringify({ version: 5, id: idOf('A', 1), ...sheet }));
  if (!reading.ok) throw new Error(reading.problem.code);
  expect(reading.log.remarks).toEqual([]);
  return reading.sheet;
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
  it('has the numbers here that it has there', () => {
    const { source, imported, derived } = whole();
    const report = compareWithCalc(source, imported, derived);
    expect(report.differences).toEqual([]);
    expect(report.agree).toBe(report.total);
    expect(report.total).toBeGreaterThan(60);
  });

  it('has who the character is, with points as they were earned', () => {
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
    const trait = (letter: string, number: number) => character.traits.find(({ key }) => key === keyOf(letter, number));
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

  it('leaves out what is switched off, and says so', () => {
    const { character, imported } = whole();
    expect(character.traits.some(({ own }) => own?.name === 'Left Behind')).toBe(false);
    expect(imported.unexpressed).toContainEqual({ where: 'Left Behind', what: 'switched off' });
  });

  it('gives the skills that a comparison selects the bonus where no effect can compare like it', () => {
    const { character, worksheet, keyOf } = whole();
    const hands = character.traits.find(({ key }) => key === keyOf('t', 5));
    expect(hands?.own?.effects.map(({ stat }) => stat)).not.toContain(`skill:${keyOf('s', 1)}`);
    expect(hands?.own?.effects.map(({ stat }) => stat)).toContain(`skill:${keyOf('s', 2)}`);
    expect(worksheet.number(`skill:${keyOf('s', 1)}.level`)).toBe(12);
  });

  it('notes a bonus in a situation with the number that it is about', () => {
    const { worksheet } = whole();
    expect(worksheet.get('tasteSmell').notes.map(({ words }) => words)).toContain(
      '+2 on any roll by the sense of smell (Blubber)',
    );
  });

  it('keeps attributes that there are none of here as traits, and never runs what defines them', () => {
    const { character, worksheet, imported } = whole();
    const luck = character.traits.find(({ key }) => key === imported.attributeTraits.get('luck'));
    expect(luck?.own).toMatchObject({ name: 'Luck Points +2', points: 6, notes: ['Luck Points: 13'] });
    expect(worksheet.number('will')).toBe(13);
    expect(worksheet.number('hitPoints.points')).toBe(4);
  });

  it('lists a container above its traits, where they are all of one kind', () => {
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

  it('wears what is in a container that is worn', () => {
    const { character, keyOf } = whole();
    const coat = character.equipment.find(({ key }) => key === keyOf('e', 3));
    expect(coat).toMatchObject({ container: '', place: 'ready', quantity: 1 });
    const rope = character.equipment.find(({ key }) => key === keyOf('e', 2));
    expect(rope).toMatchObject({ container: keyOf('E', 1), quantity: 6 });
  });

  it('is read back from a file as it is, with the sheet that it came from', () => {
    const { imported } = whole();
    const reading = parseFile(serializeFile(imported.file, '1.0.0'));
    expect(reading).toMatchObject({ ok: true, report: [] });
    if (!reading.ok) return;
    expect(reading.saved).toEqual(imported.file);
    const { origin } = reading.saved.character;
    expect(origin?.sheet).toHaveProperty('third_party', wholeGcsSheet.third_party);
    expect(origin?.sheet).toHaveProperty('calc', wholeGcsSheet.calc);
  });
});

describe('a trait that the book has a sense or a Fright Check by its name count', () => {
  const attributes = [{ attr_id: 'iq', adj: 1 }];

  it('adds what its features say, and nothing where they say nothing', () => {
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
  it('of version 1 has its attributes at the top', () => {
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

  it('of version 2 has thresholds as shares, and kinds of rows in words', () => {
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
    expect(readGcsSheet(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('reads a sheet without settings, attributes or anything else', () => {
    const { worksheet } = open({ attributes: [] });
    expect(worksheet.number('st')).toBe(10);
    expect(worksheet.number('points')).toBe(0);
  });

  it('has the optional rules of its settings, and damage between the rows of the table for an ST that is in none', () => {
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
