import type { Encounter } from '../../character/encounter.ts';
import { parseEncounter } from '../../character/file/parse-encounter.ts';
import { isSameEncounter } from '../../character/file/serialize-encounter.ts';
import { newId } from '../../character/new-id.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { loadEncounter, saveEncounter } from '../../storage/encounters.ts';
import type { Unsaved } from '../saving/autosave.ts';
import { listEmergencySaves } from '../saving/emergency-save.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notice-store.ts';
import { encounterAutosave, encounterEmergencyKey, writeEncounterEmergencySave } from './encounter-saver.ts';

const options = { rulesets: rulesetIds };

/** Returns true if an earlier page has left unsaved encounters. */
export const hasEncounterEmergencySave = (): boolean => listEmergencySaves(encounterEmergencyKey).length > 0;

/**
 * Stores the encounters that earlier pages could not. Where another tab has stored something else since, what is recovered becomes an
 * encounter of its own, and a notice says so. What still cannot be stored is pending in the autosave. Unreadable entries are left.
 */
export async function recoverEncounters(): Promise<void> {
  const left: Unsaved<Encounter>[] = [];
  for (const { key, text } of listEmergencySaves(encounterEmergencyKey)) {
    const entries = readEntries(text);
    if (entries.length === 0) continue;
    for (const entry of entries) if (!(await storeEntry(entry))) left.push(entry);
    try {
      localStorage.removeItem(key);
    } catch {
      // It is stored again the next time, as the same encounter.
    }
  }
  for (const { id, saved, basedOn } of left) {
    encounterAutosave.setBaseRevision(id, basedOn);
    encounterAutosave.markChanged(id, saved);
  }
  writeEncounterEmergencySave(left);
}

function readEntries(text: string): Unsaved<Encounter>[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.flatMap(readEntry) : [];
  } catch {
    return [];
  }
}

function readEntry(entry: unknown): Unsaved<Encounter>[] {
  if (typeof entry !== 'object' || entry === null) return [];
  if (!('id' in entry && 'basedOn' in entry && 'text' in entry)) return [];
  const { id, basedOn, text } = entry;
  if (typeof id !== 'string' || typeof basedOn !== 'number' || typeof text !== 'string') return [];
  const reading = parseEncounter(text, options);
  return reading.ok ? [{ id, basedOn, saved: reading.encounter }] : [];
}

/** Stores an entry, under a fresh id if another tab has stored something else. Returns whether it is stored. */
async function storeEntry({ id, saved, basedOn }: Unsaved<Encounter>): Promise<boolean> {
  const stored = await loadEncounter(id, options);
  if (stored.ok && isSameEncounter(stored.value.encounter, saved)) return true;
  const outcome = await saveEncounter(saved, appVersion, basedOn);
  if (outcome.ok || outcome.problem.code !== 'saved-elsewhere') return outcome.ok;
  const copy = await saveEncounter({ ...saved, id: newId() }, appVersion, 0);
  if (!copy.ok) return false;
  notify({
    kind: 'attention',
    title: `${saved.name || 'An encounter'} was changed in two tabs`,
    text: 'What the tab that was closed had not stored yet is an encounter of its own now. Both are in the list of encounters.',
  });
  return true;
}
