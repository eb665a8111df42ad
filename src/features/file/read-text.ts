import { create } from 'zustand';
import { rulesetIds } from '../../catalog/entry.ts';
import { type FileProblem, isMild } from '../../character/file/file-problem.ts';
import type { Reading } from '../../character/file/parse-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { withReadingNotice } from '../../state/reading/reading-notice.ts';
import { markExported } from '../../state/saving/durability.ts';
import { openAnother } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notice-store.ts';
import { openDialog, showLibrary, showWelcome } from '../../state/view/view-store.ts';

/** What became of a file that was opened. */
export interface FileReport {
  /** Where the text came from: "zofia.json", "the clipboard". */
  readonly from: string;
  /** What was read, in words; null when nothing could be. */
  readonly read: string | null;
  readonly problems: readonly FileProblem[];
  /** Back to the character that was open before. */
  readonly back: (() => void) | null;
}

export const useFileStore = create<{ readonly report: FileReport | null }>()(() => ({ report: null }));

const options = { rulesets: rulesetIds };
/** A text of this many characters takes longer to be read than one picture of the page. */
const long = 300_000;

/**
 * Opens a text from outside in place of the open character, which stays stored. A text that cannot be read changes
 * nothing. What there is to say is shown: in a dialog when something was put right or failed, else in a notice. Of a
 * library of many characters a dialog asks what to take in, and none is opened. `isFile`: the text is that of a file, which
 * the character is kept in, too, until it is changed. Answers whether one was opened.
 */
export async function openText(text: string, from: string, isFile = false): Promise<boolean> {
  if (text.includes('"pointwright-library"')) {
    const { claimsToBeLibrary } = await import('../../character/file/parse-library.ts');
    if (claimsToBeLibrary(text)) {
      const { askAboutLibrary } = await import('../../state/library/incoming-files.ts');
      await askAboutLibrary(text, from);
      return false;
    }
  }
  const reading = await (text.length > long ? readLong(text, from) : readShort(text));
  if (!reading) return false; // broken off
  if (!reading.ok) {
    useFileStore.setState({ report: { from, read: null, problems: [reading.problem], back: null } });
    openDialog('open-file');
    return false;
  }
  const opened = await openAnother(reading.saved);
  if (!opened) return false;
  if (isFile) void markExported([useCharacterStore.getState().id]);
  const { former, back } = opened;
  showWelcome(false);
  showLibrary(false);
  const read = readWords(reading.saved);
  notify({
    kind: 'information',
    title: `${reading.saved.character.name || 'A character without a name'} is open`,
    text: `From ${from}: ${read}.`,
    actions: back ? [{ label: `Back to ${former || 'the former character'}`, run: back }] : [],
  });
  useFileStore.setState({ report: { from, read, problems: reading.report, back } });
  openDialog(reading.report.some((remark) => !isMild(remark)) ? 'open-file' : null);
  return true;
}

const readShort = async (text: string): Promise<Reading> =>
  (await import('../../character/file/parse-file.ts')).parseFile(text, options);

/** Reads beside the page, which shows that it does; null when the player breaks it off. */
async function readLong(text: string, from: string): Promise<Reading | null> {
  const { parseInBackground } = await import('../../state/reading/parse-in-background.ts');
  return withReadingNotice(from, ({ signal }) => parseInBackground(text, options, signal));
}

/** "3 traits, 12 skills, 14 items"; what there is none of is left out. */
function readWords({ character }: SavedCharacter): string {
  const counts = [
    count(character.traits.length, 'trait'),
    count(character.skills.length, 'skill'),
    count(character.equipment.length, 'item'),
  ].filter(Boolean);
  return counts.length === 0 ? 'no traits, skills or items' : counts.join(', ');
}

const count = (n: number, word: string): string => (n === 0 ? '' : n === 1 ? `1 ${word}` : `${n} ${word}s`);
