import type { FileRemark } from '../character/file/file-problem.ts';
import { isMild } from '../character/file/file-problem.ts';
import { useCharacterStore } from '../state/character-store.ts';
import { dismissInformation, notify } from '../state/notice-store.ts';
import { restoreLast } from '../state/restore-last.ts';
import { startAutosave, storeNow } from '../state/saver.ts';
import { setSaving } from '../state/saving-store.ts';
import { showWelcome, useViewStore } from '../state/view-store.ts';

/** Opens what was open last, or a blank character on a first visit, and stores every change from then on. */
export async function startUp(): Promise<void> {
  const restored = await restoreLast();
  startAutosave();
  useCharacterStore.subscribe((now, before) => {
    if (now.opened === before.opened && now.saved !== before.saved) dismissInformation();
  });
  useViewStore.subscribe((now, before) => {
    if (now.chapter === before.chapter) return;
    // The player goes on: neither news nor the ways to begin are in the way.
    dismissInformation();
    if (now.welcome) showWelcome(false);
  });
  if (restored.found === 'character') await tellRemarks(restored.report);
  else if (restored.found === 'not-loaded') return;
  else if (restored.found === 'nothing') {
    showWelcome(true);
    await storeNow();
  } else if (restored.problem.code === 'unreadable') {
    const { problemReason } = await import('../state/saving-reason.ts');
    const text = problemReason(restored.problem);
    notify({ kind: 'problem', title: 'The stored character was not opened', text });
    await storeNow();
  } else setSaving({ state: 'failed', problem: restored.problem });
}

/** Says what was put right in the stored character, unless it makes no difference. */
async function tellRemarks(report: readonly FileRemark[]): Promise<void> {
  const remarks = report.filter((remark) => !isMild(remark));
  if (remarks.length === 0) return;
  const { problemSentence } = await import('../character/file/problem-sentences.ts');
  const text = remarks.slice(0, 3).map(problemSentence).join(' ');
  notify({ kind: 'attention', title: 'Something in the stored character was put right', text });
}
