import { isMild } from '../character/file/file-problem.ts';
import { problemSentence } from '../character/file/problem-sentences.ts';
import { useCharacterStore } from '../state/character-store.ts';
import { dismissInformation, notify } from '../state/notice-store.ts';
import { restoreLast, startAutosave, storeNow } from '../state/open-record.ts';
import { showWelcome } from '../state/view-store.ts';

/** Opens what was open last, or a blank character on a first visit, and stores every change from then on. */
export async function startUp(): Promise<void> {
  const restored = await restoreLast();
  startAutosave();
  useCharacterStore.subscribe((now, before) => {
    if (now.opened === before.opened && now.saved !== before.saved) dismissInformation();
  });
  switch (restored.found) {
    case 'character': {
      const remarks = restored.report.filter((remark) => !isMild(remark));
      if (remarks.length === 0) break;
      const text = remarks.slice(0, 3).map(problemSentence).join(' ');
      notify({ kind: 'attention', title: 'Something in the stored character was put right', text });
      break;
    }
    case 'nothing':
      showWelcome(true);
      await storeNow();
      break;
    case 'problem':
      notify({ kind: 'problem', title: 'The stored character was not opened', text: restored.sentence });
      if (restored.problem.code === 'unreadable') await storeNow();
      break;
  }
}
