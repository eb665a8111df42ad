import type { StorageProblem } from '../../storage/storage-problem.ts';
import { storageSentence } from '../../storage/storage-sentences.ts';
import type { Saving } from './saving-store.ts';

/** Why it is not saved, and what can be done; '' while all is well. */
export function savingReason(saving: Saving): string {
  return saving.state === 'failed' ? storageSentence(saving.problem) : '';
}

/** What the browser's storage did not do, in words. */
export const problemReason = (problem: StorageProblem): string => storageSentence(problem);
