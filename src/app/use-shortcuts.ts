import { useEffect } from 'react';
import { undoesItsOwnText } from '../features/text-fields.ts';
import { redo, undo } from '../state/character-store.ts';
import { openDialog, useViewStore } from '../state/view-store.ts';

/** Ctrl or ⌘ with K: search; with Z: undo; with Shift Z or Y: redo. Texts keep their own undo. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'k') {
        event.preventDefault();
        if (useViewStore.getState().dialog === null) openDialog('pick');
      } else if ((key === 'z' || key === 'y') && !undoesItsOwnText(event.target)) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
