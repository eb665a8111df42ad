import { newId } from '../../character/edit-rows.ts';
import { type Encounter, unnamedEncounter } from '../../character/encounter.ts';
import { renameEncounter } from '../../character/encounter-edits.ts';
import { isSameEncounter, parseEncounter, serializeEncounter } from '../../character/file/encounter-file.ts';
import { done } from '../../engine/result.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import {
  loadEncounter,
  quarantineEncounter,
  readEncounterRevision,
  saveEncounter,
  setCurrentEncounterId,
} from '../../storage/encounters.ts';
import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import { createRecordSaver } from '../saving/record-saver.ts';
import { fromOtherTab } from '../saving/sync-open.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notices.ts';
import { loadEncounterRules } from './encounter-sheets.ts';
import { currentEncounter, replaceUntracked, showOpenEncounter, useEncounterStore } from './encounter-store.ts';

const options = { rulesets: rulesetIds };

/** Stores the open encounter: every step of a fight at once. */
export const encounterSaver = createRecordSaver<Encounter>({
  noun: 'encounter',
  delay: 50,
  open: () => {
    const saved = currentEncounter();
    return saved && { id: saved.id, saved };
  },
  follow: (markChanged) =>
    useEncounterStore.subscribe(({ encounter }, before) => {
      if (encounter && encounter !== before.encounter) markChanged(encounter.id, encounter);
    }),
  setCurrent: setCurrentEncounterId,
  nameOf: ({ name }) => name || unnamedEncounter,
  isSame: isSameEncounter,
  accumulates: () => true,
  toText: (encounter) => serializeEncounter(encounter, appVersion),
  fromText: async (text) => {
    const reading = parseEncounter(text, options);
    return reading.ok ? reading.value.encounter : null;
  },
  store,
  load: async (id) => {
    const loaded = await loadEncounter(id, options);
    return loaded.ok ? done({ revision: loaded.value.revision, saved: loaded.value.encounter }) : loaded;
  },
  readRevision: readEncounterRevision,
  quarantine,
  loadRules,
  ensureRules: async (encounter) => (await loadRules(encounter)) || notifyRulesMissing(),
  openRecord: (id, encounter) => {
    showOpenEncounter(encounter);
    void setCurrentEncounterId(id);
  },
  // Successive changes by another tab are one step of the history.
  show: (encounter, label) => {
    if (label === fromOtherTab && useEncounterStore.getState().lastEdit === label) replaceUntracked(encounter);
    else useEncounterStore.setState({ encounter, lastEdit: label });
  },
  continueAs: (id) => {
    const encounter = currentEncounter();
    if (encounter) replaceUntracked({ ...encounter, id });
    void setCurrentEncounterId(id);
  },
  keepStored: async (id) => {
    const loaded = await loadEncounter(id, options);
    if (!loaded.ok) {
      if (loaded.error.code === 'no-such-encounter') return done(0);
      return (await quarantine(id, loaded.error)) ? done(0) : loaded;
    }
    const kept = await storeCopy(loaded.value.encounter, 'from the other tab');
    return kept.ok ? done(loaded.value.revision) : kept;
  },
  keepUnsaved: (_, encounter) => storeCopy(encounter, 'from this tab'),
});

/** The autosave of encounters, and the parts that belong to it. */
export const { autosave: encounterAutosave, storedListeners: storedEncounterListeners } = encounterSaver;

function store(id: string, encounter: Encounter, basedOn: number): Promise<Outcome<number>> {
  return saveEncounter(encounter.id === id ? encounter : { ...encounter, id }, appVersion, basedOn);
}

/** Stores a copy under its own id, with a name that says where it comes from. */
async function storeCopy(encounter: Encounter, from: string): Promise<Outcome<number>> {
  const copy = renameEncounter(encounter, `${encounter.name || unnamedEncounter} (${from})`);
  const stored = await store(newId(), copy, 0);
  if (stored.ok) await announceEncounters();
  return stored;
}

/** Quarantines an encounter that cannot be read, unless a newer version of the program wrote it. Returns whether it did. */
async function quarantine(id: string, problem: StorageProblem): Promise<boolean> {
  if (problem.code !== 'unreadable' || problem.why.code === 'newer-version') return false;
  const quarantined = await quarantineEncounter(id, problem.why.code);
  await announceEncounters();
  return quarantined.ok;
}

/** Called when encounters were added or deleted: the list of this tab, once it was read. */
export const encounterListListeners: (() => Promise<unknown>)[] = [];

/** Shows in the lists of all tabs that encounters were added or deleted. */
export async function announceEncounters(): Promise<void> {
  broadcastToTabs({ kind: 'encounters' });
  await Promise.all(encounterListListeners.map((listener) => listener()));
}

function loadRules({ fighters }: Encounter): Promise<boolean> {
  return loadEncounterRules(fighters.map(({ character }) => character));
}

/** Says that the rules of fighters are missing. */
export function notifyRulesMissing(): false {
  notify({
    kind: 'problem',
    title: 'The rules of the fighters could not be loaded',
    text: 'Nothing was changed. Try again when there is a connection, or reload the page.',
  });
  return false;
}
