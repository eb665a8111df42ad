import type { StorageProblem } from '../../storage/storage-problem.ts';
import { type StoredThing, storageSentence } from '../../storage/storage-sentences.ts';
import type { Saving } from './saving-store.ts';

/** Returns why the character is not saved, and what can be done; '' if there is no failure. */
export function savingReason(saving: Saving): string {
  return saving.state === 'failed' ? storageSentence(saving.problem) : '';
}

/** Returns a problem with storing something as a sentence. */
export const storageProblemSentence = (problem: StorageProblem, thing?: StoredThing): string =>
  storageSentence(problem, thing);
