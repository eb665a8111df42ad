import type { Encounter } from '../../character/encounter.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { notify } from '../view/notice-store.ts';
import { showEncounter } from '../view/view-store.ts';
import { encounterProblemSentence } from './encounter-sentences.ts';
import { announceArrivals, storeArrival } from './encounters-in.ts';
import { openEncounter, prepareEncounters } from './open-encounter.ts';

/** Stores an encounter that was read from a file or a link, opens it, and shows its screen. A notice says what became of it. */
export async function receiveEncounter(encounter: Encounter, from: string): Promise<boolean> {
  await prepareEncounters();
  const stored = await storeArrival(encounter);
  const opened: Outcome<boolean> = stored.ok ? await openEncounter(stored.value.id) : stored;
  await announceArrivals();
  const name = encounter.name || 'The encounter';
  if (!opened.ok) {
    const text = encounterProblemSentence(opened.problem);
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
