import { setBinned } from '../../storage/bin.ts';
import { done, type Outcome } from '../../storage/storage-problem.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { patchLibrary } from './library-store.ts';

/** Takes characters out of the bin, where they are in it, and answers how many. */
export async function restoreFromBin(ids: readonly string[]): Promise<Outcome<number>> {
  const changed = await setBinned(ids, null);
  if (!changed.ok) return changed;
  patchLibrary(changed.value);
  if (changed.value.length > 0) broadcastToTabs({ kind: 'library' });
  return done(changed.value.length);
}
