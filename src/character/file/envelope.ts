import { done, failed, type Result } from '../../engine/result.ts';
import { isRecord } from '../schema-parts.ts';
import { currentVersion } from './character-file.ts';
import type { FileRefusal } from './file-problem.ts';
import { iterateFields, parseExtent, skipSpace } from './json-text.ts';
import { describeFound } from './repair.ts';

/** The common parts of the files of characters, libraries, entries and encounters: a format by name, in versions. */
export interface FileKind {
  /** The value of the field `format`. */
  readonly format: string;
  /** The version that this program writes. */
  readonly version: number;
  readonly migrations: readonly Migration[];
}

/** Returns the offset of the content, after an optional byte order mark and white space. */
export const contentStart = (text: string): number => skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);

/** Returns true if the field `format` of a text names this kind. Reads top-level fields up to `format` only. */
export function claimsToBe({ format }: FileKind, text: string): boolean {
  if (!text.includes(`"${format}"`)) return false;
  for (const { name, value } of iterateFields(text, contentStart(text))) {
    if (name === 'format') return parseExtent(text, value) === format;
  }
  return false;
}

/** Returns why the top level of a file is not of this kind, or is of a newer version; or null. */
export function findEnvelopeFault({ format, version: current }: FileKind, file: unknown): FileRefusal | null {
  if (!isRecord(file)) return { code: 'not-ours', actual: describeFound(file) };
  if (file.format !== format) return { code: 'not-ours', actual: describeFound(file.format) };
  const { version, app } = file;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return { code: 'no-version', actual: describeFound(version) };
  }
  if (version <= current) return null;
  // It is shown in a sentence without quotes, so it must look like a version.
  const writer = typeof app === 'string' && /^\d[\w.+-]{0,30}$/.test(app) ? app : '';
  return { code: 'newer-version', version, current, app: writer };
}

/** Returns the file of this kind in its current version, or why it is not one. */
export function openEnvelope(kind: FileKind, file: unknown): Result<Record<string, unknown>, FileRefusal> {
  const fault = findEnvelopeFault(kind, file);
  if (fault) return failed(fault);
  if (!isRecord(file)) return failed({ code: 'not-ours', actual: describeFound(file) });
  return migrate(file, Number(file.version), kind.migrations, kind.version);
}

/** The step from version 1 to 2: an attack of a custom item is used with several skills, each less a penalty. */
export const severalSkills = { name: 'skills of an attack', to: 2 };

type Json = Record<string, unknown>;

/** Migrates a character file. */
function migrateCharacter(file: Json): Json {
  if (!isRecord(file.character)) return file;
  const equipment = mapRows(file.character.equipment, (row) =>
    isRecord(row.own) ? { ...row, own: migrateItem(row.own) } : row,
  );
  return { ...file, character: { ...file.character, ...(equipment ? { equipment } : {}) } };
}

/** Migrates a file of custom entries. */
export function migrateEntries(file: Json): Json {
  const equipment = mapRows(file.equipment, migrateItem);
  return equipment ? { ...file, equipment } : file;
}

function migrateItem(own: Json): Json {
  const attacks = mapRows(own.attacks, migrateAttack);
  return attacks ? { ...own, attacks } : own;
}

/** Turns the skill into a list. A value that is not a text stays in its place, so that it is quarantined as invalid. */
function migrateAttack(attack: Json): Json {
  if (!Object.hasOwn(attack, 'skill')) return attack;
  const { skill, ...others } = attack;
  const skills = skill === '' ? [] : [{ skill }];
  // Version 1 had no field of this name: in such a file it has no meaning.
  return { ...others, skills, ...(Object.hasOwn(attack, 'skills') ? { skillsBefore: attack.skills } : {}) };
}

/** The list with each object in it migrated; null for a value that is not a list. */
const mapRows = (list: unknown, migrate: (row: Json) => Json): unknown[] | null =>
  Array.isArray(list) ? list.map((row: unknown) => (isRecord(row) ? migrate(row) : row)) : null;

/** A step from one version of the format to the next. */
export interface Migration {
  /** Its action, for the sentence when it fails: "speciality of a skill". */
  readonly name: string;
  /** The resulting version; the input is one lower. */
  readonly to: number;
  /** Returns the file in the new format. It may mutate its input, and must keep unknown parts. */
  readonly migrate: (file: Record<string, unknown>) => Record<string, unknown>;
}

/** All steps, lowest first: exactly one for each version from 2 up to the current one. */
export const migrations: readonly Migration[] = [{ ...severalSkills, migrate: migrateCharacter }];

/**
 * Migrates a file from version `from` to `target` and sets its version. A failing or missing step is returned as a
 * refusal; nothing is thrown.
 */
export function migrate(
  file: Record<string, unknown>,
  from: number,
  steps: readonly Migration[] = migrations,
  target: number = currentVersion,
): Result<Record<string, unknown>, FileRefusal> {
  let migrated = file;
  for (let version = from + 1; version <= target; version += 1) {
    const step = steps.find((candidate) => candidate.to === version);
    const failure = failed({ code: 'migration-failed' as const, step: step?.name ?? `version ${version}` });
    if (!step) return failure;
    try {
      migrated = step.migrate(migrated);
    } catch {
      return failure;
    }
    if (!isRecord(migrated)) return failure;
    migrated = { ...migrated, version };
  }
  return done(migrated);
}
