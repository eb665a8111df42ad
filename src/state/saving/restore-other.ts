import { rulesetIds } from '../../catalog/entry.ts';
import { loadCharacter, type StoredCharacter } from '../../storage/current-character.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { quarantineRecord } from '../../storage/unreadable.ts';
import type { Restored } from './restored.ts';

/**
 * Puts a record aside that cannot be read, and answers its key. One that a newer version of the program has written is
 * left where it is, as is one that cannot be put aside: null.
 */
export async function quarantineOpen(id: string, problem: StorageProblem): Promise<number | null> {
  if (problem.code !== 'unreadable' || problem.why.code === 'newer-version') return null;
  const aside = await quarantineRecord(id, problem.why.code);
  return aside.ok ? aside.value : null;
}

/** Opens the newest character that is not in the bin and can be read; null when there is none. */
export async function openNewest(open: (stored: StoredCharacter) => Promise<Restored>): Promise<Restored | null> {
  const list = await listSummaries();
  if (!list.ok) return { found: 'problem', problem: list.problem };
  for (const { id, binned } of list.value) {
    if (binned !== null) continue;
    const loaded = await loadCharacter(id, { rulesets: rulesetIds });
    if (loaded.ok) return open(loaded.value);
    await quarantineOpen(id, loaded.problem);
  }
  return null;
}
