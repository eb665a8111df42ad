import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import { parseFile } from '../../../character/file/parse-file.ts';
import { serializeFile } from '../../../character/file/serialize-file.ts';
import { type DerivedCharacter, deriveCharacter } from '../../../rules/derive-character.ts';
import { anyCharacter } from '../../../testing/any-character.ts';
import { caseCount, caseSeed } from '../../../testing/case-seed.ts';
import { faultsOfSheet } from '../../../testing/gcs-sheet-faults.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { compareWithCalc } from '../compare/compare-with-calc.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { exportFoundryActor } from './export-foundry.ts';
import { exportGcsSheet, gcsText } from './export-sheet.ts';

const now = '2026-11-23T12:00:00Z';

const textOf = (saved: SavedCharacter): string => gcsText(exportGcsSheet(deriveCharacter(saved), { now }));

function open(text: string) {
  const reading = readGcsSheet(text);
  if (!reading.ok) throw new Error(reading.problem.code);
  return { sheet: reading.sheet, imported: importedSheet(reading.sheet) };
}

/** Every number of the sheet. */
const numbersOf = ({ worksheet }: DerivedCharacter) =>
  worksheet.ids().map((id) => [id, worksheet.get(id).value] as const);

/** The character as a file gives it back, since only such characters are opened. */
const asRead = (saved: SavedCharacter): SavedCharacter => {
  const reading = parseFile(serializeFile(saved, ''));
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.saved;
};

const readyMade = readdirSync('src/app/ready-made').flatMap((name): (readonly [string, SavedCharacter])[] => {
  const reading = parseFile(readFileSync(join('src/app/ready-made', name), 'utf8'));
  return reading.ok && reading.saved.ruleset === 'fourth-edition' ? [[name, reading.saved]] : [];
});

describe(`exportGcsSheet, with seed ${caseSeed}`, { timeout: 120_000 }, () => {
  it.each(readyMade)('writes %s so that reading it gives the same character and the same sheet', (_, saved) => {
    const derived = deriveCharacter(saved);
    const { sheet, imported } = open(textOf(saved));
    expect(serializeFile(imported.file, '')).toBe(serializeFile(saved, ''));
    const again = deriveCharacter(imported.file);
    expect(numbersOf(again)).toEqual(numbersOf(derived));
    expect(compareWithCalc(sheet, imported, again).differences).toEqual([]);
    expect(faultsOfSheet(exportGcsSheet(derived, { now }))).toEqual([]);
  });

  it.each(readyMade)('writes %s so that its own figures follow from its rows', (_, saved) => {
    // Without our own data the import goes by what GCS has, as its own calculation does.
    const sheet = exportFoundryActor(deriveCharacter(saved), { now });
    const { sheet: read, imported } = open(gcsText(sheet));
    expect(compareWithCalc(read, imported, deriveCharacter(imported.file)).differences).toEqual([]);
  });

  it('gives any character back, writes it twice alike, and breaks no rule of the format', () => {
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
