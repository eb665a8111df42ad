import { isRecord } from '../schema-parts.ts';
import { currentVersion } from './file-format.ts';
import type { FileRefusal } from './file-problem.ts';
import { migrateCharacter, severalSkills } from './migrate-attack-skills.ts';

/** A step from one version of the format to the next. */
export interface Migration {
  /** What it does, for the sentence when it fails: "speciality of a skill". */
  readonly name: string;
  /** The resulting version; the input is one lower. */
  readonly to: number;
  /** Returns the file in the new format. It may mutate its input, and must keep what it does not understand. */
  readonly migrate: (file: Record<string, unknown>) => Record<string, unknown>;
}

/** All steps, lowest first: exactly one for each version from 2 up to the current one. */
export const migrations: readonly Migration[] = [{ ...severalSkills, migrate: migrateCharacter }];

export type Migrated =
  | { readonly ok: true; readonly file: Record<string, unknown> }
  | { readonly ok: false; readonly problem: FileRefusal };

/**
 * Migrates a file from version `from` to `target` and sets its version. A failing or missing step is returned as a
 * refusal; nothing is thrown.
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
