import { useCharacterStore } from '../state/character/character-store.ts';
import { currentSheet } from '../state/character/derived-character.ts';
import { hasChapter, isChapter } from '../state/view/chapters.ts';
import type { ViewState } from '../state/view/view-state.ts';
import {
  openChapter,
  sharedMark,
  showEncounter,
  showLibrary,
  showPlay,
  showShared,
  showStartPage,
  useViewStore,
} from '../state/view/view-store.ts';

/** The screens that have an address of their own, which the back button leaves: the fragment of each. */
const addressedScreens = { library: '#characters', startPage: '#new', play: '#play', encounter: '#encounter' } as const;
type AddressedScreen = keyof typeof addressedScreens;

/** Returns true if the address belongs to a screen. */
export const isAddressed = (screen: AddressedScreen): boolean => location.hash === addressedScreens[screen];

/** True where the start page is to be shown: it is in the address, or no character has been opened yet. */
const startsOnStartPage = (): boolean => isAddressed('startPage') || useCharacterStore.getState().opened === 0;

/** Returns from a shared character to the open one; the address becomes that of the open one's chapter. */
export function leaveShared(): void {
  if (location.hash.startsWith(sharedMark)) history.replaceState(null, '', `#${useViewStore.getState().chapter}`);
  showShared(null);
}

/**
 * Keeps the chapter and the address in sync, so that the browser's back button goes to the previous chapter. An address may
 * instead carry a shared character, which stays in it for as long as it is shown, or name the library, the start page, the play screen or the
 * encounter screen, which the back button closes.
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
  const followLibrary = () => showLibrary(isAddressed('library'));
  const followPlay = () => showPlay(isAddressed('play'));
  const followEncounter = () => showEncounter(isAddressed('encounter'));
  const followStartPage = () => showStartPage(startsOnStartPage());
  openAddressedChapter();
  followShared();
  followLibrary();
  followPlay();
  followEncounter();
  window.addEventListener('popstate', goBack);
  window.addEventListener('popstate', followStartPage);
  window.addEventListener('popstate', followLibrary);
  window.addEventListener('popstate', followPlay);
  window.addEventListener('popstate', followEncounter);
  window.addEventListener('hashchange', followShared);
  const unsubscribe = useViewStore.subscribe(({ chapter }, before) => {
    if (chapter === before.chapter) return;
    if (location.hash.slice(1) !== chapter) history.pushState(null, '', `#${chapter}`);
    showShared(null);
    window.scrollTo({ top: 0 });
  });
  const unsubscribeScreens = useViewStore.subscribe((now, before) => {
    const changed = (['library', 'startPage', 'play', 'encounter'] as const).filter(
      (screen) => now[screen] !== before[screen],
    );
    const closed = changed.find((screen) => !now[screen] && isAddressed(screen));
    const opened = changed.find((screen) => now[screen]);
    // One screen in place of another takes its address: to go back first would leave both.
    if (closed && opened) history.replaceState(addressedScreens[opened], '', addressedScreens[opened]);
    else for (const screen of changed) updateAddress(screen, now);
  });
  return () => {
    window.removeEventListener('popstate', goBack);
    window.removeEventListener('popstate', followStartPage);
    window.removeEventListener('popstate', followLibrary);
    window.removeEventListener('popstate', followPlay);
    window.removeEventListener('popstate', followEncounter);
    unsubscribeScreens();
    window.removeEventListener('hashchange', followShared);
    unsubscribe();
  };
}

/** Puts a screen that was opened into the address, or takes one that was left out of it. */
function updateAddress(screen: AddressedScreen, { chapter, ...view }: ViewState): void {
  const mark = addressedScreens[screen];
  if (view[screen] === isAddressed(screen)) return;
  if (view[screen]) history.pushState(mark, '', mark);
  else if (history.state === mark) history.back();
  else history.replaceState(null, '', `#${chapter}`);
}
