import type { CustomEntry } from '../../character/custom-entry.ts';
import { done, failed, type Result } from '../../engine/result.ts';
import { gcsRulesetId, loadRuleset } from '../../rules/rulesets.ts';

/** A file to download. */
interface SavedForGcs {
  readonly blob: Blob;
  readonly name: string;
  /** Entries that have no file there: templates of other rules than the fourth edition's. */
  readonly leftOut: number;
}

/**
 * Writes custom entries as library files of GCS: one file, or a zip file of several. Fails with a sentence if nothing in them
 * can be written, or if the writer could not be loaded.
 */
export async function saveEntriesForGcs(entries: readonly CustomEntry[]): Promise<Result<SavedForGcs, string>> {
  const writers = await loadWriters();
  if (!writers) return failed('Part of the app failed to load. Check your connection and try again.');
  const files = writers.exportLibraryFiles(entries);
  const leftOut = entries.filter((entry) => !writers.hasLibraryFile(entry)).length;
  const [first, ...others] = files;
  if (!first) return failed('Templates of other rules than the fourth edition’s cannot be saved for GCS.');
  if (others.length === 0) {
    return done({ blob: new Blob([first.text], { type: 'application/json' }), name: first.name, leftOut });
  }
  return done({
    blob: new Blob([new Uint8Array(writers.packFiles(files))], { type: 'application/zip' }),
    name: 'My-entries-for-GCS.zip',
    leftOut,
  });
}

async function loadWriters() {
  try {
    await loadRuleset(gcsRulesetId);
    return await import('../../interchange/gcs/library/export-library.ts');
  } catch {
    return null;
  }
}
