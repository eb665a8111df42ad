import { type FileRemark, isMild } from '../character/file/file-problem.ts';
import { problemSentence } from '../character/file/problem-sentences.ts';
import { download } from '../features/browser/download.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { unreadableText } from '../state/library/library-unreadable.ts';
import type { NotRead, Restored } from '../state/saving/restored.ts';
import { problemReason } from '../state/saving/saving-reason.ts';
import { notify } from '../state/view/notice-store.ts';

/** Says what there is to say of the character that is open from the start: what of it was put right, or what it stands for. */
export function notifyRestoreOutcome(restored: Restored): void {
  if (restored.found === 'character') tellRemarks(restored.report);
  if ('instead' in restored && restored.instead) tellNotRead(restored.found === 'character', restored.instead);
}

/** Says what was put right in the stored character, unless it makes no difference. */
function tellRemarks(report: readonly FileRemark[]): void {
  const remarks = report.filter((remark) => !isMild(remark));
  if (remarks.length === 0) return;
  const text = remarks.slice(0, 3).map(problemSentence).join(' ');
  notify({ kind: 'attention', title: 'Something in the stored character was put right', text });
}

/** Says that the character that was open last could not be read, what is open instead, and how to have its record. */
function tellNotRead(another: boolean, { problem, aside }: NotRead): void {
  const name = useCharacterStore.getState().saved.character.name || 'Without a name';
  const open = another ? `The one changed before it is open: ${name}.` : 'A blank one is open.';
  const save = async (key: number): Promise<void> => {
    const text = await unreadableText(key);
    if (text.ok) download(new Blob([text.value], { type: 'text/plain' }), 'unreadable-character.txt');
    else notify({ kind: 'problem', title: 'Not downloaded', text: problemReason(text.problem) });
  };
  notify({
    kind: 'problem',
    title: 'The stored character was not opened',
    text: `${problemReason(problem)} ${open}`,
    actions: aside === null ? [] : [{ label: 'Download what is stored', run: () => void save(aside) }],
  });
}
