import type { Encounter } from '../../character/encounter.ts';
import { serializeEncounter } from '../../character/file/serialize-encounter.ts';
import { saveEncounter } from '../../storage/encounters.ts';
import { Autosave, type Unsaved } from '../saving/autosave.ts';
import { emergencyWriter } from '../saving/emergency-save.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { setEncounterSaving } from './encounter-saving-store.ts';
import { useEncounterStore } from './encounter-store.ts';

/** Called for each encounter that this tab has stored. */
export const storedEncounterListeners: ((id: string) => void)[] = [];

/** Prefix of the localStorage keys of the emergency saves of encounters. */
export const encounterEmergencyKey = 'pointwright.encounter';
const writeEntries = emergencyWriter<Encounter>(encounterEmergencyKey);

/** Writes unsaved encounters to localStorage, as `writeEmergencySave` does characters. */
export const writeEncounterEmergencySave = (unsaved: readonly Unsaved<Encounter>[]): boolean =>
  writeEntries(unsaved, (encounter) => serializeEncounter(encounter, appVersion));

/** The autosave of the open encounter: every step of a fight is stored at once. */
export const encounterAutosave = new Autosave<Encounter>({
  store: (_, encounter, basedOn) => saveEncounter(encounter, appVersion, basedOn),
  onStateChange: setEncounterSaving,
  onStored: (id, _, revision) => {
    if (encounterAutosave.unsaved().length === 0) writeEncounterEmergencySave([]);
    broadcastToTabs({ kind: 'encounter-stored', id, revision });
    for (const listener of storedEncounterListeners) listener(id);
  },
  delay: 50,
});

let started = false;

/** Starts to store every change of the open encounter, also when the page is hidden or closed. Runs once. */
export function startEncounterAutosave(): void {
  if (started) return;
  started = true;
  useEncounterStore.subscribe(({ encounter }, before) => {
    if (encounter && encounter !== before.encounter) encounterAutosave.markChanged(encounter.id, encounter);
  });
  const flush = () => {
    writeEncounterEmergencySave(encounterAutosave.unsaved());
    void encounterAutosave.flush().then(() => writeEncounterEmergencySave(encounterAutosave.unsaved()));
  };
  // Registered during the capture phase, so that it runs after the listeners in which fields commit what is being typed.
  const onPageHide = () => window.addEventListener('pagehide', flush, { once: true });
  window.addEventListener('pagehide', onPageHide, { capture: true });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}
