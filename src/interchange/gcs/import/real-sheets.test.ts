import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { compareWithCalc } from '../compare/compare-with-calc.ts';

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
];

describe('sheets that players have', () => {
  it.skipIf(!hasSheets)(`have the numbers here that they have there${skipped}`, { timeout: 600_000 }, () => {
    let agree = 0;
    let total = 0;
    const lines: string[] = [];
    for (const file of files) {
      const reading = readGcsSheet(readFileSync(join(folder, file), 'utf8'));
      expect(reading, file).toMatchObject({ ok: true });
      if (!reading.ok) continue;
      const imported = importedSheet(reading.sheet);
      const report = compareWithCalc(reading.sheet, imported, deriveCharacter(imported.file));
      agree += report.agree;
      total += report.total;
      for (const { figure, theirs, ours, why } of report.differences) {
        lines.push(`${basename(file)}: ${figure}, ${theirs} there, ${ours} here: ${why}`);
      }
    }
    const percent = (100 * agree) / total;
    console.log(`${agree} of ${total} numbers agree: ${percent.toFixed(2)} %\n${lines.join('\n')}`);
    expect(lines.filter((line) => !knownReasons.some((reason) => reason.test(line.split(' here: ')[1] ?? '')))).toEqual(
      [],
    );
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
        versions.add(reading.sheet.version);
        const imported = importedSheet(reading.sheet);
        const { total, differences } = compareWithCalc(reading.sheet, imported, deriveCharacter(imported.file));
        // Version 1 has no numbers to compare.
        expect(total > 40, file).toBe(reading.sheet.version > 1);
        expect(differences.filter(({ why }) => !knownReasons.some((reason) => reason.test(why)))).toEqual([]);
      }
      expect([...versions].sort()).toEqual([1, 2, 4]);
    },
  );
});
