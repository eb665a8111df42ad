import { currentSheet } from '../state/character/derived-character.ts';
import { hasChapter, isChapter } from '../state/view/chapters.ts';
import { openChapter, sharedMark, showLibrary, showShared, useViewStore } from '../state/view/view-store.ts';

/** What the address is while the library is open. */
const libraryMark = '#characters';

/** Goes back from a shared character to the open one; the address becomes that of its chapter. */
export function leaveShared(): void {
  if (location.hash.startsWith(sharedMark)) history.replaceState(null, '', `#${useViewStore.getState().chapter}`);
  showShared(null);
}

/**
 * Keeps the chapter and the address in step, so that the browser's back button goes to the chapter before. An address may
 * carry a shared character instead, which it keeps for as long as that is shown, or name the library, which the back button
 * closes.
 */
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
  const followShared = () => {
    const { hash } = location;
    showShared(hash.startsWith(sharedMark) ? hash.slice(sharedMark.length) : null);
  };
  const followLibrary = () => showLibrary(location.hash === libraryMark);
  fromAddress();
  followShared();
  followLibrary();
  window.addEventListener('popstate', goBack);
  window.addEventListener('popstate', followLibrary);
  window.addEventListener('hashchange', followShared);
  const unsubscribe = useViewStore.subscribe(({ chapter }, before) => {
    if (chapter === before.chapter) return;
    if (location.hash.slice(1) !== chapter) history.pushState(null, '', `#${chapter}`);
    showShared(null);
    window.scrollTo({ top: 0 });
  });
  const unsubscribeLibrary = useViewStore.subscribe(({ library, chapter }, before) => {
    const there = location.hash === libraryMark;
    if (library === before.library || library === there) return;
    if (library) history.pushState(libraryMark, '', libraryMark);
    else if (history.state === libraryMark) history.back();
    else history.replaceState(null, '', `#${chapter}`);
  });
  return () => {
    window.removeEventListener('popstate', goBack);
    window.removeEventListener('popstate', followLibrary);
    unsubscribeLibrary();
    window.removeEventListener('hashchange', followShared);
    unsubscribe();
  };
}
