import { create } from 'zustand';
import { done } from '../../engine/result.ts';
import { type EncounterSummary, listEncounters } from '../../storage/encounters.ts';
import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import { subscribeToTabs } from '../tabs/tab-channel.ts';
import { encounterAutosave, encounterListListeners, storedEncounterListeners } from './encounter-saver.ts';

export type { EncounterSummary } from '../../storage/encounters.ts';

interface EncounterList {
  /** Every stored encounter, most recently changed first. */
  readonly encounters: readonly EncounterSummary[];
  readonly state: 'not-read' | 'reading' | 'read';
  /** Why the list could not be read; the previous list is kept. */
  readonly problem: StorageProblem | null;
}

/** The encounters stored in this browser. Filled by `refreshEncounters`, and from then on kept up to date with all tabs. */
export const useEncounterList = create<EncounterList>()(() => ({ encounters: [], state: 'not-read', problem: null }));

let following = false;
let reads = 0;

/** Reads the list of all encounters. On failure the store gets the problem and keeps its list. */
export async function refreshEncounters(): Promise<Outcome<null>> {
  startFollowing();
  if (useEncounterList.getState().state === 'not-read') useEncounterList.setState({ state: 'reading' });
  await encounterAutosave.flush();
  reads += 1;
  const read = reads;
  const list = await listEncounters();
  if (read !== reads) return done(null); // a later read has what is stored now
  useEncounterList.setState(
    list.ok ? { encounters: list.value, state: 'read', problem: null } : { state: 'read', problem: list.error },
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
