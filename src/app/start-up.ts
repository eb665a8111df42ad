import { useCharacterStore } from '../state/character/character-store.ts';
import { restoreLast } from '../state/saving/restore-last.ts';
import { startAutosave, storeNow } from '../state/saving/saver.ts';
import { setSaving } from '../state/saving/saving-store.ts';
import { dismissInformation } from '../state/view/notice-store.ts';
import { showWelcome, useViewStore } from '../state/view/view-store.ts';

/** Opens the character that was open last, or a blank one on a first visit, and starts autosave. */
export async function startUp(): Promise<void> {
  const restored = await restoreLast();
  startAutosave();
  useCharacterStore.subscribe((now, before) => {
    if (now.opened === before.opened && now.saved !== before.saved) dismissInformation();
  });
  useViewStore.subscribe((now, before) => {
    if (now.chapter === before.chapter) return;
    // The player has moved on: news and the welcome screen must not be in the way.
    dismissInformation();
    if (now.welcome) showWelcome(false);
  });
  if (restored.kind === 'not-loaded') return;
  if (restored.kind === 'problem') {
    setSaving({ state: 'failed', problem: restored.problem });
    // Where nothing can be stored, every visit is a first visit.
    if (restored.problem.code === 'storage-blocked' && useCharacterStore.getState().opened === 0) showWelcome(true);
  }
  if (restored.kind === 'nothing') {
    if (!restored.instead) showWelcome(true);
    await storeNow();
  }
  if ('instead' in restored || (restored.kind === 'character' && restored.report.length > 0)) {
    (await import('./notify-restore-outcome.ts')).notifyRestoreOutcome(restored);
  }
}
