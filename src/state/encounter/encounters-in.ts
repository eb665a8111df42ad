import type { Encounter } from '../../character/encounter.ts';
import { isRecordId } from '../../character/fields.ts';
import { isSameEncounter } from '../../character/file/serialize-encounter.ts';
import { newId } from '../../character/new-id.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { loadEncounter, saveEncounter } from '../../storage/encounters.ts';
import { done, type Outcome } from '../../storage/storage-problem.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { readEncounter } from './encounter-actions.ts';
import { refreshEncounters } from './encounter-list.ts';

/** An encounter that was stored. */
export interface StoredArrival {
  readonly id: string;
  /** False where the same is stored already, and nothing was done. */
  readonly isNew: boolean;
}

/** Stores an encounter that comes from a file or a link, under its id or, where another encounter has that, a fresh one. */
export async function storeArrival(encounter: Encounter): Promise<Outcome<StoredArrival>> {
  const isId = isRecordId(encounter.id);
  if (isId) {
    const stored = await readStored(encounter.id);
    if (stored && isSameEncounter(stored, encounter)) return done({ id: encounter.id, isNew: false });
    if (!stored) {
      const saved = await saveEncounter(encounter, appVersion, 0);
      if (saved.ok) return done({ id: encounter.id, isNew: true });
      if (saved.problem.code !== 'saved-elsewhere') return saved;
    }
  }
  const id = newId();
  const saved = await saveEncounter({ ...encounter, id }, appVersion, 0);
  return saved.ok ? done({ id, isNew: true }) : saved;
}

/** The stored encounter of an id, with its newest changes; null for none, or if it cannot be read. */
async function readStored(id: string): Promise<Encounter | null> {
  const loaded = await loadEncounter(id, { rulesets: rulesetIds });
  if (!loaded.ok) return null;
  const newest = await readEncounter(id);
  return newest.ok ? newest.value.encounter : loaded.value.encounter;
}

/** Stores the encounters of a library file, without opening one. Returns how many are new. */
export async function importEncounters(encounters: readonly Encounter[]): Promise<Outcome<number>> {
  let added = 0;
  for (const encounter of encounters) {
    const stored = await storeArrival(encounter);
    if (!stored.ok) return stored;
    if (stored.value.isNew) added += 1;
  }
  await announceArrivals();
  return done(added);
}

/** Shows new encounters in the lists of all tabs. */
export async function announceArrivals(): Promise<void> {
  broadcastToTabs({ kind: 'encounters' });
  await refreshEncounters();
}
