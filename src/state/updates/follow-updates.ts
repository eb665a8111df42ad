import { autosave, canReloadWithoutLoss } from '../saving/saver.ts';
import { useEncounterSaving, useSavingStore } from '../saving/saving-store.ts';
import { pageIsInsecure } from '../view/insecure-page.ts';
import { useUpdateStore } from './update-store.ts';
import { Updates } from './updates.ts';

let updates: Updates | undefined;

/**
 * Stores the program for offline use and watches for updates; the state is in the update store. Call it once, when the
 * page is idle.
 * @returns whether this visit is the first to store it
 */
export async function followUpdates(): Promise<boolean> {
  // Missing in private windows of some browsers, and on pages served over plain http.
  const { serviceWorker: workers, locks } = navigator as Partial<Navigator>;
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  if (!workers || !locks || !entry) {
    useUpdateStore.setState({ offline: pageIsInsecure() ? 'insecure' : 'unsupported' });
    return false;
  }
  const reload = () => location.reload();
  updates = new Updates({ workers, locks, entry, allStored, canReloadWithoutLoss, reload });
  return updates.follow();
}

/** Switches to the new version once everything is stored; the update store has the result. */
export async function takeNewVersion(): Promise<void> {
  await updates?.take();
}

async function allStored(): Promise<boolean> {
  await autosave.flush();
  if (useEncounterSaving.getState().state !== 'saved') {
    await (await import('../encounter/encounter-saver.ts')).encounterAutosave.flush();
  }
  if (useEncounterSaving.getState().state !== 'saved') return false;
  return useSavingStore.getState().state === 'saved' && autosave.unsaved().length === 0;
}
