import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import { serializeFile } from '../../../character/file/character-file.ts';
import { parseFile } from '../../../character/file/parse-file.ts';
import { caseCount, caseSeed, someOf } from '../../../testing/extent.ts';
import { ownItem, ownSkill, ownTrait } from '../../../testing/huge-character.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DerivedCharacter, deriveCharacter } from '../../../rules/derive-character.ts';
import { anyCharacter } from '../../../testing/any-character.ts';
import { faultsOfSheet } from '../../../testing/gcs-sheet-faults.ts';
import { rutaQuill } from '../../../testing/gcs-sheet-texts.ts';
import { versionFourSheet, versionTwoSheet } from '../../../testing/older-gcs-sheets.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { wholeGcsSheet } from '../../../testing/whole-gcs-sheet.ts';
import { isJsonObject, walkRows } from '../sheet-json.ts';
import { exportGcsSheet, gcsText } from './export-sheet.ts';
import { openedSheet } from './fixtures/opened-sheet.ts';
import { exportFoundryActor } from './foundry-actor.ts';
import { compareWithCalc } from './open-gcs-sheet.ts';

describe('Edited sheets', () => {
  const now = '2026-11-23T12:00:00Z';
  const lists = ['traits', 'skills', 'equipment'] as const;
  type List = (typeof lists)[number];

  function open(text: string): SavedCharacter {
    const reading = readGcsSheet(text);
    if (!reading.ok) throw new Error(reading.error.code);
    return importedSheet(reading.value.sheet).file;
  }
  const write = (saved: SavedCharacter): JsonObject => exportGcsSheet(deriveCharacter(saved), { now });

  /** Each row of a sheet with a field that nobody knows, which names the row. */
  function marked(sheet: JsonObject): JsonObject {
    const mark = (value: JsonValue): JsonValue => {
      if (Array.isArray(value)) return value.map(mark);
      if (!isJsonObject(value)) return value;
      const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mark(field)]));
      return typeof value.id === 'string' ? { ...fields, later_mark: value.id } : fields;
    };
    return { ...sheet, ...Object.fromEntries(Object.entries(sheet).map(([name, value]) => [name, mark(value)])) };
  }

  const sheets: readonly (readonly [name: string, text: string])[] = [
    ['of every construct', JSON.stringify(wholeGcsSheet)],
    ['written by hand', JSON.stringify(openedSheet)],
    ['of a whole character', rutaQuill()],
    ['of version 2', JSON.stringify(versionTwoSheet)],
    ['of version 4', JSON.stringify(versionFourSheet)],
  ].map(([name = '', text = '']) => [name, JSON.stringify(marked(JSON.parse(text)))]);

  type Edit = (saved: SavedCharacter, at: number) => SavedCharacter;
  type Row = SavedCharacter['character'][List][number];

  const withRows = (saved: SavedCharacter, list: List, rows: readonly Row[]): SavedCharacter => ({
    ...saved,
    character: { ...saved.character, [list]: rows },
  });
  /** The row of any list at a place, which is counted over all lists. */
  function rowAt({ character }: SavedCharacter, at: number): { readonly list: List; readonly row: Row } | null {
    const rows = lists.flatMap((list) => character[list].map((row) => ({ list, row })));
    return rows[at % Math.max(1, rows.length)] ?? null;
  }
  function changeAt(saved: SavedCharacter, at: number, change: (row: Row, list: List) => Row): SavedCharacter {
    const found = rowAt(saved, at);
    if (!found) return saved;
    const rows: readonly Row[] = saved.character[found.list];
    return withRows(
      saved,
      found.list,
      rows.map((row) => (row === found.row ? change(row, found.list) : row)),
    );
  }
  const holders = (saved: SavedCharacter, list: List): readonly Row[] =>
    saved.character[list].filter((row) =>
      list === 'equipment' ? row.container === '' : row.own !== null && 'holds' in row.own && Boolean(row.own.holds),
    );

  const edits: Readonly<Record<string, Edit>> = {
    note: (saved, at) => changeAt(saved, at, (row) => ({ ...row, note: 'Changed here.' })),
    number: (saved, at) =>
      changeAt(saved, at, (row) =>
        'points' in row ? { ...row, points: 12 } : 'quantity' in row ? { ...row, quantity: 3 } : row,
      ),
    delete: (saved, at) => {
      const found = rowAt(saved, at);
      if (!found) return saved;
      const rows: readonly Row[] = saved.character[found.list];
      const rest = rows
        .filter((row) => row !== found.row)
        .map((row) => (row.container === found.row.key ? { ...row, container: '' } : row));
      return withRows(saved, found.list, rest);
    },
    add: (saved, at) => {
      const key = `new${at}`;
      const made: Readonly<Record<List, Row>> = {
        traits: trait('', { own: ownTrait('Tar Lungs') }),
        skills: skill('', 2, { own: ownSkill('Caulking') }),
        equipment: item('', { own: ownItem('Bucket', { kind: 'gear' }) }),
      };
      const list = lists[at % 3] ?? 'traits';
      const rows: readonly Row[] = saved.character[list];
      if (rows.some((row) => row.key === key)) return saved;
      return withRows(saved, list, [...rows, { ...made[list], key }]);
    },
    move: (saved, at) =>
      changeAt(saved, at, (row, list) => {
        const into = holders(saved, list).filter((each) => each !== row);
        if (row.container !== '') return { ...row, container: '' };
        const isHolder = saved.character[list].some(({ container }) => container === row.key);
        return isHolder ? row : { ...row, container: into[at % Math.max(1, into.length)]?.key ?? '' };
      }),
    modifier: (saved, at) =>
      changeAt(saved, at, (row) => {
        if (!('modifiers' in row) || !('gained' in row)) return row;
        const [first] = row.modifiers;
        return { ...row, modifiers: first ? [{ ...first, percent: -35 }] : [] };
      }),
  };

  /** The character as a file gives it back, since only such characters are opened. */
  const asRead = (saved: SavedCharacter): SavedCharacter => {
    const reading = parseFile(serializeFile(saved, ''));
    if (!reading.ok) throw new Error(reading.error.code);
    return reading.value.saved;
  };

  /** The character without its origin, with the places of rows in place of their keys. */
  function plain({ character: { origin: _, ...character }, ...file }: SavedCharacter): unknown {
    const names = new Map<string, string>();
    for (const list of lists) for (const [i, { key }] of character[list].entries()) names.set(key, `${list} ${i}`);
    return JSON.parse(JSON.stringify({ ...file, character }), (name, value) => {
      if (typeof value !== 'string') return value;
      if (name === 'key') return names.get(value) ?? 'part';
      if (name === 'container') return names.get(value) ?? value;
      const [kind, key = ''] = name === 'stat' ? value.split(':') : [];
      return kind === 'skill' ? `skill:${names.get(key) ?? key}` : value;
    });
  }

  /**
   * In the sheet with every construct this moves the item that has the attacks of a trait, and is not a separate row.
   */
  const ofAttacks: [[string, number][]][] = [[[['move', 77]]]];

  /** The rows of a sheet whose place in the character is none of its rows. */
  function placesWithoutRow(text: string): readonly string[] {
    const reading = readGcsSheet(text);
    if (!reading.ok) throw new Error(reading.error.code);
    const { file, places } = importedSheet(reading.value.sheet);
    return [...places].flatMap(([id, { list, key }]) =>
      file.character[list].some((row) => row.key === key) ? [] : [`${id} ${list} ${key}`],
    );
  }

  const marksIn = (sheet: JsonObject): readonly string[] =>
    [...walkRows(sheet)].flatMap(({ row }) => (typeof row.later_mark === 'string' ? [row.later_mark] : []));

  describe.each(someOf(sheets, 2))(`a sheet %s that was opened and edited, with seed ${caseSeed}`, (_, text) => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat({ max: 200 })), {
      minLength: 1,
      maxLength: 5,
    });
    const edit = (chosen: readonly (readonly [string, number])[]): SavedCharacter =>
      asRead(chosen.reduce((saved, [name, at]) => edits[name]?.(saved, at) ?? saved, asRead(open(text))));

    it('is the same character when opened again', { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(steps, (chosen) => {
          const edited = edit(chosen);
          const out = gcsText(write(edited));
          expect(plain(open(out))).toEqual(plain(edited));
          expect(placesWithoutRow(out)).toEqual([]);
        }),
        { numRuns: caseCount(12), seed: caseSeed, examples: ofAttacks },
      );
    });

    it('keeps the unknown parts of every row that was not deleted, and of no other', { timeout: 120_000 }, () => {
      const opened = asRead(open(text));
      const before = marksIn(write(opened));
      const origin = opened.character.origin?.rows ?? [];
      const markOf = new Map([...walkRows(write(opened))].map(({ id, row }) => [id, row.later_mark] as const));
      fc.assert(
        fc.property(steps, (chosen) => {
          const edited = edit(chosen);
          const keys = new Set(lists.flatMap((list) => edited.character[list].map(({ key }) => `${list} ${key}`)));
          const gone = origin.flatMap(({ id, list, row }) => (keys.has(`${list} ${row}`) ? [] : [markOf.get(id)]));
          const after = marksIn(write(edited));
          expect([...after].sort()).toEqual(before.filter((mark) => !gone.includes(mark)).sort());
        }),
        { numRuns: caseCount(12), seed: caseSeed },
      );
    });
  });
});

describe('Exported sheets', () => {
  const now = '2026-11-23T12:00:00Z';

  const textOf = (saved: SavedCharacter): string => gcsText(exportGcsSheet(deriveCharacter(saved), { now }));

  function open(text: string) {
    const reading = readGcsSheet(text);
    if (!reading.ok) throw new Error(reading.error.code);
    return { sheet: reading.value.sheet, imported: importedSheet(reading.value.sheet) };
  }

  /** Every number of the sheet. */
  const numbersOf = ({ worksheet }: DerivedCharacter) =>
    worksheet.ids().map((id) => [id, worksheet.get(id).value] as const);

  /** The character as a file gives it back, since only such characters are opened. */
  const asRead = (saved: SavedCharacter): SavedCharacter => {
    const reading = parseFile(serializeFile(saved, ''));
    if (!reading.ok) throw new Error(reading.error.code);
    return reading.value.saved;
  };

  const readyMade = readdirSync('src/app/ready-made').flatMap((name): (readonly [string, SavedCharacter])[] => {
    const reading = parseFile(readFileSync(join('src/app/ready-made', name), 'utf8'));
    return reading.ok && reading.value.saved.ruleset === 'fourth-edition' ? [[name, reading.value.saved]] : [];
  });

  describe(`exportGcsSheet, with seed ${caseSeed}`, { timeout: 120_000 }, () => {
    it.each(someOf(readyMade, 3))(
      'writes %s so that reading it gives the same character and the same sheet',
      (_, saved) => {
        const derived = deriveCharacter(saved);
        const { sheet, imported } = open(textOf(saved));
        expect(serializeFile(imported.file, '')).toBe(serializeFile(saved, ''));
        const again = deriveCharacter(imported.file);
        expect(numbersOf(again)).toEqual(numbersOf(derived));
        expect(compareWithCalc(sheet, imported, again).differences).toEqual([]);
        expect(faultsOfSheet(exportGcsSheet(derived, { now }))).toEqual([]);
      },
    );

    it.each(someOf(readyMade, 3))('writes %s so that its own figures follow from its rows', (_, saved) => {
      // Without our own data the import uses GCS's, like its own calculation.
      const sheet = exportFoundryActor(deriveCharacter(saved), { now });
      const { sheet: read, imported } = open(gcsText(sheet));
      // Bonuses for one Parry or Block are on the weapon, where the coming version of the system looks for them.
      const { differences } = compareWithCalc(read, imported, deriveCharacter(imported.file));
      expect(differences.filter(({ figure }) => !/: (Parry|Block)$/.test(figure))).toEqual([]);
    });

    it('restores any character, writes it the same twice, and breaks no rule of the format', () => {
      fc.assert(
        fc.property(anyCharacter('fourth-edition'), (any) => {
          const saved = asRead(any);
          const text = textOf(saved);
          expect(textOf(saved)).toBe(text);
          const { imported } = open(text);
          expect(serializeFile(imported.file, '')).toBe(serializeFile(saved, ''));
          expect(faultsOfSheet(JSON.parse(text))).toEqual([]);
        }),
        { numRuns: caseCount(40) },
      );
    });
  });
});
