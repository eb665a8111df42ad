import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../character/file/parse-file.ts';
import { problemSentence } from '../../../character/file/problem-sentences.ts';
import { serializeFile } from '../../../character/file/serialize-file.ts';
import { hasOriginal } from '../../../character/origin.ts';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { exportGcsSheet } from '../export/export-sheet.ts';
import { importGcsSheet, keptOriginal } from './import-sheet.ts';
import { openGcsSheet } from './open-gcs-sheet.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const items = (count: number) =>
  numbers(count).map((n) => ({ id: idOf('e', n), description: `Thing ${n}`, quantity: 1 }));
const sheet = (parts: object) => ({ version: 5, id: idOf('A', 1), profile: { name: 'Heavy' }, ...parts });

function open(parts: object) {
  const opening = openGcsSheet(JSON.stringify(sheet(parts)));
  if (!opening.ok) throw new Error(opening.problem.code);
  const { saved, remarks } = opening;
  const { origin } = saved.character;
  return { ...opening, character: saved.character, origin, sentences: remarks.map(problemSentence) };
}

function read(parts: object) {
  const reading = readGcsSheet(JSON.stringify(sheet(parts)));
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.sheet;
}

/** A sheet as a character that has room for three rows in each list. */
function importSome(parts: object) {
  const imported = importGcsSheet(read(parts), 3);
  if (!imported.ok) throw new Error(imported.problem.code);
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
  expect(parseFile(serializeFile(saved, 'test'))).toMatchObject({ ok: true, saved, report: [] });

describe('a sheet of GCS with more than a character can have', () => {
  it('has the first 5,000 items, says which are left out, keeps the whole sheet, and goes out again with all of them', () => {
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
  }, 180_000);

  it('of 2,000 traits with 10 modifiers each has them all, with the whole sheet packed', () => {
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

  it('counts containers and what attacks with a trait as rows, and what is switched off as none', () => {
    const attack = { id: idOf('w', 1), damage: { type: 'cr', base: '1d' } };
    const off = { id: idOf('t', 3), name: 'Off', disabled: true };
    const { file, remarks } = importSome({
      traits: [{ id: idOf('t', 1), name: 'Claws', weapons: [attack] }, { id: idOf('t', 2), name: 'Fur' }, off],
      skills: [
        { id: idOf('s', 1), name: 'Guns' },
        { id: idOf('s', 2), name: 'Law' },
      ],
      spells: [
        { id: idOf('p', 1), name: 'Light' },
        { id: idOf('p', 2), name: 'Haste' },
      ],
      equipment: [{ id: idOf('E', 1), description: 'Chest', children: items(2) }],
      other_equipment: [{ id: idOf('e', 7), description: 'House' }],
    });
    expect(file.character.equipment.map(({ own }) => own?.name)).toEqual(['Chest', 'Thing 0', 'Claws']);
    expect(remarks).toEqual([
      { code: 'gcs-rows-left-out', rows: { list: 'skills', count: 4, kept: 3, first: 'Haste', last: 'Haste' } },
      { code: 'gcs-rows-left-out', rows: { list: 'equipment', count: 4, kept: 2, first: 'Thing 1', last: 'House' } },
    ]);
  });

  it('is refused by what it has, where it cannot be kept whole either', () => {
    expect(importGcsSheet(read({ equipment: items(4), comment: noise(6_000_000) }), 3)).toEqual({
      ok: false,
      problem: { code: 'gcs-too-large', counts: { traits: 0, skills: 0, equipment: 4 } },
    });
  });
});

describe('a sheet of GCS with a text that is cut', () => {
  it('is kept whole, packed where it is long, and only then said to be', () => {
    const note = 'A long story. '.repeat(220_000);
    const opened = open({ notes: [{ id: idOf('n', 1), markdown: note }] });
    const { origin, sentences } = opened;
    expect(sentences).toEqual([expect.stringMatching(/cut there\. The file .* is kept with it\.$/)]);
    expect(origin && keptOriginal(origin).notes).toEqual([{ id: idOf('n', 1), markdown: note }]);
    survives(opened);
  });

  it('says so where it cannot be kept', () => {
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

it('reads nothing of a packed sheet that is damaged', () => {
  expect(keptOriginal({ sheet: {}, packed: 'AAAA' })).toEqual({});
});
