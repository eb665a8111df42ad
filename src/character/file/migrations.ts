import { isRecord } from '../schema-parts.ts';
import { currentVersion } from './file-format.ts';
import type { FileRefusal } from './file-problem.ts';

/** One step from a version of the format to the next. */
export interface Migration {
  /** What it does, for the sentence when it fails: "speciality of a skill". */
  readonly name: string;
  /** The version that comes out; the one that goes in is one lower. */
  readonly to: number;
  /** Answers the file in the later form. It may change what it was given. What it does not understand, it leaves. */
  readonly migrate: (file: Record<string, unknown>) => Record<string, unknown>;
}

/** Every step there is, lowest first: exactly one for each version from 2 up to the current one. */
export const migrations: readonly Migration[] = [];

export type Migrated =
  | { readonly ok: true; readonly file: Record<string, unknown> }
  | { readonly ok: false; readonly problem: FileRefusal };

/**
 * Brings a file from the version `from` up to `target`, and writes that version into it. A step that fails, or that is
 * not there, is a refusal; nothing is thrown.
 */
export function migrate(
  file: Record<string, unknown>,
  from: number,
  steps: readonly Migration[] = migrations,
  target: number = currentVersion,
): Migrated {
  let migrated = file;
  for (let version = from + 1; version <= target; version += 1) {
    const step = steps.find((candidate) => candidate.to === version);
    const failed: Migrated = {
      ok: false,
      problem: { code: 'migration-failed', step: step?.name ?? `version ${version}` },
    };
    if (!step) return failed;
    try {
      migrated = step.migrate(migrated);
    } catch {
      return failed;
    }
    if (!isRecord(migrated)) return failed;
    migrated = { ...migrated, version };
  }
  return { ok: true, file: migrated };
}
