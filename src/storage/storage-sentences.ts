import { describeProblem } from '../character/file/problem-sentences.ts';
import type { StorageProblem } from './storage-problem.ts';

/** The thing to be stored, changed or read: an open record, or something else that loses nothing if that fails. */
export type StoredThing =
  | 'character'
  | 'encounter'
  | 'version'
  | 'template'
  | 'entries'
  | 'library-files'
  | 'import'
  | 'list';

/** The differences between the sentences for characters and for encounters. */
const words = {
  character: { loserKept: 'The other is kept as a version.', shorten: 'Shorten its longest texts.' },
  encounter: {
    loserKept: 'The other is kept as an encounter of its own.',
    shorten: 'Remove fighters with large pictures, or shorten their longest texts.',
  },
} as const;

/** The outcome for each of them, and where it is kept. */
const whatIsKept: Readonly<Record<Exclude<StoredThing, keyof typeof words>, string>> = {
  version: 'No version was added or changed. Save the character to a file, which keeps it as it is now.',
  template: 'The template was not saved. Save the character to a file: the template can be made from it later.',
  entries:
    'My entries are as they were. What was to be added is still in the character or the file that it came from; My entries can be exported to a file.',
  'library-files': 'The library files in this browser are as they were, and so are those on your device.',
  import: 'What was added before is safe, and the file that you opened still has the rest.',
  list: 'Nothing was changed.',
};
const makeRoom = 'To make room, delete versions, characters or library files that you no longer need, then try again.';

/** Returns a storage problem as a sentence for the player: the event, the kept data, the next step. */
export function describeStorageProblem(problem: StorageProblem, thing: StoredThing = 'character'): string {
  const kept = thing === 'character' || thing === 'encounter' ? null : whatIsKept[thing];
  const noun = thing === 'encounter' ? 'encounter' : 'character';
  const keepACopy = `Save the ${noun} to a file to keep it.`;
  switch (problem.code) {
    case 'storage-blocked':
      return `This browser does not let Pointwright save anything; private windows often don’t. ${kept ?? `Your changes last until you close this tab. ${keepACopy}`}`;
    case 'storage-full':
      return kept === null
        ? `This browser’s storage is full. The last saved state of the ${noun} is safe; your latest changes are only in this tab. ${keepACopy}`
        : `This browser’s storage is full. ${kept} ${makeRoom}`;
    case 'storage-silent':
      return `This browser’s storage does not answer. ${kept ?? `Your changes last until you close this tab, or until it does. ${keepACopy}`}`;
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
      return `The ${thing === 'version' ? 'version' : `saved ${noun}`} could not be read. ${describeProblem(problem.why).what} Its data was kept unchanged.`;
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
      return `The browser’s storage failed (${problem.name}). ${kept ?? `Your latest changes are only in this tab. ${keepACopy}`}`;
  }
}
