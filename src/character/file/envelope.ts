import { failed, type Result } from '../../engine/result.ts';
import { isRecord } from '../schema-parts.ts';
import type { FileRefusal } from './file-problem.ts';
import { iterateFields, parseExtent, skipSpace } from './library-format.ts';
import { type Migration, migrate } from './migrations.ts';
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
