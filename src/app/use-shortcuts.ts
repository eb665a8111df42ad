import { useEffect } from 'react';
import { undoesItsOwnText } from '../features/browser/text-fields.ts';
import { redo, undo } from '../state/character/character-store.ts';
import { openDialog, showLibrary, useViewStore } from '../state/view/view-store.ts';

/** Ctrl or ⌘ with K: search; with O: the library; with Z: undo; with Shift Z or Y: redo. Texts keep their own undo. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (useViewStore.getState().shared !== null) return; // nothing is to be edited there, nor behind it
      const key = event.key.toLowerCase();
      const { dialog, library } = useViewStore.getState();
      if (key === 'o' && !event.shiftKey) {
        event.preventDefault();
        if (dialog === null) showLibrary(true);
      } else if (library)
        return; // it has keys of its own, and the character is out of sight
      else if (key === 'k') {
        event.preventDefault();
        if (dialog === null) openDialog('pick');
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
