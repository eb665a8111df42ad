import * as z from 'zod/mini';
import { characterSchema } from '../character.ts';
import type { SavedCharacter } from '../saved-character.ts';
import { isRecord } from '../schema-parts.ts';
import { boundsFault } from './bounds.ts';
import { describeFound, shortened } from './describe.ts';
import {
  currentVersion,
  fileSchema,
  formatName,
  longestFile,
  mostValuesWithDefaults,
  ownFields,
} from './file-format.ts';
import type { FileRefusal, FileRemark } from './file-problem.ts';
import { Findings } from './findings.ts';
import { migrate } from './migrations.ts';
import { readJson } from './read-json.ts';
import { giveRowKeys } from './row-keys.ts';
import { salvage } from './salvage.ts';
import { fileContent, fileText } from './serialize-file.ts';
import { withoutDefaults } from './without-defaults.ts';

/** What became of a text: a character with remarks, or the reason why there is none. `app` is what wrote the file. */
export type Reading =
  | {
      readonly ok: true;
      readonly saved: SavedCharacter;
      readonly app: string;
      readonly report: readonly FileRemark[];
    }
  | { readonly ok: false; readonly problem: FileRefusal };

export interface ReadingOptions {
  /** The ids of the rulesets that the program has; a file that names another one is read, with a remark. */
  readonly rulesets?: readonly string[];
}

const refused = (problem: FileRefusal): Reading => ({ ok: false, problem });

/**
 * The one way by which text from outside (a file, the clipboard, a link, storage) becomes a character. Never throws.
 * Whatever can be read is kept; a value that cannot stand where it stood is moved to `character.setAside`. What this
 * accepts, `serializeFile` writes so that it is accepted again, without new remarks on values and rows.
 */
export function parseFile(text: string, options: ReadingOptions = {}): Reading {
  const json = readJson(text);
  if (!json.ok) return json;
  const envelope = json.value;
  if (!isRecord(envelope)) return refused({ code: 'not-ours', found: describeFound(envelope) });
  if (envelope.format !== formatName) {
    return refused({ code: 'not-ours', found: describeFound(envelope.format) });
  }
  const version = envelope.version;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return refused({ code: 'no-version', found: describeFound(version) });
  }
  if (version > currentVersion) {
    // It stands in the sentence as the program's own words do, so it must look like a version.
    const app = typeof envelope.app === 'string' && /^\d[\w.+-]{0,30}$/.test(envelope.app) ? envelope.app : '';
    return refused({ code: 'newer-version', version, current: currentVersion, app });
  }
  const migrated = migrate(envelope, version);
  if (!migrated.ok) return migrated;
  const findings = new Findings();
  for (const path of json.dropped) findings.remark({ code: 'unsafe-field-dropped', path });
  for (const { path, value } of json.repeated) findings.take(path, value, { code: 'field-repeated', path });
  return readContent(migrated.file, findings, options);
}

/** Reads a file that is ours and of the current version. */
function readContent(file: Record<string, unknown>, findings: Findings, options: ReadingOptions): Reading {
  const raw = file.character;
  if (!isRecord(raw)) return refused({ code: 'no-character', found: describeFound(raw) });
  giveRowKeys(
    characterSchema,
    raw,
    ['character'],
    (remark) => findings.remark(remark),
    (path, value) => findings.setAside(path, value),
  );
  salvage(fileSchema, file, findings);
  const read = z.safeParse(fileSchema, file);
  if (!read.success) return refused({ code: 'unreadable' });

  const { ruleset, houseRules, app } = read.data;
  if (options.rulesets && !options.rulesets.includes(ruleset)) {
    findings.remark({ code: 'unknown-ruleset', ruleset: shortened(ruleset) });
  }
  const character = { ...read.data.character, setAside: findings.allSetAside(read.data.character.setAside) };
  const extra = Object.fromEntries(Object.entries(read.data).filter(([name]) => !ownFields.includes(name)));
  const saved: SavedCharacter = {
    ruleset,
    houseRules,
    character,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
  const tooMuch = writtenFault(fileContent(saved, app));
  if (tooMuch) return refused(tooMuch);
  return { ok: true, saved, app, report: findings.report() };
}

/**
 * Why a character could not be read back once it is written, whole or without its defaults; null if it could. It is then
 * refused while its text is whole.
 */
function writtenFault(content: unknown): FileRefusal | null {
  if (!sizeFault(content)) return null;
  return boundsFault(content, [], mostValuesWithDefaults) ?? sizeFault(withoutDefaults(fileSchema, content));
}

function sizeFault(content: unknown): FileRefusal | null {
  const tooMuch = boundsFault(content, []);
  if (tooMuch) return tooMuch;
  return fileText(content).length > longestFile ? { code: 'too-large', limit: longestFile } : null;
}
