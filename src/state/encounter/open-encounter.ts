import { newId } from '../../character/edit-rows.ts';
import { blankEncounter, type Encounter, maxFighters, unnamedEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { done } from '../../engine/result.ts';
import { loadCurrentEncounterId, setCurrentEncounterId } from '../../storage/encounters.ts';
import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import { readCharacter } from '../library/library.ts';
import { emergencyKeys, emergencySaveKeys } from '../saving/autosave.ts';
import { openRecord } from '../saving/open-record.ts';
import { describeEncounterProblem } from '../saving/saving-reason.ts';
import { startSync } from '../saving/sync-open.ts';
import { notify } from '../view/notices.ts';
import { showEncounter } from '../view/view-store.ts';
import { encounterAutosave, encounterSaver, notifyRulesMissing } from './encounter-saver.ts';
import { loadEncounterRules } from './encounter-sheets.ts';
import { currentEncounter, editEncounter, showOpenEncounter } from './encounter-store.ts';
import { withWeaponsReady } from './weapons-ready.ts';

let ready: Promise<void> | null = null;

/**
 * Recovers changes that earlier pages could not store, and starts to store changes and to follow other tabs. Call it
 * once per page.
 */
export function prepareEncounters(): Promise<void> {
  ready ??= (async () => {
    encounterSaver.start();
    startSync(encounterSaver);
    if (emergencySaveKeys(emergencyKeys.encounter).length > 0) await recoverEncounters();
  })();
  return ready;
}

/**
 * Stores the encounters that earlier pages could not. Those that still cannot be stored are pending in the autosave.
 */
export async function recoverEncounters(): Promise<void> {
  const { recoverEmergencySave, retryUnsaved } = await import('../saving/recover-emergency-save.ts');
  retryUnsaved(encounterSaver, await recoverEmergencySave(encounterSaver));
}

/** A character of the library to add, and how often. */
export interface Chosen {
  readonly id: string;
  readonly copies?: number;
  readonly side?: string;
  readonly hidden?: boolean;
}

/** The result of adding characters of the library. */
interface Added {
  /** How many fighters were added. */
  readonly added: number;
  /** How many had no room: an encounter has at most `maxFighters`. */
  readonly dropped: number;
  /** The characters that could not be read, with the reason. */
  readonly unread: readonly { readonly id: string; readonly problem: StorageProblem }[];
}

/**
 * Creates an encounter, empty or with characters of the library, and opens it. Nothing is created if rules could not be
 * loaded.
 */
export async function createEncounter(name: string, chosen: readonly Chosen[] = []): Promise<Outcome<Added>> {
  const encounter = blankEncounter(newId(), name);
  const { add, unread, wished } = await readChosen(chosen);
  const joined = add(encounter);
  if (!(await openNewEncounter(joined, encounter))) return done({ added: 0, dropped: 0, unread });
  const added = joined.fighters.length;
  return done({ added, dropped: wished - added, unread });
}

/**
 * Opens an encounter that is not stored yet, and stores it; `before` is the same without the fighters whose weapons are taken in hand.
 * Returns false if their rules could not be loaded, which a notice reports.
 */
export async function openNewEncounter(joined: Encounter, before: Encounter): Promise<boolean> {
  await prepareEncounters();
  if (!(await encounterSaver.kind.ensureRules(joined))) return false;
  await encounterAutosave.flush();
  encounterSaver.kind.openRecord(joined.id, withWeaponsReady(joined, before));
  await encounterSaver.storeNow();
  return true;
}

/** Adds characters of the library to the open encounter, as one step. */
export async function addCharacters(chosen: readonly Chosen[]): Promise<Outcome<Added>> {
  const { add, unread, wished, characters, label } = await readChosen(chosen);
  const before = fighterCount();
  if (!(await loadEncounterRules(characters))) {
    notifyRulesMissing();
    return done({ added: 0, dropped: 0, unread });
  }
  editEncounter(label, (encounter) => withWeaponsReady(add(encounter), encounter));
  const added = fighterCount() - before;
  return done({ added, dropped: wished - added, unread });
}

const fighterCount = (): number => currentEncounter()?.fighters.length ?? 0;

async function readChosen(chosen: readonly Chosen[]) {
  const read = await Promise.all(chosen.map(async (one) => ({ ...one, outcome: await readCharacter(one.id) })));
  const readable = read.flatMap(({ outcome, ...one }) => (outcome.ok ? [{ ...one, saved: outcome.value }] : []));
  const names = readable.map(({ saved }) => saved.character.name).filter(Boolean);
  return {
    characters: readable.map(({ saved }) => saved),
    wished: readable.reduce((sum, { copies = 1 }) => sum + copies, 0),
    label: names.length === 1 ? `${names[0]} joins` : `${readable.length} characters join`,
    unread: read.flatMap(({ id, outcome }) => (outcome.ok ? [] : [{ id, problem: outcome.error }])),
    add: (encounter: Encounter): Encounter =>
      readable.reduce(
        (all, { id, saved, copies = 1, side = '', hidden = false }) =>
          addFighters(all, saved, { copies, side, hidden, source: id }),
        encounter,
      ),
  };
}

/**
 * Opens a stored encounter as `openRecord` does: one that cannot be read is moved to the quarantine of the library. Returns false if its
 * rules could not be loaded (a notice says so).
 */
export async function openEncounter(id: string): Promise<Outcome<boolean>> {
  await prepareEncounters();
  return openRecord(encounterSaver, id);
}

/** Opens the encounter that was open last, after a reload. Returns false if there is none. */
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

/** Opens an encounter and shows its screen; a notice says why it could not be opened. */
export async function openAndShow({ id, name }: Pick<Encounter, 'id' | 'name'>): Promise<void> {
  const opened = await openEncounter(id);
  if (opened.ok && opened.value) showEncounter(true);
  if (opened.ok) return;
  const text = describeEncounterProblem(opened.error);
  notify({ kind: 'problem', title: `${name || unnamedEncounter} could not be opened`, text });
}

/** Creates an encounter, empty or of characters of the library, and shows its screen. A notice says which were not added. */
export async function createAndShow(chosen: readonly Chosen[] = []): Promise<void> {
  const created = await createEncounter('', chosen);
  showEncounter(true);
  if (!created.ok) return;
  const { added, dropped, unread } = created.value;
  if (dropped > 0) {
    const text = `An encounter has room for ${maxFighters} fighters: the first ${added} of ${added + dropped} were added.`;
    notify({ kind: 'attention', title: 'Not all were added', text });
  }
  const [first] = unread;
  if (!first) return;
  const count = unread.length === 1 ? '1 character' : `${unread.length} characters`;
  notify({
    kind: 'attention',
    title: `${count} could not be added`,
    text: describeEncounterProblem(first.problem),
  });
}
