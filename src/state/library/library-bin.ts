import { done } from '../../engine/result.ts';
import { deleteBinned, findOverdue, setBinned } from '../../storage/bin.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { openBlank, openStored } from '../saving/open-record.ts';
import { autosave } from '../saving/saver.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { patchLibrary } from './library-store.ts';
import { restoreFromBin } from './restore-from-bin.ts';

/** How long a character stays in the bin, in days. */
export { daysInBin } from '../../storage/bin.ts';

/**
 * Moves characters to the bin and returns how many. If the open one is among them, another is opened first: the last
 * changed of the rest, or a blank one. If that cannot be opened (a notice says why), or the open one is blank itself and
 * there is no other (`isOpenUntouched`), nothing is binned and the result is 0.
 */
export async function binCharacters(ids: readonly string[]): Promise<Outcome<number>> {
  await autosave.flush();
  const { id } = useCharacterStore.getState();
  if (ids.includes(id)) {
    const switched = await openAnotherThan(ids);
    if (!switched.ok) return switched;
    if (useCharacterStore.getState().id === id) return done(0);
    await autosave.flush();
  }
  const changed = await setBinned(ids, new Date().toISOString());
  if (!changed.ok) return changed;
  patchLibrary(changed.value);
  broadcastToTabs({ kind: 'library' });
  return done(changed.value.length);
}

/** Opens the newest readable character that is neither among these nor in the bin; a blank one if there is none. */
async function openAnotherThan(ids: readonly string[]): Promise<Outcome<null>> {
  const list = await listSummaries();
  if (!list.ok) return list;
  for (const { id, binned } of list.value) {
    if (binned !== null || ids.includes(id)) continue;
    const opened = await openStored(id);
    if (opened.ok) return done(null);
  }
  await openBlank(useCharacterStore.getState().saved.ruleset);
  return done(null);
}

/** Restores characters from the bin and returns how many. Their tags and versions are kept. */
export const restoreCharacters = (ids: readonly string[]): Promise<Outcome<number>> => restoreFromBin(ids);

/** Permanently deletes characters that are in the bin, with their versions. Returns how many; the rest are skipped. */
export async function deleteForever(ids: readonly string[]): Promise<Outcome<number>> {
  const deleted = await deleteBinned(ids);
  if (!deleted.ok) return deleted;
  patchLibrary([], deleted.value);
  if (deleted.value.length > 0) broadcastToTabs({ kind: 'library' });
  return done(deleted.value.length);
}

/** Deletes characters that have been in the bin for more than 30 days, except the open one. */
export async function purgeBin(now: Date = new Date()): Promise<Outcome<number>> {
  const list = await listSummaries();
  if (!list.ok) return list;
  const open = useCharacterStore.getState().id;
  const ids = findOverdue(list.value, now).filter((id) => id !== open);
  return ids.length > 0 ? deleteForever(ids) : done(0);
}
