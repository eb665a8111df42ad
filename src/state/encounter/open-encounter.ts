import { blankEncounter, type Encounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { newId } from '../../character/new-id.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import {
  loadCurrentEncounterId,
  loadEncounter,
  quarantineEncounter,
  setCurrentEncounterId,
} from '../../storage/encounters.ts';
import { done, type Outcome, type StorageProblem } from '../../storage/storage-problem.ts';
import { readCharacter } from '../library/library.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { notify } from '../view/notice-store.ts';
import { encounterAutosave, startEncounterAutosave } from './encounter-saver.ts';
import { loadEncounterRules } from './encounter-sheets.ts';
import { currentEncounter, editEncounter, showOpenEncounter } from './encounter-store.ts';
import { startEncounterSync } from './encounter-sync.ts';
import { hasEncounterEmergencySave, recoverEncounters } from './recover-encounters.ts';

const options = { rulesets: rulesetIds };

let ready: Promise<void> | null = null;

/** Recovers what earlier pages could not store, and starts to store changes and to follow other tabs. Once for each page. */
export function prepareEncounters(): Promise<void> {
  ready ??= (async () => {
    startEncounterAutosave();
    startEncounterSync();
    if (hasEncounterEmergencySave()) await recoverEncounters();
  })();
  return ready;
}

/**
 * Shows an encounter in place of the open one, which stays stored. Returns false, with a notice, where rules of its fighters could not be
 * loaded; nothing is changed then.
 */
async function show(encounter: Encounter): Promise<boolean> {
  if (!(await loadEncounterRules(encounter.fighters.map(({ character }) => character)))) {
    notifyRulesMissing();
    return false;
  }
  await encounterAutosave.flush();
  showOpenEncounter(encounter);
  void setCurrentEncounterId(encounter.id);
  return true;
}

function notifyRulesMissing(): void {
  notify({
    kind: 'problem',
    title: 'The rules of the fighters could not be loaded',
    text: 'Nothing was changed. Try again when there is a connection, or reload the page.',
  });
}

/** A character of the library to add, and how often. */
export interface Chosen {
  readonly id: string;
  readonly copies?: number;
  readonly side?: string;
}

/** What came of adding characters: the ids of those that could not be read, with the reason. */
type Added = Outcome<readonly { readonly id: string; readonly problem: StorageProblem }[]>;

/** Creates an encounter, empty or with characters of the library, and opens it. Nothing is created where rules could not be loaded. */
export async function createEncounter(name: string, chosen: readonly Chosen[] = []): Promise<Added> {
  await prepareEncounters();
  const encounter = blankEncounter(newId(), name);
  const { add, unread } = await readChosen(chosen);
  if (await show(add(encounter))) await storeOpen();
  return done(unread);
}

/** Adds characters of the library to the open encounter, as one step. */
export async function addCharacters(chosen: readonly Chosen[]): Promise<Added> {
  const { add, unread, characters, label } = await readChosen(chosen);
  if (await loadEncounterRules(characters)) editEncounter(label, add);
  else notifyRulesMissing();
  return done(unread);
}

async function readChosen(chosen: readonly Chosen[]) {
  const read = await Promise.all(chosen.map(async (one) => ({ ...one, outcome: await readCharacter(one.id) })));
  const readable = read.flatMap(({ outcome, ...one }) => (outcome.ok ? [{ ...one, saved: outcome.value }] : []));
  const names = readable.map(({ saved }) => saved.character.name).filter(Boolean);
  return {
    characters: readable.map(({ saved }) => saved),
    label: names.length === 1 ? `${names[0]} joins` : `${readable.length} characters join`,
    unread: read.flatMap(({ id, outcome }) => (outcome.ok ? [] : [{ id, problem: outcome.problem }])),
    add: (encounter: Encounter): Encounter =>
      readable.reduce(
        (all, { id, saved, copies = 1, side = '' }) => addFighters(all, saved, { copies, side, source: id }),
        encounter,
      ),
  };
}

/** Stores the open encounter now, even if it is unchanged, or retries a failed write. */
async function storeOpen(): Promise<void> {
  const encounter = currentEncounter();
  if (encounter) encounterAutosave.markChanged(encounter.id, encounter);
  await encounterAutosave.flush();
}

/**
 * Opens a stored encounter. Returns false where its rules could not be loaded (a notice says so). One that this tab could not store yet
 * opens with its newest changes; one that cannot be read is moved to the quarantine of the library, and the problem says why.
 */
export async function openEncounter(id: string): Promise<Outcome<boolean>> {
  await prepareEncounters();
  if (currentEncounter()?.id === id) return done(true);
  await encounterAutosave.flush();
  const unsaved = encounterAutosave.unsaved().find((pending) => pending.id === id);
  if (unsaved) return done(await show(unsaved.saved));
  const loaded = await loadEncounter(id, options);
  if (!loaded.ok) {
    await quarantineUnreadable(id, loaded.problem);
    return loaded;
  }
  const { revision, encounter } = loaded.value;
  encounterAutosave.setBaseRevision(id, revision, encounter);
  return done(await show(encounter));
}

/** Quarantines an encounter that cannot be read, unless a newer version of the program wrote it. */
export async function quarantineUnreadable(id: string, problem: StorageProblem): Promise<void> {
  if (problem.code !== 'unreadable' || problem.why.code === 'newer-version') return;
  const quarantined = await quarantineEncounter(id, problem.why.code);
  if (quarantined.ok) broadcastToTabs({ kind: 'encounters' });
  const { refreshEncounters } = await import('./encounter-list.ts');
  await refreshEncounters();
}

/** Opens the encounter that was open last, after a reload. Returns false where there is none. */
export async function reopenEncounter(): Promise<Outcome<boolean>> {
  await prepareEncounters();
  if (currentEncounter()) return done(true);
  const last = await loadCurrentEncounterId();
  if (!last.ok) return last;
  return last.value === null ? done(false) : openEncounter(last.value);
}

/** Closes the open encounter, which stays stored. */
export async function closeEncounter(): Promise<void> {
  await encounterAutosave.flush();
  showOpenEncounter(null);
  void setCurrentEncounterId(null);
}
