import type { StepLabels } from '../../state/history.ts';
import { announce } from '../../ui/announce.ts';
import { IconButton } from '../../ui/buttons.tsx';

interface FightUndoProps {
  /** The labels of the next steps. */
  steps: StepLabels;
  /** Each returns the label of its step, or null. */
  onUndo: () => string | null;
  onRedo: () => string | null;
}

/** Undo and redo at the table, which describe their step: a blow may have happened off the screen. */
export function FightUndo({ steps, onUndo, onRedo }: FightUndoProps) {
  return (
    <>
      <IconButton
        icon="undo"
        data-guide="undo"
        label={steps.undo ? `Undo: ${steps.undo}` : 'Undo'}
        disabled={steps.undo === null}
        onClick={() => announce(`Undone: ${onUndo() ?? 'nothing'}`)}
      />
      <IconButton
        icon="redo"
        data-guide="redo"
        label={steps.redo ? `Redo: ${steps.redo}` : 'Redo'}
        disabled={steps.redo === null}
        onClick={() => announce(`Redone: ${onRedo() ?? 'nothing'}`)}
      />
    </>
  );
}
