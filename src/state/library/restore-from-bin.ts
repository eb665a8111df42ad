import { done } from '../../engine/result.ts';
import { setBinned } from '../../storage/bin.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { patchLibrary } from './library-store.ts';

/** Restores those of the characters that are in the bin, and returns how many. */
export async function restoreFromBin(ids: readonly string[]): Promise<Outcome<number>> {
  const changed = await setBinned(ids, null);
  if (!changed.ok) return changed;
  patchLibrary(changed.value);
  if (changed.value.length > 0) broadcastToTabs({ kind: 'library' });
  return done(changed.value.length);
}
