import { useStore } from 'zustand';
import { redo, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { IconButton } from '../../ui/buttons.tsx';

/** Undo and redo, labeled with the edit they affect: "Undo: Broadsword 13 → 14". */
export function UndoButtons() {
  const last = useCharacterStore(({ lastEdit }) => lastEdit);
  const past = useStore(useCharacterStore.temporal, ({ pastStates }) => pastStates.length);
  const next = useStore(useCharacterStore.temporal, ({ futureStates }) => futureStates.at(-1)?.lastEdit);
  return (
    <>
      <IconButton
        icon="undo"
        label={past === 0 ? 'Nothing to undo' : buttonLabel('Undo', last)}
        aria-keyshortcuts="Control+Z"
        aria-disabled={past === 0 || undefined}
        onClick={() => past > 0 && undo()}
      />
      <IconButton
        icon="redo"
        label={next === undefined ? 'Nothing to redo' : buttonLabel('Redo', next)}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={next === undefined || undefined}
        onClick={() => next !== undefined && redo()}
      />
    </>
  );
}

const buttonLabel = (what: string, edit: string): string => (edit === '' ? what : `${what}: ${edit}`);
