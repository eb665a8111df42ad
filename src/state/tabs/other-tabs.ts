import { rulesetIds } from '../../catalog/entry.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { loadCharacter, type StoredCharacter } from '../../storage/current-character.ts';
import { readSummary } from '../../storage/summaries.ts';
import { inOneStep, useCharacterStore } from '../character/character-store.ts';
import { useLibraryStore } from '../library/library-store.ts';
import { sameContent } from '../saving/same-content.ts';
import { afterStoring, autosave } from '../saving/saver.ts';
import { notify } from '../view/notice-store.ts';
import { broadcastToTabs, subscribeToTabs } from './tab-channel.ts';

/** What the history calls a state that came from another tab. */
const fromOtherTab = 'Changed in another tab';

/**
 * Keeps this tab in step with the others: tells what is opened and stored here, shows at once what another tab stored of
 * the open character, or says that there are two of it now. Without messages between tabs the same happens when this tab
 * is looked at again. Answers how to stop.
 */
export function startOtherTabs(): () => void {
  let [told, last] = [-1, ''];
  const isOpen = (id: string) => useCharacterStore.getState().id === id;
  const announce = () => broadcastToTabs({ kind: 'opened', id: useCharacterStore.getState().id });
  const stopHearing = subscribeToTabs((message) => {
    switch (message.kind) {
      case 'stored':
        refreshList();
        if (isOpen(message.id) && message.revision > autosave.revision(message.id)) void checkStored();
        return;
      case 'opened':
        if (isOpen(message.id)) broadcastToTabs({ kind: 'open-too', id: message.id });
        return;
      case 'open-too':
        if (isOpen(message.id) && told !== useCharacterStore.getState().opened) {
          told = useCharacterStore.getState().opened;
          notify({
            kind: 'information',
            title: `${openName()} is open in another tab, too`,
            text: 'What you do in one of them shows in the other.',
          });
        }
        return;
      case 'library':
        refreshList();
        void tellIfGone().then((state) => {
          last = state;
        });
    }
  });
  /** Says once when another tab has put the open character in the bin, or deleted it. */
  const tellIfGone = async (): Promise<string> => {
    const { id } = useCharacterStore.getState();
    const summary = await readSummary(id);
    if (!summary.ok || !isOpen(id) || autosave.revision(id) === 0) return last;
    const state = summary.value === null ? `${id} deleted` : summary.value.binned === null ? '' : `${id} binned`;
    if (state === '' || state === last) return state;
    const where = summary.value === null ? 'deleted in another tab' : 'put in the bin in another tab';
    notify({
      kind: 'attention',
      title: `${openName()} was ${where}`,
      text: 'It is still open here. Change anything, and it is stored again.',
    });
    return state;
  };
  const stored = (id: string, _: unknown, revision: number) => broadcastToTabs({ kind: 'stored', id, revision });
  afterStoring.push(stored);
  const unsubscribe = useCharacterStore.subscribe((now, before) => {
    if (now.id !== before.id) announce();
  });
  const shown = () => {
    if (document.visibilityState === 'visible') void checkStored();
  };
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('pageshow', shown);
  announce();
  return () => {
    stopHearing();
    afterStoring.splice(afterStoring.indexOf(stored), 1);
    unsubscribe();
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('pageshow', shown);
  };
}

let looking: Promise<void> = Promise.resolve();

/**
 * Looks whether the open character was stored otherwise than by its edits here, and shows it or says that there are two of
 * it; one look at a time. `words` is what the history calls that step; only of what another tab did there is a notice.
 */
export function checkStored(words: string = fromOtherTab): Promise<void> {
  looking = looking.catch(() => undefined).then(() => look(words));
  return looking;
}

async function look(words: string): Promise<void> {
  const { id } = useCharacterStore.getState();
  await autosave.flush(); // which fails, and says so, when there is something to store here and another tab was first
  if (autosave.revision(id) === 0) return; // not stored yet
  const summary = await readSummary(id);
  if (!summary.ok || !summary.value || summary.value.revision <= autosave.revision(id)) return;
  const loaded = await loadCharacter(id, { rulesets: rulesetIds });
  if (!loaded.ok) return; // said when it is stored
  const ready = await loadRuleset(loaded.value.saved.ruleset).then(
    () => true,
    () => false,
  );
  const { id: now, saved } = useCharacterStore.getState();
  const { revision } = loaded.value;
  if (now !== id || revision <= autosave.revision(id)) return;
  if (sameContent(saved, loaded.value.saved)) {
    autosave.basedOn(id, revision, saved);
    autosave.forget(id);
  } else if (autosave.isWaiting(id) || !ready) autosave.refused(id, { code: 'saved-elsewhere', revision });
  else show(loaded.value, words);
}

/** Shows what the open character is in storage by now, as one step of its history that can be undone. */
function show({ id, revision, saved }: StoredCharacter, words: string): void {
  autosave.basedOn(id, revision, saved);
  // One change there after the other is one step here.
  const mergeWithPrevious = words === fromOtherTab && useCharacterStore.getState().lastEdit === words;
  inOneStep(mergeWithPrevious, () => useCharacterStore.setState({ saved, lastEdit: words }));
  if (words !== fromOtherTab) return;
  notify({
    kind: 'information',
    title: fromOtherTab,
    text: 'What it did is shown here. Undo goes back to how it was.',
  });
}

const openName = (): string => useCharacterStore.getState().saved.character.name || 'This character';

let refreshing: ReturnType<typeof setTimeout> | undefined;

/** Reads the list anew, where there is one, a moment after the last message. */
function refreshList(): void {
  if (useLibraryStore.getState().state === 'not-read') return;
  clearTimeout(refreshing);
  refreshing = setTimeout(
    () => void import('../library/library.ts').then(({ refreshLibrary }) => refreshLibrary()),
    150,
  );
}
