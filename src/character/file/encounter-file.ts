import * as z from 'zod/mini';
import { done, failed, type Result } from '../../engine/result.ts';
import type { SavedCharacter } from '../character.ts';
import {
  type Encounter,
  encounterLogLineSchema,
  encounterSchema,
  type Fighter,
  fighterSchema,
  maxFighters,
} from '../encounter.ts';
import { inSchemaOrder, isRecord, rows, text } from '../schema-parts.ts';
import {
  countValues,
  type FileBounds,
  fileContent,
  fileSchema,
  fileText,
  maxFileDepth,
  shortestValue,
  withoutDefaults,
} from './character-file.ts';
import type { Migration } from './envelope.ts';
import { type FileKind, openEnvelope } from './envelope.ts';
import type { FilePath, FileRefusal, FileRemark } from './file-problem.ts';
import { type FileValue, readJson } from './json-text.ts';
import { parseFileValue, type ReadingOptions } from './parse-file.ts';
import { assignRowKeys, describeFound, followRenamedKeys, ReadingLog, repair, shorten } from './repair.ts';

/** The value of the field `format` in the file of an encounter. */
export const encounterFormat = 'pointwright-encounter';
/** The version of the format; incremented when an older program could misread a file. The files of its characters have their own. */
export const encounterVersion = 1;

/** All steps from one version to the next, lowest first. */
const encounterMigrations: readonly Migration[] = [];

/** The bounds of a file: a character in it is three levels deep. */
export const encounterBounds: FileBounds = { length: 30_000_000, values: 1_500_000, depth: maxFileDepth + 3 };

/** A fighter in a file, with the file of the character. */
export const fighterInFileSchema = z.looseObject({ ...fighterSchema.shape, file: fileSchema });

const { id, name, round, turnOf, seconds, reminders, setAside } = encounterSchema.shape;

/** A complete file: one encounter. */
export const encounterFileSchema = z.looseObject({
  $schema: z.optional(z.string()),
  format: z.literal(encounterFormat),
  version: z.number().check(z.int(), z.gte(1)),
  app: text,
  id,
  name,
  round,
  turnOf,
  fighters: rows(fighterInFileSchema),
  log: rows(encounterLogLineSchema),
  seconds,
  reminders,
  setAside,
});

/** The result of reading the text of an encounter: the encounter with remarks, or a refusal. */
export type EncounterReading = Result<
  { readonly encounter: Encounter; readonly report: readonly FileRemark[] },
  FileRefusal
>;

export const encounterFile: FileKind = {
  format: encounterFormat,
  version: encounterVersion,
  migrations: encounterMigrations,
};

/**
 * Parses text from outside into an encounter; there is no other way in. Never throws. The characters go through the
 * same parser as files. A fighter who cannot be read is moved to `setAside`, and so is every other invalid value.
 * Accepted data can be written by `serializeEncounter` and accepted again.
 */
export function parseEncounter(text: string, options: ReadingOptions = {}): EncounterReading {
  const json = readJson(text, encounterBounds);
  if (!json.ok) return failed(toEncounterProblem(json.error));
  const migrated = openEnvelope(encounterFile, json.value.value);
  if (!migrated.ok) return migrated;
  return readContent({ ...json.value, value: migrated.value }, migrated.value, options);
}

/** The fields of the file that are no part of the encounter. */
const envelopeFields: readonly string[] = ['format', 'version', 'app'];

/** Reads a file in our format and of the current version. */
function readContent(json: FileValue, file: Record<string, unknown>, options: ReadingOptions): EncounterReading {
  const log = new ReadingLog();
  const ofFighters = divideByFighter(json);
  log.noteFieldsOf(ofFighters.others);
  const characters = new Map<unknown, SavedCharacter>();
  if (Array.isArray(file.fighters)) {
    file.fighters = readFighters(file.fighters, ofFighters.of, characters, log, options);
  }
  const renamed = assignRowKeys(
    wholeSchema,
    file,
    [],
    (remark) => log.remark(remark),
    (path, value) => log.quarantine(path, value),
  );
  followRenamedKeys(wholeSchema, file, renamed);
  const byKey = new Map([...characters].map(([row, saved]) => [isRecord(row) ? row.key : '', saved]));
  const known = Object.fromEntries(Object.entries(file).filter(([name]) => !envelopeFields.includes(name)));
  repair(wholeSchema, known, log);
  const read = z.safeParse(wholeSchema, known);
  if (!read.success) return failed({ code: 'unreadable' });
  // Copies of one stat block share its numbers too.
  const blocks = new Map<string, Fighter['printed']>();
  const fighters = read.data.fighters.flatMap(({ printed, ...fighter }): Fighter[] => {
    const character = byKey.get(fighter.key);
    const text = JSON.stringify(printed);
    const shared = printed && (blocks.get(text) ?? printed);
    if (shared) blocks.set(text, shared);
    return character ? [{ ...fighter, ...(shared ? { printed: shared } : {}), character }] : [];
  });
  const encounter = { ...read.data, fighters, setAside: log.allQuarantined(read.data.setAside) };
  if (!canBeWritten(encounter)) return failed({ code: 'encounter-too-large', limit: encounterBounds.length });
  return done({ encounter, report: log.report() });
}

/** An encounter whose fighters have no characters yet. */
const wholeSchema = z.looseObject({
  $schema: z.optional(z.string()),
  ...encounterSchema.shape,
  fighters: rows(fighterSchema),
});

/**
 * Reads the characters of the fighters. Returns the rows that have one, without their files; `characters` gets the
 * results, by row. Copies of one character share their choices, so that they are derived once.
 */
function readFighters(
  rowsOfFile: readonly unknown[],
  jsonOf: (index: number) => Omit<FileValue, 'value'>,
  characters: Map<unknown, SavedCharacter>,
  log: ReadingLog,
  options: ReadingOptions,
): unknown[] {
  const kept: unknown[] = [];
  const distinct = new Map<string, SavedCharacter>();
  for (const [index, row] of rowsOfFile.entries()) {
    const path: FilePath = ['fighters', index];
    if (kept.length >= maxFighters) {
      const rest = rowsOfFile.slice(index);
      const [limit, count] = [maxFighters, rest.length];
      log.quarantineWithRemark(path, rest, { code: 'rows-over-limit', path: ['fighters'], limit, count });
      break;
    }
    if (!isRecord(row)) {
      const [expected, actual] = [{ what: 'group' } as const, describeFound(row)];
      log.quarantineWithRemark(path, row, { code: 'row-set-aside', path, expected, actual });
      continue;
    }
    const { file, ...fields } = row;
    const text = JSON.stringify(row); // reading the character changes it
    const reading = parseFileValue({ ...jsonOf(index), value: file }, options);
    if (!reading.ok) {
      const name = shorten(typeof row.name === 'string' ? row.name : '');
      const value: unknown = JSON.parse(text);
      log.quarantineWithRemark(path, value, { code: 'fighter-set-aside', path, name, why: reading.error });
      continue;
    }
    for (const remark of reading.value.report) log.remark(withinFighter(remark, [...path, 'file']));
    const { play, ...choices } = reading.value.saved;
    const same = distinct.get(JSON.stringify(choices)) ?? choices;
    distinct.set(JSON.stringify(choices), same);
    kept.push(fields);
    characters.set(fields, play ? { ...same, play } : same);
  }
  return kept;
}

/** A remark on a file with paths in the file that it is in. */
function withinFighter(remark: FileRemark, path: FilePath): FileRemark {
  if ('path' in remark) return { ...remark, path: [...path, ...remark.path] };
  return 'paths' in remark ? { ...remark, paths: remark.paths.map((inner) => [...path, ...inner]) } : remark;
}

type Noticed = Omit<FileValue, 'value'>;

/**
 * Divides the remarks made while the text was parsed into those on the file of each fighter, with paths in it, and the
 * rest.
 */
function divideByFighter({ dropped, repeated }: FileValue): { of: (index: number) => Noticed; others: Noticed } {
  const none: Noticed = { dropped: [], repeated: [] };
  const isWithin = (path: FilePath) => path.length > 3 && path[0] === 'fighters' && path[2] === 'file';
  const byIndex = new Map<unknown, { dropped: FilePath[]; repeated: FileValue['repeated'][number][] }>();
  const at = (path: FilePath) => {
    const noticed = byIndex.get(path[1]) ?? { dropped: [], repeated: [] };
    byIndex.set(path[1], noticed);
    return noticed;
  };
  for (const path of dropped) if (isWithin(path)) at(path).dropped.push(path.slice(3));
  for (const { path, value } of repeated) if (isWithin(path)) at(path).repeated.push({ path: path.slice(3), value });
  return {
    of: (index) => byIndex.get(index) ?? none,
    others: {
      dropped: dropped.filter((path) => !isWithin(path)),
      repeated: repeated.filter(({ path }) => !isWithin(path)),
    },
  };
}

/** Words a problem with the size of the text for an encounter. */
function toEncounterProblem(problem: FileRefusal): FileRefusal {
  const isSize = problem.code === 'too-large' || problem.code === 'too-many-values';
  return isSize ? { code: 'encounter-too-large', limit: encounterBounds.length } : problem;
}

/**
 * Serializes an encounter to the text of a file, like a character: known fields in the order of the schema, then unknown ones. `app` is
 * the version of this program. A file that would exceed the bounds is written without default values; it may still exceed them.
 */
export function serializeEncounter(encounter: Encounter, app: string): string {
  const content = encounterContent(encounter, app);
  const text = fileText(content);
  return isWithinBounds(text, content) ? text : fileText(withoutDefaults(encounterFileSchema, content));
}

/** True if the output of {@link serializeEncounter} can be read again. */
export function canBeWritten(encounter: Encounter): boolean {
  const content = encounterContent(encounter, '');
  if (isWithinBounds(fileText(content), content)) return true;
  const compact = withoutDefaults(encounterFileSchema, content);
  return isWithinBounds(fileText(compact), compact);
}

const isWithinBounds = (text: string, content: unknown): boolean =>
  text.length <= encounterBounds.length &&
  (text.length <= shortestValue * encounterBounds.values || countValues(content) <= encounterBounds.values);

/** Returns the content of a file, including all defaults, before it is formatted as text. */
export function encounterContent(encounter: Encounter, app: string): unknown {
  return inSchemaOrder(encounterFileSchema, {
    ...encounter,
    format: encounterFormat,
    version: encounterVersion,
    app,
    fighters: encounter.fighters.map(({ character, ...fighter }) => ({
      ...fighter,
      file: fileContent(character, app),
    })),
  });
}

/** True if two encounters would be written as the same file. */
export const isSameEncounter = (one: Encounter, other: Encounter): boolean =>
  one === other || serializeEncounter(one, '') === serializeEncounter(other, '');
