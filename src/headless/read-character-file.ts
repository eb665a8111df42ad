import { readFileSync } from 'node:fs';
import type { SavedCharacter } from '../character/character.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { describeFileProblem } from '../character/file/problem-sentences.ts';
import type { ImportReport } from '../character/origin.ts';
import { openGcsSheet } from '../interchange/gcs/import/open-gcs-sheet.ts';
import { isForGcs } from '../interchange/gcs/read/recognize-gcs.ts';
import { rulesetIds } from '../rules/rulesets.ts';

/** A character of a file, or the reason why there is none, in a sentence. */
export type CharacterFile =
  | {
      readonly ok: true;
      readonly saved: SavedCharacter;
      /** How its numbers agree with the file of GCS that it is or came from; null for any other. */
      readonly report: ImportReport | null;
      /** Differences from the file, in sentences. */
      readonly remarks: readonly string[];
    }
  | { readonly ok: false; readonly error: string };

/** The text of a file, or why it cannot be read, in a sentence. */
export type FileText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** Reads the text of a file. Never throws. */
export function readText(file: string): FileText {
  try {
    return { ok: true, text: readFileSync(file, 'utf8') };
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { ok: false, error: missing ? 'no such file.' : 'the file cannot be read.' };
  }
}

/** Reads the character of a file of this program or of GCS, recognized by its content and its name. All rulesets must have been loaded. */
export function readCharacterFile(file: string): CharacterFile {
  const read = readText(file);
  if (!read.ok) return read;
  if (isForGcs(read.text, file)) {
    const opening = openGcsSheet(read.text);
    if (!opening.ok) return { ok: false, error: describeFileProblem(opening.problem) };
    const { saved, report, remarks } = opening;
    return { ok: true, saved, report, remarks: remarks.map(describeFileProblem) };
  }
  const reading = parseFile(read.text, { rulesets: rulesetIds });
  if (!reading.ok) return { ok: false, error: describeFileProblem(reading.problem) };
  const { saved, report } = reading;
  return { ok: true, saved, report: saved.character.origin?.report ?? null, remarks: report.map(describeFileProblem) };
}
