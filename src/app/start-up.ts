import { loadRuleset } from '../rules/rulesets.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { restoreLast } from '../state/saving/restore-last.ts';
import type { RestoreOutcome } from '../state/saving/restore-outcome.ts';
import { startAutosave, storeNow } from '../state/saving/saver.ts';
import { setSaving } from '../state/saving/saving-store.ts';
import { dismissInformation } from '../state/view/notices.ts';
import { showStartPage, useViewStore } from '../state/view/view-store.ts';
import { isAddressed } from './routes.ts';

/** `public/visit.js` reads it before the page is drawn. */
const key = 'pointwright visited';

/** Remembers that a character has been chosen in this browser, so that the next visit does not begin with the start page. */
function markVisited(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Where nothing can be stored, every visit is a first one.
  }
}

/** Opens the character that was open last, or leaves the start page on a first visit, and starts autosave. */
export async function startUp(): Promise<void> {
  const restored = await restoreLast();
  // That of a blank character; one that is opened has loaded its own already.
  await loadRuleset(useCharacterStore.getState().saved.ruleset).catch(console.error);
  startAutosave();
  useCharacterStore.subscribe((now, before) => {
    if (now.opened === before.opened && now.saved !== before.saved) dismissInformation();
  });
  useViewStore.subscribe((now, before) => {
    if (now.chapter === before.chapter) return;
    // The player has moved on: news and the startPage screen must not be in the way.
    dismissInformation();
    if (now.startPage) showStartPage(false);
  });
  const first = nothingToShow(restored);
  useViewStore.subscribe(({ startPage }, before) => {
    if (before.startPage && !startPage) markVisited();
  });
  if (!first && !isAddressed('startPage')) showStartPage(false);
  if (!first) markVisited();
  if (restored.kind === 'not-loaded') return;
  if (restored.kind === 'problem') setSaving({ state: 'failed', problem: restored.problem });
  if (restored.kind === 'nothing' && restored.instead) await storeNow();
  if ('instead' in restored || (restored.kind === 'character' && restored.report.length > 0)) {
    (await import('./notify-restore-outcome.ts')).notifyRestoreOutcome(restored);
  }
}

/** True if there is no character yet; where nothing can be stored, every visit is a first visit. */
function nothingToShow(restored: RestoreOutcome): boolean {
  if (useCharacterStore.getState().opened > 0) return false;
  if (restored.kind === 'problem') return ['storage-blocked', 'storage-silent'].includes(restored.problem.code);
  return restored.kind === 'nothing' && !restored.instead;
}
