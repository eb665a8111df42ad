import { describeProblem } from '../character/file/problem-sentences.ts';
import type { StorageProblem } from './storage-problem.ts';

/** What differs in the sentences for characters and for encounters. */
const words = {
  character: { loserKept: 'The other is kept as a version.', shorten: 'Shorten its longest texts.' },
  encounter: {
    loserKept: 'The other is kept as an encounter of its own.',
    shorten: 'Remove fighters with large pictures, or shorten their longest texts.',
  },
} as const;

/**
 * Returns a storage problem as a sentence for the player: what happened, what was kept, what to do. `noun` is the kind of record that was
 * to be stored or read.
 */
export function storageSentence(problem: StorageProblem, noun: keyof typeof words = 'character'): string {
  const keepACopy = `Save the ${noun} to a file to keep it.`;
  switch (problem.code) {
    case 'storage-blocked':
      return `This browser does not let Pointwright save anything; private windows often don’t. Your changes last until you close this tab. ${keepACopy}`;
    case 'storage-full':
      return `This browser’s storage is full. The last saved state of the ${noun} is safe; your latest changes are only in this tab. ${keepACopy}`;
    case 'storage-newer':
      return `A newer Pointwright has been used in this browser, and this one cannot read its data. Nothing was changed. Reload the page to update.`;
    case 'storage-waiting':
      return 'An older version of Pointwright is open in another tab. Close that tab, then reload this one.';
    case 'no-such-character':
      return 'This character is not in this browser.';
    case 'no-such-encounter':
      return 'This encounter is not in this browser.';
    case 'no-such-version':
      return 'This version is no longer in this browser, or it belongs to another character.';
    case 'no-such-record':
      return 'What was set aside is no longer there: it may have been restored or deleted in another tab.';
    case 'unreadable':
      return `The saved ${noun} could not be read. ${describeProblem(problem.why).what} Its data was kept unchanged.`;
    case 'saved-elsewhere':
      return problem.isSame
        ? `The same change was made to this ${noun} here and in another tab at once. So far it counts once: keep this one, and make the change again if it happened twice.`
        : `This ${noun} was changed here and in another tab. Nothing was overwritten: choose which one to keep working on. ${words[noun].loserKept}`;
    case 'too-large':
      return `The ${noun} is too large to save: its file would have more than ${problem.limit / 1_000_000} million letters. Your latest changes are only in this tab. ${words[noun].shorten}`;
    case 'too-many-tags':
      return `A character can have up to ${problem.limit} tags. Those that already have as many were not changed.`;
    case 'too-many-entries':
      return `My entries can hold ${problem.limit.toLocaleString('en-US')} entries. Nothing was added: delete some first, or export them to a file.`;
    case 'storage-failed':
      return `The browser’s storage failed (${problem.name}). Your latest changes are only in this tab. ${keepACopy}`;
  }
}
