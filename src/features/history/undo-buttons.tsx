import { undoWithNotice } from '../../state/character/apply-plan.ts';
import { useUndoLabels } from '../../state/character/character-store.ts';
import { announce } from '../../ui/announce.ts';
import { IconButton } from '../../ui/buttons.tsx';

/** Undoes or redoes the last edit of the character, and announces which that was. */
export const undoAloud = (isRedo: boolean): void => announce(undoWithNotice(isRedo), 'undo');

/** Undo and redo, labeled with the edit they affect: "Undo: Broadsword 13 → 14". */
export function UndoButtons() {
  const next = useUndoLabels();
  return (
    <>
      <IconButton
        icon="undo"
        label={next.undo === null ? 'Nothing to undo' : buttonLabel('Undo', next.undo)}
        aria-keyshortcuts="Control+Z"
        aria-disabled={next.undo === null || undefined}
        onClick={() => next.undo !== null && undoAloud(false)}
      />
      <IconButton
        icon="redo"
        label={next.redo === null ? 'Nothing to redo' : buttonLabel('Redo', next.redo)}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={next.redo === null || undefined}
        onClick={() => next.redo !== null && undoAloud(true)}
      />
    </>
  );
}

const buttonLabel = (what: string, edit: string): string => (edit === '' ? what : `${what}: ${edit}`);
