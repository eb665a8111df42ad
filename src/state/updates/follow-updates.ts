import { reloadsWithoutLoss } from '../saving/reloads-without-loss.ts';
import { autosave } from '../saving/saver.ts';
import { useSavingStore } from '../saving/saving-store.ts';
import { pageIsInsecure } from '../view/insecure-page.ts';
import { useUpdateStore } from './update-store.ts';
import { Updates } from './updates.ts';

let updates: Updates | undefined;

/**
 * Has the program stored in this browser, and follows whether there is a newer one. Call it once, when nothing else is to
 * be done. What comes of it is in the update store.
 * @returns whether it was stored just now, by this visit
 */
export async function followUpdates(): Promise<boolean> {
  // Missing in private windows of some browsers, and on pages that came over plain http.
  const { serviceWorker: workers, locks } = navigator as Partial<Navigator>;
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  if (!workers || !locks || !entry) {
    useUpdateStore.setState({ offline: pageIsInsecure() ? 'insecure' : 'unsupported' });
    return false;
  }
  const reload = () => location.reload();
  updates = new Updates({ workers, locks, entry, allStored, reloadsWithoutLoss, reload });
  return updates.follow();
}

/** Takes the new version, once everything is stored; the update store says how that went. */
export async function takeNewVersion(): Promise<void> {
  await updates?.take();
}

async function allStored(): Promise<boolean> {
  await autosave.flush();
  return useSavingStore.getState().state === 'saved' && autosave.unsaved().length === 0;
}
