import { deleteBinned, findOverdue, setBinned } from '../../storage/bin.ts';
import { done, type Outcome } from '../../storage/storage-problem.ts';
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
 * Puts characters in the bin and answers how many. When the open one is among them, another is opened first: the one
 * changed last that stays, or a blank one. When that cannot be opened (a notice says why), or the open one is blank itself
 * and there is no other (`isOpenUntouched`), nothing is binned and the answer is 0.
 */
export async function binCharacters(ids: readonly string[]): Promise<Outcome<number>> {
  await autosave.flush();
  const { id } = useCharacterStore.getState();
  if (ids.includes(id)) {
    const left = await leaveFor(ids);
    if (!left.ok) return left;
    if (useCharacterStore.getState().id === id) return done(0);
    await autosave.flush();
  }
  const changed = await setBinned(ids, new Date().toISOString());
  if (!changed.ok) return changed;
  patchLibrary(changed.value);
  broadcastToTabs({ kind: 'library' });
  return done(changed.value.length);
}

/** Opens the newest character that is not among these nor in the bin, and can be read; a blank one when there is none. */
async function leaveFor(ids: readonly string[]): Promise<Outcome<null>> {
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

/** Takes characters out of the bin again, and answers how many. Their tags and versions are as they were. */
export const restoreCharacters = (ids: readonly string[]): Promise<Outcome<number>> => restoreFromBin(ids);

/** Deletes characters that are in the bin, with their versions, and answers how many. Ones that are not in it stay. */
export async function deleteForever(ids: readonly string[]): Promise<Outcome<number>> {
  const deleted = await deleteBinned(ids);
  if (!deleted.ok) return deleted;
  patchLibrary([], deleted.value);
  if (deleted.value.length > 0) broadcastToTabs({ kind: 'library' });
  return done(deleted.value.length);
}

/** Deletes what has been in the bin for more than 30 days, but for the character that is open here. */
export async function purgeBin(now: Date = new Date()): Promise<Outcome<number>> {
  const list = await listSummaries();
  if (!list.ok) return list;
  const open = useCharacterStore.getState().id;
  const ids = findOverdue(list.value, now).filter((id) => id !== open);
  return ids.length > 0 ? deleteForever(ids) : done(0);
}
