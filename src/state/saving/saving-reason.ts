import type { StorageProblem } from '../../storage/storage-problem.ts';
import { describeStorageProblem, type StoredThing } from '../../storage/storage-sentences.ts';
import type { Saving } from './saving-store.ts';

/** Returns why the character, or the encounter, is not saved, and what to do; '' if there is no failure. */
export function savingReason(saving: Saving, noun: 'character' | 'encounter' = 'character'): string {
  return saving.state === 'failed' ? describeStorageProblem(saving.problem, noun) : '';
}

/** Returns a problem with storing or reading something as a sentence, by default the open character. */
export const describeSavingProblem = (problem: StorageProblem, thing?: StoredThing): string =>
  describeStorageProblem(problem, thing);

/** Returns a problem of storing or reading an encounter as a sentence. */
export const describeEncounterProblem = (problem: StorageProblem): string =>
  describeStorageProblem(problem, 'encounter');
