import { readFileSync } from 'node:fs';
import type { SavedCharacter } from '../character/character.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { describeFileProblem } from '../character/file/problem-sentences.ts';
import type { ImportReport } from '../character/origin.ts';
import { done, failed, type Result } from '../engine/result.ts';
import { isForGcs } from '../interchange/gcs/read/recognize-gcs.ts';
import { openGcsSheet } from '../interchange/gcs/sheet/open-gcs-sheet.ts';
import { rulesetIds } from '../rules/rulesets.ts';

/** A character of a file, or the reason why there is none, in a sentence. */
export type CharacterFile = Result<
  {
    readonly saved: SavedCharacter;
    /** How its numbers agree with the file of GCS that it is or came from; null for any other. */
    readonly report: ImportReport | null;
    /** Differences from the file, in sentences. */
    readonly remarks: readonly string[];
  },
  string
>;

/** The text of a file, or why it cannot be read, in a sentence. */
export type FileText = Result<string, string>;

/** Reads the text of a file. Never throws. */
export function readText(file: string): FileText {
  try {
    return done(readFileSync(file, 'utf8'));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return failed(missing ? 'no such file.' : 'the file cannot be read.');
  }
}

/** Reads the character of a file of this program or of GCS, recognized by its content and its name. All rulesets must have been loaded. */
export function readCharacterFile(file: string): CharacterFile {
  const read = readText(file);
  if (!read.ok) return read;
  if (isForGcs(read.value, file)) {
    const opening = openGcsSheet(read.value);
    if (!opening.ok) return failed(describeFileProblem(opening.error));
    const { saved, report, remarks } = opening.value;
    return done({ saved, report, remarks: remarks.map(describeFileProblem) });
  }
  const reading = parseFile(read.value, { rulesets: rulesetIds });
  if (!reading.ok) return failed(describeFileProblem(reading.error));
  const { saved, report } = reading.value;
  return done({ saved, report: saved.character.origin?.report ?? null, remarks: report.map(describeFileProblem) });
}
