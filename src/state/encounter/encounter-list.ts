import { done } from '../../engine/result.ts';
import { listEncounters } from '../../storage/encounters.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { changeList, useLibraryStore } from '../library/library-store.ts';
import { subscribeToTabs } from '../tabs/tab-channel.ts';
import { encounterAutosave, encounterListListeners, storedEncounterListeners } from './encounter-saver.ts';

let following = false;
let reads = 0;

/** Reads the list of all encounters into the library store. On failure the store gets the problem and keeps its list. */
export async function refreshEncounters(): Promise<Outcome<null>> {
  startFollowing();
  if (useLibraryStore.getState().encounters.state === 'not-read') changeList('encounters', { state: 'reading' });
  await encounterAutosave.flush();
  reads += 1;
  const read = reads;
  const list = await listEncounters();
  if (read !== reads) return done(null); // a later read has the data stored now
  changeList(
    'encounters',
    list.ok ? { list: list.value, state: 'read', problem: null } : { state: 'read', problem: list.error },
  );
  return list.ok ? done(null) : list;
}

/** Starts to read the list again whenever a tab stores, adds or deletes an encounter. */
function startFollowing(): void {
  if (following) return;
  following = true;
  storedEncounterListeners.push(() => void refreshEncounters());
  encounterListListeners.push(refreshEncounters);
  subscribeToTabs(({ kind }) => {
    if (kind === 'encounters' || kind === 'encounter-stored') void refreshEncounters();
  });
}
