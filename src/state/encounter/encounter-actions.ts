import type { Encounter } from '../../character/encounter.ts';
import { renameEncounter as withName } from '../../character/encounter-edits.ts';
import { toFileName } from '../../character/file/file-name.ts';
import { serializeEncounter } from '../../character/file/serialize-encounter.ts';
import { newId } from '../../character/new-id.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import {
  deleteEncounter as deleteRecord,
  loadEncounter,
  restoreEncounter,
  saveEncounter,
} from '../../storage/encounters.ts';
import { done, type Outcome } from '../../storage/storage-problem.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { type FrameNotice, notify } from '../view/notice-store.ts';
import { refreshEncounters } from './encounter-list.ts';
import { encounterAutosave } from './encounter-saver.ts';
import { currentEncounter, editEncounter } from './encounter-store.ts';
import { closeEncounter, quarantineUnreadable } from './open-encounter.ts';

/** An encounter with its newest changes, open or not. One that cannot be read is moved to the quarantine of the library. */
export async function readEncounter(
  id: string,
): Promise<Outcome<{ readonly encounter: Encounter; readonly revision: number }>> {
  await encounterAutosave.flush();
  const open = currentEncounter();
  const unsaved = open?.id === id ? open : encounterAutosave.unsaved().find((pending) => pending.id === id)?.saved;
  if (unsaved) return done({ encounter: unsaved, revision: encounterAutosave.revision(id) });
  const loaded = await loadEncounter(id, { rulesets: rulesetIds });
  if (!loaded.ok) await quarantineUnreadable(id, loaded.problem);
  return loaded;
}

/** Renames an encounter: the open one by a step that can be undone, any other in storage. */
export async function renameEncounter(id: string, name: string): Promise<Outcome<null>> {
  if (currentEncounter()?.id === id) {
    editEncounter(`Name: ${name}`, (encounter) => withName(encounter, name));
    await encounterAutosave.flush();
    return done(null);
  }
  for (let attempt = 1; ; attempt += 1) {
    const read = await readEncounter(id);
    if (!read.ok) return read;
    const stored = await saveEncounter(withName(read.value.encounter, name), appVersion, read.value.revision);
    if (!stored.ok && stored.problem.code === 'saved-elsewhere' && attempt < 3) continue; // another tab has saved it since
    if (!stored.ok) return stored;
    broadcastToTabs({ kind: 'encounter-stored', id, revision: stored.value });
    await refreshEncounters();
    return done(null);
  }
}

/** Stores a copy of an encounter, named "Ambush (copy)". Returns its id; it is not opened. */
export async function duplicateEncounter(id: string): Promise<Outcome<string>> {
  const read = await readEncounter(id);
  if (!read.ok) return read;
  const { encounter } = read.value;
  return storeNewEncounter({ ...encounter, name: encounter.name ? `${encounter.name} (copy)` : '' });
}

/** Stores an encounter under a fresh id, without opening it. Returns the id. */
async function storeNewEncounter(encounter: Encounter): Promise<Outcome<string>> {
  const id = newId();
  const stored = await saveEncounter({ ...encounter, id }, appVersion, 0);
  if (!stored.ok) return stored;
  await listChanged();
  return done(id);
}

/** The file of an encounter, for download. */
export interface EncounterFile {
  /** "Ambush.encounter.json" */
  readonly name: string;
  readonly text: string;
}

/** Writes an encounter to a file, with its newest changes. */
export async function exportEncounter(id: string): Promise<Outcome<EncounterFile>> {
  const read = await readEncounter(id);
  if (!read.ok) return read;
  const { encounter } = read.value;
  const name = toFileName(encounter.name || 'encounter', 'encounter.json');
  return done({ name, text: serializeEncounter(encounter, appVersion) });
}

/** Deletes an encounter, and closes it where it is open. A notice (on the screen `where`, or else anywhere) offers to put it back. */
export async function deleteEncounter(id: string, where?: FrameNotice['where']): Promise<Outcome<null>> {
  await encounterAutosave.flush();
  if (currentEncounter()?.id === id) await closeEncounter();
  encounterAutosave.forget(id);
  const deleted = await deleteRecord(id);
  if (!deleted.ok) return deleted;
  const { name } = deleted.value;
  notify({
    ...(where ? { where } : {}),
    kind: 'information',
    title: `${typeof name === 'string' && name !== '' ? name : 'The encounter'} was deleted`,
    actions: [{ label: 'Undo', run: () => void restoreEncounter(deleted.value).then(listChanged) }],
  });
  await listChanged();
  return done(null);
}

async function listChanged(): Promise<void> {
  broadcastToTabs({ kind: 'encounters' });
  await refreshEncounters();
}
