import { newId } from '../../character/edit-rows.ts';
import type { Encounter } from '../../character/encounter.ts';
import { isSameEncounter } from '../../character/file/encounter-file.ts';
import { isRecordId } from '../../character/schema-parts.ts';
import { done } from '../../engine/result.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { loadEncounter, saveEncounter } from '../../storage/encounters.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { describeEncounterProblem } from '../saving/saving-reason.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notices.ts';
import { showEncounter } from '../view/view-store.ts';
import { readEncounter } from './encounter-actions.ts';
import { announceEncounters } from './encounter-saver.ts';
import { openEncounter, prepareEncounters } from './open-encounter.ts';

/** An encounter that was stored. */
export interface StoredArrival {
  readonly id: string;
  /** False if the same is stored already, and nothing was done. */
  readonly isNew: boolean;
}

/** Stores an encounter that comes from a file or a link, under its id or, if another encounter has that, a new one. */
export async function storeArrival(encounter: Encounter): Promise<Outcome<StoredArrival>> {
  const isId = isRecordId(encounter.id);
  if (isId) {
    const stored = await readStored(encounter.id);
    if (stored && isSameEncounter(stored, encounter)) return done({ id: encounter.id, isNew: false });
    if (!stored) {
      const saved = await saveEncounter(encounter, appVersion, 0);
      if (saved.ok) return done({ id: encounter.id, isNew: true });
      if (saved.error.code !== 'saved-elsewhere') return saved;
    }
  }
  const id = newId();
  const saved = await saveEncounter({ ...encounter, id }, appVersion, 0);
  return saved.ok ? done({ id, isNew: true }) : saved;
}

/** The stored encounter with an id, with its newest changes, or null if there is none or it cannot be read. */
async function readStored(id: string): Promise<Encounter | null> {
  const loaded = await loadEncounter(id, { rulesets: rulesetIds });
  if (!loaded.ok) return null;
  const newest = await readEncounter(id);
  return newest.ok ? newest.value.saved : loaded.value.encounter;
}

/** Stores the encounters of a library file, without opening one. Returns how many are new. */
export async function importEncounters(encounters: readonly Encounter[]): Promise<Outcome<number>> {
  let added = 0;
  for (const encounter of encounters) {
    const stored = await storeArrival(encounter);
    if (!stored.ok) return stored;
    if (stored.value.isNew) added += 1;
  }
  await announceEncounters();
  return done(added);
}

/**
 * Stores an encounter that was read from a file or a link, opens it, and shows its screen. A notice reports the result.
 */
export async function receiveEncounter(encounter: Encounter, from: string): Promise<boolean> {
  await prepareEncounters();
  const stored = await storeArrival(encounter);
  const opened: Outcome<boolean> = stored.ok ? await openEncounter(stored.value.id) : stored;
  await announceEncounters();
  const name = encounter.name || 'The encounter';
  if (!opened.ok) {
    const text = describeEncounterProblem(opened.error);
    notify({ kind: 'problem', title: `${name} could not be opened`, text });
    return false;
  }
  if (!opened.value) return false; // a notice says why
  showEncounter(true);
  const count = encounter.fighters.length;
  const fighters = count === 0 ? 'no fighters' : count === 1 ? '1 fighter' : `${count} fighters`;
  notify({ kind: 'information', title: `${name} is open`, text: `From ${from}: ${fighters}.` });
  return true;
}
