import { type SavedCharacter, shownName } from '../../character/character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { done } from '../../engine/result.ts';
import { loadRuleset, rulesetIds } from '../../rules/rulesets.ts';
import { loadCharacter, loadCurrentId, saveCharacter, setCurrentId } from '../../storage/current-character.ts';
import { readSummary } from '../../storage/summaries.ts';
import {
  ensureRuleset,
  inOneStep,
  openCharacter,
  replaceUntracked,
  useCharacterStore,
} from '../character/character-store.ts';
import { summaryPoints } from '../character/derived-character.ts';
import { patchLibrary } from '../library/library-store.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notices.ts';
import { createRecordSaver } from './record-saver.ts';
import { sameContent } from './same-content.ts';
import { fromOtherTab } from './sync-open.ts';

/**
 * Returns whether the page would be the same after a reload, once everything is stored: nothing to undo or redo, no open
 * dialog, and the same character opened again.
 */
export async function canReloadWithoutLoss(): Promise<boolean> {
  const { pastStates, futureStates } = useCharacterStore.temporal.getState();
  if (pastStates.length > 0 || futureStates.length > 0 || document.querySelector('dialog[open]')) return false;
  const last = await loadCurrentId();
  return last.ok && last.value === useCharacterStore.getState().id;
}

/** Stores the open character. */
export const characterSaver = createRecordSaver<SavedCharacter>({
  noun: 'character',
  open: () => useCharacterStore.getState(),
  follow: (markChanged) =>
    useCharacterStore.subscribe(({ id, opened, saved }, before) => {
      if (opened !== before.opened) void setCurrentId(id); // with the same id if a blank character gave its record away
      if (saved !== before.saved || id !== before.id) markChanged(id, saved);
    }),
  setCurrent: setCurrentId,
  nameOf: ({ character }) => shownName(character),
  isSame: sameContent,
  accumulates: (base, now) => base?.play !== now.play,
  toText: (saved) => serializeFile(saved, appVersion),
  fromText: async (text) => {
    const { parseFile } = await import('../../character/file/parse-file.ts');
    const reading = parseFile(text, { rulesets: rulesetIds });
    return reading.ok ? reading.value.saved : null;
  },
  store: (id, saved, basedOn) => saveCharacter(id, saved, appVersion, basedOn, summaryPoints(saved)),
  load: (id) => loadCharacter(id, { rulesets: rulesetIds }),
  readRevision: async (id) => {
    const summary = await readSummary(id);
    return summary.ok ? done(summary.value?.revision ?? null) : summary;
  },
  quarantine: async (id, problem) => {
    const { quarantineUnreadable } = await import('./restore-other.ts');
    if ((await quarantineUnreadable(id, problem)) !== null) patchLibrary([], [id]);
  },
  loadRules: ({ ruleset }) =>
    loadRuleset(ruleset).then(
      () => true,
      () => false,
    ),
  ensureRules: ({ ruleset }) => ensureRuleset(ruleset),
  openRecord: (id, saved) => openCharacter(saved, id),
  show,
  continueAs: (id) => useCharacterStore.setState({ id }),
  keepStored: async (id) => {
    const { addVersionFromRecord } = await import('../../storage/versions.ts');
    const kept = await addVersionFromRecord(id, 'From the other tab');
    if (kept.ok) return done(kept.value.revision);
    return kept.error.code === 'no-such-character' ? done(0) : kept;
  },
  keepUnsaved: async (character, saved) => {
    const { addVersion } = await import('../../storage/versions.ts');
    const version = { name: 'From this tab', made: new Date().toISOString(), reason: 'named' } as const;
    return addVersion({ character, ...version, saved: serializeFile(saved, appVersion) });
  },
});

/** The autosave of characters, and the parts that belong to it. */
export const { autosave, storedListeners, start: startAutosave, storeNow } = characterSaver;

/** Shows another state of the open character, as one undo step. Play is no part of the history. */
function show(saved: SavedCharacter, label: string): void {
  const open = useCharacterStore.getState();
  if (sameChoices(open.saved, saved)) {
    const { play: _, ...choices } = open.saved;
    replaceUntracked(saved.play ? { ...choices, play: saved.play } : choices);
    autosave.forget(open.id); // stored unchanged, by the other tab
    return;
  }
  // Successive changes by the other tab are one undo step here.
  inOneStep(label === fromOtherTab && open.lastEdit === label, () =>
    useCharacterStore.setState({ saved, lastEdit: label }),
  );
  if (label === fromOtherTab) {
    notify({ kind: 'information', title: fromOtherTab, text: 'Its changes are shown here. Undo reverts them.' });
  }
}

/** True if two states of a character differ in play alone. */
const sameChoices = ({ play: _, ...one }: SavedCharacter, { play: __, ...other }: SavedCharacter): boolean =>
  sameContent(one, other);
