import { download } from '../features/browser/download.ts';
import { purgeBin } from '../state/library/library-bin.ts';
import { exportLibrary } from '../state/library/library-file.ts';
import { refreshDurability, remindNow, watchDurability } from '../state/saving/durability.ts';
import { problemReason } from '../state/saving/saving-reason.ts';
import { savingWords, useSavingStore } from '../state/saving/saving-store.ts';
import { startOtherTabs } from '../state/tabs/other-tabs.ts';
import { idle } from '../state/view/idle.ts';
import { notify } from '../state/view/notice-store.ts';
import { persistSettings } from '../state/view/persist-settings.ts';
import { announce } from '../ui/announce.ts';
import { waitingDrafts } from '../ui/waiting-drafts.ts';

/**
 * Keeps this tab in step with the others and with storage, from the first picture on: what other tabs do shows here, what
 * was long in the bin goes, and the player hears when characters should be saved to files.
 */
export function startBackgroundSync(): void {
  startOtherTabs();
  persistSettings();
  watchDurability();
  saySaved();
  void whenThereIsTime();
}

/** Reads aloud when everything is stored again, and nothing typed waits in its field. Why something is not stands in a notice, which speaks for itself. */
function saySaved(): void {
  useSavingStore.subscribe((now, before) => {
    const all = waitingDrafts() === 'none';
    if (now.state === 'saved' && before.state !== 'saved' && all) announce(savingWords(now), 'saving');
  });
}

async function whenThereIsTime(): Promise<void> {
  await idle();
  await purgeBin();
  await refreshDurability();
  if (!(await remindNow())) return;
  notify({
    kind: 'attention',
    title: 'This browser may clear what it stores',
    text: 'It has not promised to keep it, and there are characters that have not been saved to a file for two weeks. A file keeps them whatever happens here.',
    actions: [{ label: 'Save all characters to a file', run: () => void saveAll() }],
  });
}

async function saveAll(): Promise<void> {
  const made = await exportLibrary('all');
  if (made.ok) download(made.value.blob, made.value.name);
  else notify({ kind: 'problem', title: 'The characters were not saved', text: problemReason(made.problem) });
}
