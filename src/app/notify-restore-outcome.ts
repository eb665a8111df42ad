import { shownName } from '../character/character.ts';
import { type FileRemark, isMild } from '../character/file/file-problem.ts';
import { describeFileProblem } from '../character/file/problem-sentences.ts';
import { download } from '../features/browser/download.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { readUnreadableText } from '../state/library/library-unreadable.ts';
import type { RestoreOutcome, UnreadableLast } from '../state/saving/restore-outcome.ts';
import { describeSavingProblem } from '../state/saving/saving-reason.ts';
import { notify } from '../state/view/notices.ts';

/** Notifies the player of repairs to the character opened at the start, or of the one that could not be opened. */
export function notifyRestoreOutcome(restored: RestoreOutcome): void {
  if (restored.kind === 'character') notifyRepairs(restored.report);
  if ('instead' in restored && restored.instead) notifyUnreadable(restored.kind === 'character', restored.instead);
}

/** Lists the repairs of the stored character; mild repairs are left out. */
function notifyRepairs(report: readonly FileRemark[]): void {
  const remarks = report.filter((remark) => !isMild(remark));
  if (remarks.length === 0) return;
  const text = remarks.slice(0, 3).map(describeFileProblem).join(' ');
  notify({ kind: 'attention', title: 'Something in the saved character was corrected', text });
}

/** Reports that the character open last could not be read, which one is open instead, and offers its stored record. */
function notifyUnreadable(openedAnother: boolean, { problem, quarantineKey }: UnreadableLast): void {
  const name = shownName(useCharacterStore.getState().saved.character);
  const open = openedAnother ? `Opened instead: ${name}.` : 'A blank character is open instead.';
  const save = async (key: number): Promise<void> => {
    const text = await readUnreadableText(key);
    if (text.ok) download(new Blob([text.value], { type: 'text/plain' }), 'unreadable-character.txt');
    else notify({ kind: 'problem', title: 'Not downloaded', text: describeSavingProblem(text.error) });
  };
  notify({
    kind: 'problem',
    title: 'The saved character was not opened',
    text: `${describeSavingProblem(problem)} ${open}`,
    actions: quarantineKey === null ? [] : [{ label: 'Download data', run: () => void save(quarantineKey) }],
  });
}
