import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexOfKeys, isPressed } from '../features/browser/keys.ts';
import { hasNativeUndo, inTextField } from '../features/browser/text-fields.ts';
import { undoAloud } from '../features/history/undo-buttons.tsx';
import { currentSheet } from '../state/character/derived-character.ts';
import { chapterIds, hasChapter } from '../state/view/chapters.ts';
import { usePreferences } from '../state/view/preferences.ts';
import { completePreparation, removePrepared } from '../state/view/print-preparation.ts';
import { isOnStartPage, openAtFirstField, openDialog, showLibrary, useViewStore } from '../state/view/view-store.ts';

/**
 * True while the browser prints, when the sheet is rendered whatever the size of the window, and while several sheets are prepared
 * for that.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  const prepared = useViewStore(({ printPreparation: { phase } }) => phase !== 'none');
  useEffect(() => {
    const before = () =>
      flushSync(() => {
        setPrinting(true);
        completePreparation();
      });
    const after = () => {
      setPrinting(false);
      void removePrepared();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing || prepared;
}

/** Handles the keys that work anywhere; they are listed in features/browser/keys.ts. Text fields keep their native undo. */
export function useShortcuts(): void {
  // Before the first paint: keys work as soon as there is something to see.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const act = findAction(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const ignore = () => undefined;

/** The present action of the keys; null if they are not for the program. */
function findAction(event: KeyboardEvent): (() => void) | null {
  const view = useViewStore.getState();
  if (view.shared !== null) return null; // a shared character is read-only, and the open one is behind it
  const inDialog = view.dialog !== null;
  if (isPressed(event, 'library')) return inDialog ? ignore : () => showLibrary(true);
  if (view.library) return null; // the library handles its own keys, and the character is out of sight
  if (isPressed(event, 'pick')) return inDialog ? ignore : () => openDialog('pick');
  if (isPressed(event, 'undo')) return hasNativeUndo(event.target) ? null : () => undoAloud(false);
  if (isPressed(event, 'redo')) return hasNativeUndo(event.target) ? null : () => undoAloud(true);
  if (inDialog || document.querySelector('dialog[open]')) return null;
  if (isPressed(event, 'keyboard')) return () => openDialog('keyboard');
  if (isPressed(event, 'questionMark')) {
    return usePreferences.getState().questionMark && !inTextField(event.target) ? () => openDialog('keyboard') : null;
  }
  const index = indexOfKeys(event, 'chapter');
  if (index === -1 || isOnStartPage(view)) return null;
  const chapter = chapterIds.filter((id) => hasChapter(currentSheet(), id))[index];
  return chapter ? () => openAtFirstField(chapter) : ignore;
}
