import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../character/file/parse-file.ts';
import { problemSentence } from '../../../character/file/problem-sentences.ts';
import { serializeFile } from '../../../character/file/serialize-file.ts';
import { hasOriginal } from '../../../character/origin.ts';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { exportGcsSheet } from './export-sheet.ts';
import { openGcsSheet } from './open-gcs-sheet.ts';
import { keptOriginal } from './original-of.ts';

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

/** The character is written and read again without a remark. */
const survives = ({ saved }: ReturnType<typeof open>) =>
  expect(parseFile(serializeFile(saved, 'test'))).toMatchObject({ ok: true, saved, report: [] });

describe('a sheet of GCS with more than a character can have', () => {
  it.each([5_001, 9_000])(
    'of %i items has the first 5,000, says which are left out, and keeps the whole sheet',
    (count) => {
      const opened = open({ equipment: items(count), attributes: [{ attr_id: 'st', adj: 3 }] });
      const { character, origin, report, sentences } = opened;
      expect(character.attributes.st).toBe(13);
      expect(character.equipment).toHaveLength(5_000);
      expect(character.equipment.at(-1)?.own?.name).toBe('Thing 4999');
      const which =
        count === 5_001 ? '“Thing 5000” is left out' : 'the last 4,000, “Thing 5000” to “Thing 8999”, are left out';
      expect(sentences).toEqual([expect.stringContaining(which)]);
      expect(report.remarks).toEqual([expect.stringContaining(which)]);
      expect(origin && keptOriginal(origin)).toMatchObject(sheet({ equipment: items(count) }));
      survives(opened);
    },
  );

  it('goes out again with the rows that were left out, whatever was changed here', () => {
    const { saved } = open({ equipment: items(5_003) });
    const [first, ...others] = saved.character.equipment;
    const character = { ...saved.character, equipment: first ? [{ ...first, quantity: 7 }, ...others] : others };
    const { equipment } = exportGcsSheet(deriveCharacter({ ...saved, character }), { now: '2026-01-02T03:04:05Z' });
    expect(equipment).toHaveLength(5_003);
    expect(equipment).toMatchObject([
      { id: idOf('e', 0), quantity: 7 },
      ...items(5_003)
        .slice(1)
        .map(({ id }) => ({ id })),
    ]);
  });

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

  it('counts containers, and what attacks with a trait, as rows', () => {
    const attack = { id: idOf('w', 1), damage: { type: 'cr', base: '1d' } };
    const { character, sentences } = open({
      traits: [{ id: idOf('t', 1), name: 'Claws', weapons: [attack] }],
      equipment: [{ id: idOf('E', 1), description: 'Chest', children: items(5_000) }],
    });
    expect(character.equipment).toHaveLength(5_000);
    expect(character.equipment.at(-1)?.own?.name).toBe('Claws');
    expect(sentences).toEqual([expect.stringContaining('the last 2, “Thing 4998” to “Thing 4999”, are left out')]);
  });

  it('is refused by what it has, where it cannot be kept whole either', () => {
    const text = numbers(400_000)
      .map((n) => ((n * 2_654_435_761) % 4_294_967_296).toString(36))
      .join('');
    expect(openGcsSheet(JSON.stringify(sheet({ equipment: items(5_001), comment: text.repeat(3) + text })))).toEqual({
      ok: false,
      problem: { code: 'gcs-too-large', counts: { traits: 0, skills: 0, equipment: 5_001 } },
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
    let seed = 1;
    const noise = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36);
    };
    const note = numbers(1_000_000).map(noise).join('');
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
