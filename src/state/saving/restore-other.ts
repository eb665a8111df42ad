import { rulesetIds } from '../../rules/rulesets.ts';
import { loadCharacter, type StoredCharacter } from '../../storage/current-character.ts';
import { quarantineRecord } from '../../storage/quarantine.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';
import { listSummaries } from '../../storage/summaries.ts';
import type { RestoreOutcome } from './restore-outcome.ts';

/**
 * Quarantines an unreadable record and returns its key. Returns null if a newer version of the program wrote the record,
 * or if it cannot be quarantined; it is then left in place.
 */
export async function quarantineUnreadable(id: string, problem: StorageProblem): Promise<number | null> {
  if (problem.code !== 'unreadable' || problem.why.code === 'newer-version') return null;
  const key = await quarantineRecord(id, problem.why.code);
  return key.ok ? key.value : null;
}

/** Opens the newest readable character outside the bin; returns null if there is none. */
export async function openNewest(
  open: (stored: StoredCharacter) => Promise<RestoreOutcome>,
): Promise<RestoreOutcome | null> {
  const list = await listSummaries();
  if (!list.ok) return { kind: 'problem', problem: list.error };
  for (const { id, binned } of list.value) {
    if (binned !== null) continue;
    const loaded = await loadCharacter(id, { rulesets: rulesetIds });
    if (loaded.ok) return open(loaded.value);
    await quarantineUnreadable(id, loaded.error);
  }
  return null;
}
