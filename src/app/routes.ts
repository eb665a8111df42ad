import { isChapter } from '../state/chapters.ts';
import { openChapter, useViewStore } from '../state/view-store.ts';

/** Keeps the chapter and the address in step, so that the browser's back button goes to the chapter before. */
export function followAddress(): () => void {
  const fromAddress = () => {
    const chapter = location.hash.slice(1);
    if (isChapter(chapter) && chapter !== useViewStore.getState().chapter) openChapter(chapter);
  };
  fromAddress();
  window.addEventListener('popstate', fromAddress);
  const unsubscribe = useViewStore.subscribe(({ chapter }, before) => {
    if (chapter === before.chapter) return;
    if (location.hash.slice(1) !== chapter) history.pushState(null, '', `#${chapter}`);
    window.scrollTo({ top: 0 });
  });
  return () => {
    window.removeEventListener('popstate', fromAddress);
    unsubscribe();
  };
}
