import { useLayoutEffect } from 'react';
import { hasNativeUndo } from '../features/browser/text-fields.ts';
import { redo, undo } from '../state/character/character-store.ts';
import { openDialog, showLibrary, useViewStore } from '../state/view/view-store.ts';

/** Ctrl or ⌘ with K: search; with O: the library; with Z: undo; with Shift Z or Y: redo. Text fields keep their native undo. */
export function useShortcuts(): void {
  // Before the first paint: keys work as soon as there is something to see.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (useViewStore.getState().shared !== null) return; // a shared character is read-only, and the open one is behind it
      const key = event.key.toLowerCase();
      const { dialog, library } = useViewStore.getState();
      if (key === 'o' && !event.shiftKey) {
        event.preventDefault();
        if (dialog === null) showLibrary(true);
      } else if (library)
        return; // the library handles its own keys, and the character is out of sight
      else if (key === 'k') {
        event.preventDefault();
        if (dialog === null) openDialog('pick');
      } else if ((key === 'z' || key === 'y') && !hasNativeUndo(event.target)) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
