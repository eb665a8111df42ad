import type { StorageProblem } from '../../storage/storage-problem.ts';
import { storageSentence } from '../../storage/storage-sentences.ts';

const keepACopy = 'Save the encounter to a file to keep it.';

/** Returns a problem of storing or reading an encounter as a sentence for the player. */
export function encounterProblemSentence(problem: StorageProblem): string {
  switch (problem.code) {
    case 'storage-blocked':
      return `This browser does not let Pointwright save anything; private windows often don’t. Your changes last until you close this tab. ${keepACopy}`;
    case 'storage-silent':
      return `This browser’s storage does not answer. Your changes last until you close this tab, or until it does. ${keepACopy}`;
    case 'storage-full':
      return `This browser’s storage is full. The last saved state of the encounter is safe; your latest changes are only in this tab. ${keepACopy}`;
    case 'saved-elsewhere':
      return 'This encounter was changed here and in another tab. Nothing was overwritten: choose which one to keep.';
    case 'too-large':
      return `The encounter is too large to save: its file would have more than ${problem.limit / 1_000_000} million letters. Your latest changes are only in this tab. Remove fighters with large pictures, or shorten their longest texts.`;
    case 'unreadable':
      return storageSentence(problem).replace('The saved character', 'The saved encounter');
    case 'storage-failed':
      return `The browser’s storage failed (${problem.name}). Your latest changes are only in this tab. ${keepACopy}`;
    default:
      return storageSentence(problem);
  }
}
