import { hasChapter, isChapter } from '../state/chapters.ts';
import { currentSheet } from '../state/sheet.ts';
import { openChapter, useViewStore } from '../state/view-store.ts';

/** Keeps the chapter and the address in step, so that the browser's back button goes to the chapter before. */
export function followAddress(): () => void {
  const fromAddress = () => {
    const chapter = location.hash.slice(1);
    if (isChapter(chapter) && chapter !== useViewStore.getState().chapter) openChapter(chapter);
  };
  // An address of long ago may name a chapter that this character has not.
  const goBack = () => {
    const chapter = location.hash.slice(1);
    if (isChapter(chapter) && hasChapter(currentSheet(), chapter)) fromAddress();
  };
  fromAddress();
  window.addEventListener('popstate', goBack);
  const unsubscribe = useViewStore.subscribe(({ chapter }, before) => {
    if (chapter === before.chapter) return;
    if (location.hash.slice(1) !== chapter) history.pushState(null, '', `#${chapter}`);
    window.scrollTo({ top: 0 });
  });
  return () => {
    window.removeEventListener('popstate', goBack);
    unsubscribe();
  };
}
