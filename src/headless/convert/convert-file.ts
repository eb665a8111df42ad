import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { SavedCharacter } from '../../character/character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { done, failed, type Result } from '../../engine/result.ts';
import { canExportGcs, exportGcsSheet, gcsText } from '../../interchange/gcs/sheet/export-sheet.ts';
import type { ReadLine } from '../../interchange/stat-block/draft.ts';
import { readStatBlock, withOwnTextDifferences } from '../../interchange/stat-block/read-stat-block.ts';
import { ownTextWriters } from '../../outputs/own-text-writers.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import type { Output } from '../output.ts';
import { readCharacterFile, readText } from '../read-character-file.ts';

const usage = `Usage: npm run -s convert -- IN OUT
Converts a character, as the endings of the names say: from .json (Pointwright), .gcs (GURPS Character Sheet) or .txt (a stat
block) to .json or .gcs. What was read differently, guessed or not understood is on the error output.`;

/** Data for files other than the character: the version of this program, and the present time in RFC 3339. */
interface WritingOptions {
  readonly app: string;
  readonly now: string;
}

/** A character that was read, with remarks in sentences; or why it was not. */
type Input = Result<{ readonly saved: SavedCharacter; readonly remarks: readonly string[] }, string>;

/** The text of a file to be written, or the reason why there is none. */
type Written = Result<string, string>;

/**
 * Converts the file that is named first to the one that is named second. All rulesets must have been loaded.
 * @returns the exit code: 0 when the file was written, 1 when it was not or the arguments are invalid
 */
export function convertFile(args: readonly string[], output: Output, options: WritingOptions): number {
  if (args.includes('--help')) {
    output.out(usage);
    return 0;
  }
  const unknown = args.filter((arg) => arg.startsWith('--'));
  const [from, to, ...more] = args;
  if (unknown.length > 0 || from === undefined || to === undefined || more.length > 0) {
    output.err(
      unknown.length > 0 ? `Unknown option ${unknown.join(', ')}.` : 'Name two files: one to read and one to write.',
    );
    output.err(usage);
    return 1;
  }
  const read = readers.get(endingOf(from));
  const write = writers.get(endingOf(to));
  if (!read || !write) {
    output.err(
      read ? `${to}: the name must end in ${listOf(writers)}.` : `${from}: the name must end in ${listOf(readers)}.`,
    );
    return 1;
  }
  const input = read(from);
  if (!input.ok) {
    output.err(`${from}: ${input.error}`);
    return 1;
  }
  for (const remark of input.value.remarks) output.err(`${from}: ${remark}`);
  const written = write(input.value.saved, options);
  const error = written.ok ? writeText(to, written.value) : written.error;
  if (error !== null) output.err(`${to}: ${error}`);
  return error === null ? 0 : 1;
}

const endingOf = (file: string): string => extname(file).toLowerCase();
const listOf = (kinds: ReadonlyMap<string, unknown>): string =>
  [...kinds.keys()].join(', ').replace(/, ([^,]*)$/, ' or $1');

const readers: ReadonlyMap<string, (file: string) => Input> = new Map([
  ['.json', readCharacterFile],
  ['.gcs', readCharacterFile],
  ['.txt', readStatBlockFile],
]);

const writers: ReadonlyMap<string, (saved: SavedCharacter, options: WritingOptions) => Written> = new Map([
  ['.json', (saved: SavedCharacter, { app }: WritingOptions): Written => done(serializeFile(saved, app))],
  ['.gcs', writeGcs],
]);

function writeGcs(saved: SavedCharacter, { now }: WritingOptions): Written {
  const derived = deriveCharacter(saved);
  if (!canExportGcs(derived)) return failed('GCS has characters of the fourth edition only.');
  return done(gcsText(exportGcsSheet(derived, { now })));
}

/** Writes a text to a file. Returns why it could not, in a sentence, or null. */
function writeText(file: string, text: string): string | null {
  try {
    writeFileSync(file, text);
    return null;
  } catch {
    return 'the file cannot be written.';
  }
}

/**
 * Reads a file with a stat block. Guesses, unread parts and disagreements with the rules become remarks, with the
 * number of the line. All rulesets must have been loaded.
 */
function readStatBlockFile(file: string): Input {
  const read = readText(file);
  if (!read.ok) return read;
  const {
    file: saved,
    ruleset,
    lines,
    findings,
  } = withOwnTextDifferences(read.value, readStatBlock(read.value), ownTextWriters);
  const parts = lines.filter(({ isHeading }) => !isHeading);
  // The first line of any text is a name.
  if (parts.filter(({ verdict }) => verdict !== 'notUnderstood').length < 2) {
    return failed('It is no stat block: nothing of it was understood but a name.');
  }
  return done({
    saved,
    remarks: [
      ...(ruleset.isGuessed ? [`guessed: the rules are those of ${rulesetOf(ruleset.id).name}.`] : []),
      ...parts.filter(({ verdict }) => verdict !== 'understood').map(describeLine),
      ...findings.map(({ line, words }) => `line ${line}: ${words}`),
    ],
  });
}

function describeLine({ line, text, verdict, words }: ReadLine): string {
  const what = verdict === 'guessed' ? 'guessed' : 'not understood';
  return `line ${line}: ${what}: ${text}${words === '' ? '' : ` (${words})`}`;
}
