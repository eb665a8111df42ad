import type { SavedCharacter } from '../../character/saved-character.ts';
import { loadRuleset, rulesetIds } from '../../rules/rulesets.ts';
import { loadCharacter, type StoredCharacter } from '../../storage/current-character.ts';
import { readSummary } from '../../storage/summaries.ts';
import { inOneStep, replaceUntracked, useCharacterStore } from '../character/character-store.ts';
import { useLibraryStore } from '../library/library-store.ts';
import { useOwnEntriesStore } from '../library/own-entries-store.ts';
import { useLibraryFilesStore } from '../library-files/library-files-store.ts';
import { sameContent } from '../saving/same-content.ts';
import { autosave, storedListeners } from '../saving/saver.ts';
import { notify } from '../view/notice-store.ts';
import { broadcastToTabs, subscribeToTabs } from './tab-channel.ts';

/** The label in the history for a state from another tab. */
const fromOtherTab = 'Changed in another tab';

/**
 * Synchronizes this tab with the others: broadcasts what is opened and stored here, and shows changes of the open character
 * by other tabs at once, or reports a conflict. Without messages between tabs this happens when the tab becomes visible.
 * Returns a function that stops it.
 */
export function startTabSync(): () => void {
  let [notifiedOpening, lastState] = [-1, ''];
  const isOpen = (id: string) => useCharacterStore.getState().id === id;
  const announce = () => broadcastToTabs({ kind: 'opened', id: useCharacterStore.getState().id });
  const unsubscribeFromTabs = subscribeToTabs((message) => {
    switch (message.kind) {
      case 'stored':
        refreshList();
        if (isOpen(message.id) && message.revision > autosave.revision(message.id)) void syncOpenCharacter();
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
        void refreshOwnEntriesHere();
        return;
      case 'encounter-stored':
      case 'encounters':
        return; // followed where encounters are loaded
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
  const onStored = (id: string, _: unknown, revision: number) => broadcastToTabs({ kind: 'stored', id, revision });
  storedListeners.push(onStored);
  const unsubscribe = useCharacterStore.subscribe((now, before) => {
    if (now.id !== before.id) announce();
  });
  const onVisible = () => {
    if (document.visibilityState === 'visible') void syncOpenCharacter();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onVisible);
  announce();
  return () => {
    unsubscribeFromTabs();
    storedListeners.splice(storedListeners.indexOf(onStored), 1);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onVisible);
  };
}

let checking: Promise<void> = Promise.resolve();

/**
 * Checks whether the open character was stored by anything but its edits here, and shows that state or reports a conflict;
 * checks run one at a time. `label` names the undo step; only changes by another tab cause a notice.
 */
export function syncOpenCharacter(label: string = fromOtherTab): Promise<void> {
  checking = checking.catch(() => undefined).then(() => runCheck(label));
  return checking;
}

async function runCheck(label: string): Promise<void> {
  const { id } = useCharacterStore.getState();
  await autosave.flush(); // reports a conflict if there is a pending change and another tab was first
  if (autosave.revision(id) === 0) return; // not stored yet
  const summary = await readSummary(id);
  if (!summary.ok || !summary.value || summary.value.revision <= autosave.revision(id)) return;
  const loaded = await loadCharacter(id, { rulesets: rulesetIds });
  if (!loaded.ok) return; // reported when it is stored
  const isLoaded = await loadRuleset(loaded.value.saved.ruleset).then(
    () => true,
    () => false,
  );
  const { id: openId, saved } = useCharacterStore.getState();
  const { revision } = loaded.value;
  if (openId !== id || revision <= autosave.revision(id)) return;
  if (sameContent(saved, loaded.value.saved)) {
    autosave.setBaseRevision(id, revision, saved);
    autosave.forget(id);
  } else if (autosave.isPending(id) || !isLoaded) autosave.reportFailure(id, { code: 'saved-elsewhere', revision });
  else show(loaded.value, label);
}

/** Shows the stored state of the open character, as one undo step. */
function show({ id, revision, saved }: StoredCharacter, label: string): void {
  autosave.setBaseRevision(id, revision, saved);
  const open = useCharacterStore.getState();
  if (sameChoices(open.saved, saved)) {
    const { play: _, ...choices } = open.saved;
    replaceUntracked(saved.play ? { ...choices, play: saved.play } : choices);
    autosave.forget(id); // stored as it is, by the other tab
    return;
  }
  // Successive changes by the other tab are one undo step here.
  const mergeWithPrevious = label === fromOtherTab && useCharacterStore.getState().lastEdit === label;
  inOneStep(mergeWithPrevious, () => useCharacterStore.setState({ saved, lastEdit: label }));
  if (label !== fromOtherTab) return;
  notify({
    kind: 'information',
    title: fromOtherTab,
    text: 'Its changes are shown here. Undo reverts them.',
  });
}

/** True where two states of a character differ in play alone. */
const sameChoices = ({ play: _, ...one }: SavedCharacter, { play: __, ...other }: SavedCharacter): boolean =>
  sameContent(one, other);

const nameOfOpen = (): string => useCharacterStore.getState().saved.character.name || 'This character';

/** Reads the own entries again, if they were read before. */
async function refreshOwnEntriesHere(): Promise<void> {
  if (useOwnEntriesStore.getState().state === 'not-read') return;
  await (await import('../library/own-entries.ts')).refreshOwnEntries();
}

/** Reads again which library files there are, and their index, if they were read before. */
async function refreshLibraryFilesHere(): Promise<void> {
  if (useLibraryFilesStore.getState().state === 'not-read') return;
  await (await import('../library-files/library-files.ts')).refreshLibraryFiles();
}

let refreshing: ReturnType<typeof setTimeout> | undefined;

/** Refreshes the list, if it was read before, shortly after the last message. */
function refreshList(): void {
  if (useLibraryStore.getState().state === 'not-read') return;
  clearTimeout(refreshing);
  refreshing = setTimeout(
    () => void import('../library/library.ts').then(({ refreshLibrary }) => refreshLibrary()),
    150,
  );
}
