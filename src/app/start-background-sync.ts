import { download } from '../features/browser/download.ts';
import { loadCustomEntries } from '../state/library/custom-entries.ts';
import { purgeBin } from '../state/library/library-bin.ts';
import { emergencyKeys, emergencySaveKeys } from '../state/saving/autosave.ts';
import { refreshDurability, remindNow, watchDurability } from '../state/saving/durability.ts';
import { describeSavingProblem } from '../state/saving/saving-reason.ts';
import { describeSaving, useSavingStore } from '../state/saving/saving-store.ts';
import { startTabSync } from '../state/tabs/tab-sync.ts';
import { startFaceUpdates } from '../state/view/face-updates.ts';
import { idle } from '../state/view/idle.ts';
import { notify } from '../state/view/notices.ts';
import { announce } from '../ui/announce.ts';

/**
 * Announces that the character or the encounter is stored, after it could not be: the failure itself is announced by its notice. That ordinary edits
 * are saved is only shown, since it would interrupt after every one of them.
 */
export function announceSavedAgain(): void {
  for (const noun of ['character', 'encounter'] as const) {
    let failed = false;
    useSavingStore.subscribe(({ [noun]: now }) => {
      if (now.state === 'saved' && failed) announce(describeSaving(now), 'saving');
      failed = now.state === 'failed' || (failed && now.state === 'saving');
    });
  }
}

/**
 * Keeps this tab in sync with other tabs and with storage from the first render on: shows the changes of other tabs,
 * purges the bin, and reminds the player to save characters to files.
 */
export function startBackgroundSync(): void {
  startTabSync();
  startFaceUpdates();
  watchDurability();
  announceSavedAgain();
  void runIdleTasks();
}

async function runIdleTasks(): Promise<void> {
  await idle();
  // Unsaved characters are recovered before the first render.
  if (emergencySaveKeys(emergencyKeys.encounter).length > 0) {
    await (await import('../state/encounter/open-encounter.ts')).prepareEncounters();
  }
  await loadCustomEntries();
  await purgeBin();
  await refreshDurability();
  if (!(await remindNow())) return;
  notify({
    kind: 'attention',
    title: 'Your browser may delete your characters',
    text: 'It may do so if storage runs low, and some characters have not been saved to a file for two weeks. Files stay safe whatever happens here.',
    actions: [{ label: 'Save all characters to a file', run: () => void saveAll() }],
  });
}

async function saveAll(): Promise<void> {
  // Not with the first frame, which has no use for it.
  const { exportLibrary } = await import('../state/library/library-file.ts');
  const exported = await exportLibrary('all');
  if (exported.ok) download(exported.value.blob, exported.value.name);
  else notify({ kind: 'problem', title: 'The characters were not saved', text: describeSavingProblem(exported.error) });
}
