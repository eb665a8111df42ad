import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasGcsLibrary, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { convertLibrary } from './library/convert-library.ts';
import type { LibraryChoice } from './library/library-entry.ts';
import { readStoredEntry } from './library/stored-entry.ts';
import { kindByName, readGcsLibrary } from './read/read-gcs-library.ts';

/** Files that must be there, with the number of entries that they have. */
const counts: Readonly<Record<string, number>> = {
  'Basic Set Traits.adq': 665,
  'Basic Set Skills.skl': 752,
  'Basic Set Equipment.eqp': 467,
  'Basic Set Enhancement Modifiers.adm': 112,
  'Basic Set Limitation Modifiers.adm': 127,
  'Basic Set Equipment Modifiers.eqm': 50,
  'Magic Spells.spl': 877,
  'Elf.gct': 1,
};

const folder = process.env.POINTWRIGHT_GCS_LIBRARY ?? '';
const files = hasGcsLibrary
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => kindByName(name))
  : [];
const countChoices = (choices: readonly LibraryChoice[]): number =>
  choices.reduce((sum, { rows, choices: inner = [] }) => sum + rows.length + countChoices(inner), 0);

describe('libraries that players have', () => {
  it.skipIf(!hasGcsLibrary)(`are read whole, without a remark${skippedWithoutGcs}`, () => {
    expect(files.length).toBeGreaterThan(0);
    const found = new Map<string, number>();
    for (const file of files) {
      const kind = kindByName(file);
      const reading = readGcsLibrary(readFileSync(join(folder, file), 'utf8'), kind ?? 'traits');
      expect(reading, file).toMatchObject({ ok: true, log: { remarks: [] } });
      if (!reading.ok) continue;
      const entries = convertLibrary(reading.file, basename(file));
      found.set(basename(file), entries.length);
      const text = JSON.stringify(entries);
      // Each is written and read with all of its rows: none fails the schema of a character's rows.
      for (const [place, { heading, rows, choices = [] }] of [...entries.entries()].filter(([at]) => at % 10 === 0)) {
        const stored = readStoredEntry(text, place);
        expect(stored?.rows, `${file}, ${heading.name}`).toHaveLength(rows.length);
        expect(stored?.choices.length).toBe(choices.length);
        expect(heading.name).not.toBe('');
        expect(rows.length + countChoices(choices) > 0 || heading.chapter.endsWith('odifiers')).toBe(true);
      }
    }
    for (const [name, count] of Object.entries(counts)) expect([name, found.get(name)]).toEqual([name, count]);
  });
});
