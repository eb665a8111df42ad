import { describeProblem } from '../character/file/problem-sentences.ts';
import type { StorageProblem } from './storage-problem.ts';

const keepACopy = 'Save the character to a file to keep it.';

/** Returns a storage problem as a sentence for the player: what happened, what was kept, what to do. */
export function storageSentence(problem: StorageProblem): string {
  switch (problem.code) {
    case 'storage-blocked':
      return `This browser does not let Pointwright store anything, as is usual in private windows. Your changes last until this tab is closed. ${keepACopy}`;
    case 'storage-full':
      return `There is no room left in this browser's storage. The character as it was last stored is still there; the newest changes are only in this tab. ${keepACopy}`;
    case 'storage-newer':
      return `A newer Pointwright has been used in this browser, and this one cannot read what it stored. Nothing was changed. Reload the page to get the newest one.`;
    case 'storage-waiting':
      return 'Pointwright is open in another tab, in an older version. Close that tab, then reload this one.';
    case 'no-such-character':
      return 'This character is not stored in this browser.';
    case 'no-such-version':
      return 'This version is not stored in this browser any more, or it is one of another character.';
    case 'no-such-record':
      return 'What was put aside is not there any more: it may have been taken back or deleted in another tab.';
    case 'unreadable':
      return `The stored character could not be read. ${describeProblem(problem.why).what} What is stored was kept as it is.`;
    case 'saved-elsewhere':
      return 'This character was changed here and in another tab. Nothing was overwritten: choose which of the two to go on with. The other one is kept as a version.';
    case 'too-large':
      return `The character is too large to be stored: its file would have more than ${problem.limit / 1_000_000} million characters. The newest changes are only in this tab. Shorten its longest texts.`;
    case 'too-many-tags':
      return `A character may have ${problem.limit} tags. The ones that have as many were left as they are.`;
    case 'too-many-entries':
      return `My entries can hold ${problem.limit.toLocaleString('en-US')} entries. Nothing was added: delete some first, or export them to a file.`;
    case 'storage-failed':
      return `The browser's storage failed (${problem.name}). The newest changes are only in this tab. ${keepACopy}`;
  }
}
