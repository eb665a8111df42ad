import type { Encounter } from '../../character/encounter.ts';
import { isSameEncounter } from '../../character/file/serialize-encounter.ts';
import { newId } from '../../character/new-id.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import {
  loadEncounter,
  readEncounterRevision,
  saveEncounter,
  setCurrentEncounterId,
} from '../../storage/encounters.ts';
import { done, type Outcome } from '../../storage/storage-problem.ts';
import { subscribeToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notice-store.ts';
import { encounterAutosave } from './encounter-saver.ts';
import { useEncounterSaving } from './encounter-saving-store.ts';
import { loadEncounterRules } from './encounter-sheets.ts';
import { currentEncounter, replaceUntracked, useEncounterStore } from './encounter-store.ts';

/** The label in the history for a state from another tab. */
const fromOtherTab = 'Changed in another tab';

const options = { rulesets: rulesetIds };

let started = false;

/** Starts to show what other tabs store of the open encounter. Runs once. */
export function startEncounterSync(): void {
  if (started) return;
  started = true;
  subscribeToTabs((message) => {
    const { encounter } = useEncounterStore.getState();
    if (message.kind !== 'encounter-stored' || message.id !== encounter?.id) return;
    if (message.revision > encounterAutosave.revision(message.id)) void syncOpenEncounter();
  });
  const onVisible = () => {
    if (document.visibilityState === 'visible') void syncOpenEncounter();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onVisible);
}

let checking: Promise<void> = Promise.resolve();

/**
 * Checks whether another tab has stored the open encounter, and shows that state as a step of the history, or reports a conflict where
 * there are changes here that are not stored. Checks run one at a time.
 */
function syncOpenEncounter(): Promise<void> {
  checking = checking.catch(() => undefined).then(check);
  return checking;
}

async function check(): Promise<void> {
  const id = currentEncounter()?.id;
  if (id === undefined) return;
  await encounterAutosave.flush();
  const known = encounterAutosave.revision(id);
  const stored = await readEncounterRevision(id);
  if (known === 0 || !stored.ok || stored.value === null || stored.value <= known) return;
  const loaded = await loadEncounter(id, options);
  if (!loaded.ok) return; // reported when it is stored
  const { revision, encounter } = loaded.value;
  const isLoaded = await loadEncounterRules(encounter.fighters.map(({ character }) => character));
  const open = currentEncounter();
  if (open?.id !== id || revision <= encounterAutosave.revision(id)) return;
  if (isSameEncounter(open, encounter)) {
    encounterAutosave.setBaseRevision(id, revision, open);
    encounterAutosave.forget(id);
  } else if (encounterAutosave.isPending(id) || !isLoaded) {
    encounterAutosave.reportFailure(id, { code: 'saved-elsewhere', revision });
  } else {
    encounterAutosave.setBaseRevision(id, revision, encounter);
    showFromOtherTab(encounter);
  }
}

/** Shows what another tab has stored; successive changes by it are one step of the history. */
function showFromOtherTab(encounter: Encounter): void {
  if (useEncounterStore.getState().lastEdit === fromOtherTab) replaceUntracked(encounter);
  else useEncounterStore.setState({ encounter, lastEdit: fromOtherTab });
}

/**
 * Resolves a conflict with another tab: `mine` overwrites what it has stored, `theirs` shows it here (undo returns to mine), `both` goes
 * on here under a fresh id and leaves theirs as it is. On a problem nothing is changed.
 */
export async function resolveEncounterConflict(keep: 'mine' | 'theirs' | 'both'): Promise<Outcome<null>> {
  const saving = useEncounterSaving.getState();
  if (saving.state !== 'failed' || saving.problem.code !== 'saved-elsewhere') return done(null);
  const open = currentEncounter();
  const id = saving.id ?? open?.id ?? '';
  const mine = open?.id === id ? open : encounterAutosave.unsaved().find((pending) => pending.id === id)?.saved;
  if (!mine) return done(null);
  const isOpen = mine === open;
  if (keep === 'both') return keepBoth(mine, isOpen);
  const theirs = await loadEncounter(id, options);
  if (!theirs.ok) return theirs;
  const { revision, encounter } = theirs.value;
  if (keep === 'mine') {
    encounterAutosave.setBaseRevision(id, revision);
    encounterAutosave.markChanged(id, mine);
    await encounterAutosave.flush();
    return done(null);
  }
  if (isOpen && !(await loadEncounterRules(encounter.fighters.map(({ character }) => character)))) return done(null);
  encounterAutosave.setBaseRevision(id, revision, encounter);
  encounterAutosave.forget(id);
  if (isOpen) useEncounterStore.setState({ encounter, lastEdit: 'Taken from another tab' });
  return done(null);
}

async function keepBoth(mine: Encounter, isOpen: boolean): Promise<Outcome<null>> {
  const copy = { ...mine, id: newId() };
  const stored = await saveEncounter(copy, appVersion, 0);
  if (!stored.ok) return stored;
  encounterAutosave.setBaseRevision(copy.id, stored.value, copy);
  encounterAutosave.forget(mine.id);
  if (isOpen) {
    replaceUntracked(copy);
    void setCurrentEncounterId(copy.id);
  }
  notify({
    kind: 'information',
    title: 'Both are kept',
    text: 'The other tab’s is an encounter of its own in the list.',
  });
  return done(null);
}
