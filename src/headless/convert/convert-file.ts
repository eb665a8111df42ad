import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { BundleTemplate } from '../../builder/templates/bundle.ts';
import type { RulesetId } from '../../catalog/entry.ts';
import { blankCharacter, type SavedCharacter } from '../../character/character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { embedInPage } from '../../character/file/page-file.ts';
import { done, failed, type Result } from '../../engine/result.ts';
import { canExportGcs, exportGcsSheet, gcsText } from '../../interchange/gcs/sheet/export-sheet.ts';
import { addLines } from '../../interchange/lines/add-lines.ts';
import { type LineReading, leftWords } from '../../interchange/lines/line-reading.ts';
import type { QueryLine } from '../../interchange/lines/split-query.ts';
import { splitCreatures } from '../../interchange/stat-block/creature-texts.ts';
import type { ReadLine, StatBlockOptions, StatBlockReading } from '../../interchange/stat-block/draft.ts';
import { readStatBlock, withOwnTextDifferences } from '../../interchange/stat-block/read-stat-block.ts';
import { keptFigures } from '../../interchange/stat-block/text-figures.ts';
import { ownTextWriters } from '../../outputs/own-text-writers.ts';
import { webPage } from '../../outputs/web-page.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { describeCalculations } from '../../sheet-model/wording/calculations.ts';
import type { Output } from '../output.ts';
import { readCharacterFile, readText } from '../read-character-file.ts';

const usage = `Usage: npm run -s convert -- IN OUT [--ruleset ID] [--with-needs] [--verdicts]
Converts a character, as the endings of the names say: from .json (Pointwright), .gcs (GURPS Character Sheet), .html (a web page
of Pointwright) or .txt (a stat block) to .json, .gcs or .html. Several creatures of a text are OUT, OUT-2 and so on. What was read differently, guessed or not understood is on the error output.
--ruleset ID  IN is a .txt with a list of lines ("Broadsword 15", "fine rapier", "Luck") for a new character under these
              rules: ${rulesetIds.join(', ')}.
--with-needs  adds what the entries of such a list require and it has not: skills, spells and traits.
--verdicts    prints on the error output, in place of sentences, one JSON object for each line of a list or part of a stat
              block: { line, number, parts: [{ text, as, value }], left: [words that were not understood] }.`;

/** Data for files other than the character: the version of this program, and the present time in RFC 3339. */
interface WritingOptions {
  readonly app: string;
  readonly now: string;
  /** The templates that a stat block, or a line of a list, may name. */
  readonly templates?: StatBlockOptions['templates'];
}

/** A character that was read, with remarks in sentences; or why it was not. */
type Input = Result<
  {
    readonly saved: SavedCharacter;
    readonly remarks: readonly string[];
    readonly verdicts?: readonly Verdict[];
    /** The further creatures of a stat block. */
    readonly more?: readonly SavedCharacter[];
  },
  string
>;

/** What became of the words of one line. */
interface Verdict {
  /** The line, or the part of a stat block, and the number of the line of the text that it begins in, from 1. */
  readonly line: string;
  readonly number: number;
  /** `guess` if it is not sure what the words mean. */
  readonly parts: readonly {
    readonly text: string;
    readonly as: string;
    readonly value: string;
    readonly guess?: true;
  }[];
  readonly left: readonly string[];
  /** Of a line of a list: other entries that it could mean. */
  readonly or?: readonly string[];
  /** Of a part of a stat block that was guessed or not understood: what was assumed. */
  readonly guessed?: string;
  readonly notUnderstood?: true;
  /** Where the character differs from what was read. */
  readonly differences?: readonly string[];
}

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
  const { names, ruleset, isVerdicts, withNeeds, error: wrong } = readArguments(args);
  const [from, to] = names;
  if (wrong !== null || from === undefined || to === undefined) {
    output.err(wrong ?? usage);
    if (wrong !== null) output.err(usage);
    return 1;
  }
  const read =
    ruleset === null
      ? readers.get(endingOf(from))
      : (file: string) => readListFile(file, ruleset, withNeeds, options.templates?.get(ruleset));
  const write = writers.get(endingOf(to));
  if (!read || !write) {
    output.err(
      read ? `${to}: the name must end in ${listOf(writers)}.` : `${from}: the name must end in ${listOf(readers)}.`,
    );
    return 1;
  }
  const input = read(from, options);
  if (!input.ok) {
    output.err(`${from}: ${input.error}`);
    return 1;
  }
  const { saved, remarks, verdicts, more = [] } = input.value;
  if (isVerdicts && verdicts) for (const verdict of verdicts) output.err(JSON.stringify(verdict));
  else for (const remark of remarks) output.err(`${from}: ${remark}`);
  for (const [at, each] of [saved, ...more].entries()) {
    const name = at === 0 ? to : numbered(to, at + 1);
    const written = write(each, options);
    const error = written.ok ? writeText(name, written.value) : written.error;
    if (error !== null) {
      output.err(`${name}: ${error}`);
      return 1;
    }
  }
  return 0;
}

/** "guards.json" and 2: "guards-2.json". */
const numbered = (file: string, number: number): string =>
  `${file.slice(0, file.length - extname(file).length)}-${number}${extname(file)}`;

interface Arguments {
  readonly names: readonly string[];
  /** The rules of a list of lines; null for any other file. */
  readonly ruleset: RulesetId | null;
  readonly isVerdicts: boolean;
  readonly withNeeds: boolean;
  /** What is wrong with them, in a sentence; or null. */
  readonly error: string | null;
}

function readArguments(args: readonly string[]): Arguments {
  const at = args.indexOf('--ruleset');
  const id = at < 0 ? undefined : args[at + 1];
  const others = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const unknown = others.filter((arg) => arg.startsWith('--') && arg !== '--verdicts' && arg !== '--with-needs');
  const withNeeds = others.includes('--with-needs');
  const names = others.filter((arg) => !arg.startsWith('--'));
  const ruleset = rulesetIds.find((each) => each === id) ?? null;
  const error =
    unknown.length > 0
      ? `Unknown option ${unknown.join(', ')}.`
      : (at >= 0 || withNeeds) && ruleset === null
        ? `--ruleset is followed by one of ${rulesetIds.join(', ')}.`
        : names.length === 2
          ? null
          : 'Name two files: one to read and one to write.';
  return { names, ruleset, isVerdicts: others.includes('--verdicts'), withNeeds, error };
}

const endingOf = (file: string): string => extname(file).toLowerCase();
const listOf = (kinds: ReadonlyMap<string, unknown>): string =>
  [...kinds.keys()].join(', ').replace(/, ([^,]*)$/, ' or $1');

const readers = new Map<string, (file: string, options: WritingOptions) => Input>([
  ['.json', readCharacterFile],
  ['.gcs', readCharacterFile],
  ['.html', readCharacterFile],
  ['.txt', readStatBlockFile],
]);

const writers: ReadonlyMap<string, (saved: SavedCharacter, options: WritingOptions) => Written> = new Map([
  ['.json', (saved: SavedCharacter, { app }: WritingOptions): Written => done(serializeFile(saved, app))],
  ['.gcs', writeGcs],
  ['.html', writePage],
]);

function writeGcs(saved: SavedCharacter, { now }: WritingOptions): Written {
  const derived = deriveCharacter(saved);
  if (!canExportGcs(derived)) return failed('GCS has characters of the fourth edition only.');
  return done(gcsText(exportGcsSheet(derived, { now })));
}

function writePage(saved: SavedCharacter, { app, now }: WritingOptions): Written {
  const derived = deriveCharacter(saved);
  const embedded = embedInPage(serializeFile(saved, app));
  const calculations = describeCalculations(derived);
  return done(webPage(buildModel(derived), { embedded, calculations, date: formatDate(now) }));
}

/** "27 November 2026": the day of a time in RFC 3339. */
const formatDate = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

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
function readStatBlockFile(file: string, { templates }: WritingOptions): Input {
  const read = readText(file);
  if (!read.ok) return read;
  const { creatures, others } = splitCreatures(read.value);
  const isSeveral = creatures.length > 1;
  const readings = creatures.map(({ text }, at) =>
    withOwnTextDifferences(
      text,
      readStatBlock(text, {
        choices: keptFigures,
        templates,
        ...(isSeveral ? { whole: read.value, others: at === 0 ? others : [] } : {}),
      }),
      ownTextWriters,
    ),
  );
  const [first, ...more] = readings;
  if (!first) return failed('It is no stat block: it is empty.');
  const game = readings.find(({ otherGame }) => otherGame !== null)?.otherGame ?? null;
  if (game !== null) return failed(`It is a stat block of another game: ${game}.`);
  const lines = readings.flatMap((reading) => reading.lines);
  const parts = lines.filter(({ isHeading }) => !isHeading);
  // The first line of any text is a name.
  if (parts.filter(({ verdict }) => verdict !== 'notUnderstood').length < 2) {
    return failed('It is no stat block: nothing of it was understood but a name.');
  }
  return done({
    saved: first.file,
    more: more.map(({ file: saved }) => saved),
    remarks: [
      ...(first.ruleset.isGuessed ? [`guessed: the rules are those of ${rulesetOf(first.ruleset.id).name}.`] : []),
      ...(isSeveral
        ? [
            `guessed: the text has ${creatures.length} creatures, each in a file of its own: ${creatures.map(({ name }) => name || 'without a name').join(', ')}.`,
          ]
        : []),
      ...parts.filter(({ verdict }) => verdict !== 'understood').map(describeLine),
      ...readings.flatMap(({ findings }) => findings.map(({ line, words }) => `line ${line}: ${words}`)),
    ],
    verdicts: readings.flatMap(verdictsOfBlock),
  });
}

/** Reads a file with a list of lines as a new character. */
function readListFile(
  file: string,
  ruleset: RulesetId,
  withNeeds: boolean,
  templates: readonly BundleTemplate[] = [],
): Input {
  const read = readText(file);
  if (!read.ok) return read;
  const { saved, lines, needs, needy } = addLines(
    { ruleset, houseRules: [], character: blankCharacter() },
    read.value,
    templates,
  );
  if (lines.every(({ plan }) => plan === null)) return failed('None of its lines was understood.');
  const names = needs?.plans.map(({ name }) => name).join(', ') ?? '';
  const adds = withNeeds && needs !== null;
  return done({
    saved: adds ? { ...saved, character: needs.change(saved.character) } : saved,
    remarks: [
      ...lines.flatMap(({ line, reading, plan, differences }) => [
        ...describeReading(line, reading, plan !== null),
        ...differences.map((words) => `line ${line.number}: ${words} (${line.text})`),
      ]),
      ...(needy.length === 0
        ? []
        : needs === null
          ? [`${needy.join(', ')}: the list has not what is required, which a player has to choose.`]
          : adds
            ? [`added as required: ${names} (${needs.words}).`]
            : [`required and not in the list: ${names} (${needs.words}); --with-needs adds it.`]),
    ],
    verdicts: lines.map(({ line, reading, differences }) => verdictOf(line.number, reading, differences)),
  });
}

function describeReading(
  { text, number }: QueryLine,
  { left, parts, others }: LineReading,
  isAdded: boolean,
): string[] {
  const words = leftWords({ text, left });
  const guesses = parts.filter(({ isGuess }) => isGuess).map(({ as, value }) => `${as} ${value}`);
  const could = others.map(({ list, name }) => `${name} of the ${list}`);
  return [
    ...(isAdded ? [] : [`line ${number}: not understood: ${text} (goes to the notes)`]),
    ...(isAdded && words !== '' ? [`line ${number}: not understood: ${words} (a note of: ${text})`] : []),
    ...(guesses.length > 0 ? [`line ${number}: guessed: ${text} (${guesses.join(', ')})`] : []),
    ...(could.length > 0 ? [`line ${number}: guessed: ${text} (could also be ${could.join(', ')})`] : []),
  ];
}

const verdictOf = (
  number: number,
  { text, parts, left, others }: LineReading,
  differences: readonly string[],
): Verdict => ({
  line: text,
  number,
  parts: parts.map(({ start, end, as, value, isGuess }) => ({
    text: text.slice(start, end),
    as,
    value,
    ...(isGuess ? { guess: true } : {}),
  })),
  left: left.map((word) => word.text),
  ...(others.length > 0 ? { or: others.map(({ list, name }) => `${name} of the ${list}`) } : {}),
  ...(differences.length > 0 ? { differences } : {}),
});

/** The verdicts of a stat block: each part, with the differences at its line; differences at other lines have a verdict of their own. */
function verdictsOfBlock({ lines, findings }: StatBlockReading): Verdict[] {
  const last = new Map(lines.map(({ line }, at) => [line, at]));
  const at = (number: number) => findings.filter(({ line }) => line === number).map(({ words }) => words);
  const verdicts = lines.map(({ line, text, verdict, words, parts, left }, index): Verdict => {
    const differences = last.get(line) === index ? at(line) : [];
    return {
      line: text,
      number: line,
      parts,
      left,
      ...(verdict === 'guessed' ? { guessed: words } : verdict === 'notUnderstood' ? { notUnderstood: true } : {}),
      ...(differences.length > 0 ? { differences } : {}),
    };
  });
  const others = findings.filter(({ line }) => !last.has(line));
  return [
    ...verdicts,
    ...others.map(({ line, words }) => ({ line: '', number: line, parts: [], left: [], differences: [words] })),
  ];
}

function describeLine({ line, text, verdict, words }: ReadLine): string {
  const what = verdict === 'guessed' ? 'guessed' : 'not understood';
  return `line ${line}: ${what}: ${text}${words === '' ? '' : ` (${words})`}`;
}
