import { readSummary } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { useLibraryStore } from '../library/library-store.ts';
import { useLibraryFilesStore } from '../library-files/library-files-store.ts';
import { autosave, characterSaver } from '../saving/saver.ts';
import { startSync } from '../saving/sync-open.ts';
import { notify } from '../view/notices.ts';
import { broadcastToTabs, subscribeToTabs } from './tab-channel.ts';

/**
 * Synchronizes this tab with the others: broadcasts openings and stored states, and shows changes of the open character
 * by other tabs at once, or reports a conflict. Without messages between tabs this happens when the tab becomes
 * visible. Returns a function that stops it.
 */
export function startTabSync(): () => void {
  let [notifiedOpening, lastState] = [-1, ''];
  const isOpen = (id: string) => useCharacterStore.getState().id === id;
  const announce = () => broadcastToTabs({ kind: 'opened', id: useCharacterStore.getState().id });
  const unsubscribeFromTabs = subscribeToTabs((message) => {
    switch (message.kind) {
      case 'stored':
        refreshList();
        return;
      case 'opened':
        if (isOpen(message.id)) broadcastToTabs({ kind: 'open-too', id: message.id });
        return;
      case 'open-too':
        if (isOpen(message.id) && notifiedOpening !== useCharacterStore.getState().opened) {
          notifiedOpening = useCharacterStore.getState().opened;
          notify({
            kind: 'information',
            title: `${nameOfOpen()} is open in another tab, too`,
            text: 'Changes in one show up in the other.',
          });
        }
        return;
      case 'entries':
        void refreshCustomEntriesHere();
        return;
      case 'encounter-stored':
      case 'encounters':
        return; // followed after encounters are loaded
      case 'library-files':
        void refreshLibraryFilesHere();
        return;
      case 'library':
        refreshList();
        void notifyIfRemoved().then((state) => {
          lastState = state;
        });
    }
  });
  /** Shows one notice when another tab has binned or deleted the open character. Returns its state. */
  const notifyIfRemoved = async (): Promise<string> => {
    const { id } = useCharacterStore.getState();
    const summary = await readSummary(id);
    if (!summary.ok || !isOpen(id) || autosave.revision(id) === 0) return lastState;
    const state = summary.value === null ? `${id} deleted` : summary.value.binned === null ? '' : `${id} binned`;
    if (state === '' || state === lastState) return state;
    const where = summary.value === null ? 'deleted in another tab' : 'moved to the bin in another tab';
    notify({
      kind: 'attention',
      title: `${nameOfOpen()} was ${where}`,
      text: 'It is still open here. Any change saves it again.',
    });
    return state;
  };
  const stopSync = startSync(characterSaver);
  const unsubscribe = useCharacterStore.subscribe((now, before) => {
    if (now.id !== before.id) announce();
  });
  announce();
  return () => {
    unsubscribeFromTabs();
    stopSync();
    unsubscribe();
  };
}

const nameOfOpen = (): string => useCharacterStore.getState().saved.character.name || 'This character';

/** Reads the custom entries again, if they were read before. */
async function refreshCustomEntriesHere(): Promise<void> {
  if (useLibraryStore.getState().entries.state === 'not-read') return;
  await (await import('../library/custom-entries.ts')).refreshCustomEntries();
}

/** Reads again which library files there are, and their index, if they were read before. */
async function refreshLibraryFilesHere(): Promise<void> {
  if (useLibraryFilesStore.getState().state === 'not-read') return;
  await (await import('../library-files/library-files.ts')).refreshLibraryFiles();
}

let refreshing: ReturnType<typeof setTimeout> | undefined;

/** Refreshes the list, if it was read before, shortly after the last message. */
function refreshList(): void {
  if (useLibraryStore.getState().characters.state === 'not-read') return;
  clearTimeout(refreshing);
  refreshing = setTimeout(
    () => void import('../library/library.ts').then(({ refreshLibrary }) => refreshLibrary()),
    150,
  );
}
