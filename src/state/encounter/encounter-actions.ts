import { newId } from '../../character/edit-rows.ts';
import type { Encounter } from '../../character/encounter.ts';
import { renameEncounter as withName } from '../../character/encounter-edits.ts';
import { toFileName } from '../../character/file/character-file.ts';
import { serializeEncounter } from '../../character/file/encounter-file.ts';
import { encounterPayload } from '../../character/file/share-link.ts';
import { done } from '../../engine/result.ts';
import { deleteEncounter as deleteRecord, restoreEncounter, saveEncounter } from '../../storage/encounters.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { readNewest } from '../saving/open-record.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notices.ts';
import type { FrameNotice } from '../view/view-state.ts';
import { sharedMark } from '../view/view-store.ts';
import { refreshEncounters } from './encounter-list.ts';
import { announceEncounters, encounterAutosave, encounterSaver } from './encounter-saver.ts';
import { currentEncounter, editEncounter } from './encounter-store.ts';
import { closeEncounter } from './open-encounter.ts';

/** An encounter with its newest changes, open or not. One that cannot be read is moved to the quarantine of the library. */
export async function readEncounter(
  id: string,
): Promise<Outcome<{ readonly saved: Encounter; readonly revision: number }>> {
  const read = await readNewest(encounterSaver, id);
  if (!read.ok) await encounterSaver.kind.quarantine(id, read.error);
  return read;
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
    const stored = await saveEncounter(withName(read.value.saved, name), appVersion, read.value.revision);
    if (!stored.ok && stored.error.code === 'saved-elsewhere' && attempt < 3) continue; // another tab has saved it since
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
  const { saved: encounter } = read.value;
  return storeNewEncounter({ ...encounter, name: encounter.name ? `${encounter.name} (copy)` : '' });
}

/** Stores an encounter under a fresh id, without opening it. Returns the id. */
async function storeNewEncounter(encounter: Encounter): Promise<Outcome<string>> {
  const id = newId();
  const stored = await saveEncounter({ ...encounter, id }, appVersion, 0);
  if (!stored.ok) return stored;
  await announceEncounters();
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
  const { saved: encounter } = read.value;
  const name = toFileName(encounter.name || 'encounter', 'encounter.json');
  return done({ name, text: serializeEncounter(encounter, appVersion) });
}

/**
 * Deletes an encounter, and closes it if it is open. A notice (on the screen `where`, or else anywhere) offers to
 * restore it.
 */
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
    actions: [{ label: 'Undo', run: () => void restoreEncounter(deleted.value).then(announceEncounters) }],
  });
  await announceEncounters();
  return done(null);
}

/** The longest address that all usual browsers open, in characters: Firefox stops at 1 MiB. */
const longestAddress = 1_000_000;

/** A link to an encounter, or none if it would be too long. */
export type EncounterLink = { readonly address: string } | { readonly address: null; readonly why: string };

/** Returns the address that opens this program with the encounter, without portraits; or why there is none. */
export async function linkToEncounter(id: string): Promise<Outcome<EncounterLink>> {
  const read = await readEncounter(id);
  if (!read.ok) return read;
  const [page] = location.href.split('#', 1);
  const address = `${page}${sharedMark}${encounterPayload(read.value.saved, appVersion)}`;
  if (address.length <= longestAddress) return done({ address });
  const why = `The link would have ${address.length.toLocaleString('en-US')} characters, too many for browsers. Send the encounter as a file instead.`;
  return done({ address: null, why });
}
