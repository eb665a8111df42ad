import type { StorageProblem } from '../../storage/storage-problem.ts';
import { storageSentence } from '../../storage/storage-sentences.ts';
import type { Saving } from './saving-store.ts';

/** Returns why the character is not saved, and what can be done; '' if there is no failure. */
export function savingReason(saving: Saving): string {
  return saving.state === 'failed' ? storageSentence(saving.problem) : '';
}

/** Returns a storage problem as a sentence. */
export const storageProblemSentence = (problem: StorageProblem): string => storageSentence(problem);
