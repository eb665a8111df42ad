import { currentSheet } from '../state/character/derived-character.ts';
import { hasChapter, isChapter } from '../state/view/chapters.ts';
import { openChapter, sharedMark, showLibrary, showShared, useViewStore } from '../state/view/view-store.ts';

/** The fragment of the address while the library is open. */
const libraryMark = '#characters';

/** Returns from a shared character to the open one; the address becomes that of its chapter. */
export function leaveShared(): void {
  if (location.hash.startsWith(sharedMark)) history.replaceState(null, '', `#${useViewStore.getState().chapter}`);
  showShared(null);
}

/**
 * Keeps the chapter and the address in sync, so that the browser's back button goes to the previous chapter. An address may
 * instead carry a shared character, which stays in it for as long as it is shown, or name the library, which the back button
 * closes.
 * @returns a function that stops the syncing
 */
export function followAddress(): () => void {
  const openAddressedChapter = () => {
    const chapter = location.hash.slice(1);
    if (isChapter(chapter) && chapter !== useViewStore.getState().chapter) openChapter(chapter);
  };
  // An older entry of the history may name a chapter that this character does not have.
  const goBack = () => {
    const chapter = location.hash.slice(1);
    if (isChapter(chapter) && hasChapter(currentSheet(), chapter)) openAddressedChapter();
  };
  const followShared = () => {
    const { hash } = location;
    showShared(hash.startsWith(sharedMark) ? hash.slice(sharedMark.length) : null);
  };
  const followLibrary = () => showLibrary(location.hash === libraryMark);
  openAddressedChapter();
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
    const inAddress = location.hash === libraryMark;
    if (library === before.library || library === inAddress) return;
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
