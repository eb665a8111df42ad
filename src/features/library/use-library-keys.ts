import { useEffect } from 'react';
import { useViewStore } from '../../state/view/view-store.ts';
import { inTextField } from '../browser/text-fields.ts';
import { undoBinning } from './character-actions.ts';
import { useLibraryView } from './library-view.ts';

/** Ctrl or ⌘ with K: focuses the search; with Z: restores what was moved to the bin last. Text fields keep their native undo. */
export function useLibraryKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (useViewStore.getState().dialog !== null || useLibraryView.getState().dialog !== null) return;
      const key = event.key.toLowerCase();
      if (key === 'k') {
        event.preventDefault();
        document.querySelector<HTMLElement>('.library-search input')?.focus();
      } else if (key === 'z' && !inTextField(event.target)) {
        event.preventDefault();
        void undoBinning();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
