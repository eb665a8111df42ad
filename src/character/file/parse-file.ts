import * as z from 'zod/mini';
import { done, failed, type Result } from '../../engine/result.ts';
import { characterSchema, type SavedCharacter } from '../character.ts';
import { isAtRest } from '../play.ts';
import { isRecord } from '../schema-parts.ts';
import {
  characterBounds,
  currentVersion,
  fileContent,
  fileSchema,
  fileText,
  findBoundsFault,
  formatName,
  maxFileLength,
  maxValuesWithDefaults,
  topLevelFields,
  withoutDefaults,
} from './character-file.ts';
import { type FileKind, migrations, openEnvelope } from './envelope.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import { type FileValue, readJson } from './json-text.ts';
import { fileInPage } from './page-file.ts';
import { assignRowKeys, describeFound, followRenamedKeys, ReadingLog, repair, shorten } from './repair.ts';

/** The result of reading a text: a character with remarks, or a refusal. `app` is the version that wrote the file. */
export type Reading = Result<
  { readonly saved: SavedCharacter; readonly app: string; readonly report: readonly FileRemark[] },
  FileRefusal
>;

export interface ReadingOptions {
  /** The ids of the known rulesets; a file with another one is read, with a remark. */
  readonly rulesets?: readonly string[];
}

const characterFile: FileKind = { format: formatName, version: currentVersion, migrations };

/**
 * Parses text from outside (a file, a web page that has one in it, the clipboard, a link, storage) into a character; there is
 * no other way in. Never throws. Everything valid is kept; an invalid value is moved to `character.setAside`. Accepted characters can be
 * written by `serializeFile` and accepted again, without new remarks on values and rows.
 */
export function parseFile(text: string, options: ReadingOptions = {}): Reading {
  const json = readJson(fileInPage(text) ?? text);
  return json.ok ? parseFileValue(json.value, options) : json;
}

/** Reads a character from a value that {@link readJson} has given, or a part of one. The value is changed in place. */
export function parseFileValue(json: FileValue, options: ReadingOptions = {}): Reading {
  const migrated = openEnvelope(characterFile, json.value);
  if (!migrated.ok) return migrated;
  const log = new ReadingLog();
  log.noteFieldsOf(json);
  return readContent(migrated.value, log, options);
}

/** Reads a file in our format and of the current version. */
function readContent(file: Record<string, unknown>, log: ReadingLog, options: ReadingOptions): Reading {
  const raw = file.character;
  if (!isRecord(raw)) return failed({ code: 'no-character', actual: describeFound(raw) });
  const renamed = assignRowKeys(
    characterSchema,
    raw,
    ['character'],
    (remark) => log.remark(remark),
    (path, value) => log.quarantine(path, value),
  );
  followRenamedKeys(fileSchema, file, renamed);
  repair(fileSchema, file, log);
  const read = z.safeParse(fileSchema, file);
  if (!read.success) return failed({ code: 'unreadable' });

  const { ruleset, houseRules, app, play } = read.data;
  if (options.rulesets && !options.rulesets.includes(ruleset)) {
    log.remark({ code: 'unknown-ruleset', ruleset: shorten(ruleset) });
  }
  const character = { ...read.data.character, setAside: log.allQuarantined(read.data.character.setAside) };
  const extra = Object.fromEntries(Object.entries(read.data).filter(([name]) => !topLevelFields.includes(name)));
  const saved: SavedCharacter = {
    ruleset,
    houseRules,
    character,
    ...(play && !isAtRest(play) ? { play } : {}),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
  const tooMuch = findWritingFault(saved, nothing, app);
  if (tooMuch) return failed(tooMuch);
  return done({ saved, app, report: log.report() });
}

/** Data added to a character before it is written. */
interface Reserve {
  readonly values: number;
  /** Characters. */
  readonly length: number;
}
const nothing: Reserve = { values: 0, length: 0 };

/**
 * Returns why a character could not be read again after being written, with or without its defaults; null if it could. It
 * is then refused while its original text still exists.
 */
export const findWritingFault = (saved: SavedCharacter, reserve: Reserve = nothing, app = ''): FileRefusal | null => {
  const content = fileContent(saved, app);
  if (!sizeFault(content, reserve)) return null;
  return (
    findBoundsFault(content, [], characterBounds, maxValuesWithDefaults) ??
    sizeFault(withoutDefaults(fileSchema, content), reserve)
  );
};

function sizeFault(content: unknown, { values, length }: Reserve): FileRefusal | null {
  const tooMuch = findBoundsFault(content, [], characterBounds, characterBounds.values - values);
  if (tooMuch) return tooMuch;
  return fileText(content).length > maxFileLength - length ? { code: 'too-large', limit: maxFileLength } : null;
}
