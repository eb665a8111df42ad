import { type SavedCharacter, shownName } from '../../character/character.ts';
import { claimsToBe } from '../../character/file/envelope.ts';
import { type FileRefusal, isMild } from '../../character/file/file-problem.ts';
import { fileInPage } from '../../character/file/page-file.ts';
import type { Reading } from '../../character/file/parse-file.ts';
import { describeAgreement, describeUnexpressed } from '../../interchange/gcs/gcs-report.ts';
import { isForGcs } from '../../interchange/gcs/read/recognize-gcs.ts';
import { looksLikeStatBlock } from '../../interchange/stat-block/looks-like-stat-block.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { openGcs } from '../../state/reading/open-gcs.ts';
import { silentTask, withReadingNotice } from '../../state/reading/reading-notice.ts';
import { markExported } from '../../state/saving/durability.ts';
import { type Opened, openAnother } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notices.ts';
import type { FrameNotice } from '../../state/view/view-state.ts';
import { offerStatBlock, openDialog, showLibrary, showStartPage, useViewStore } from '../../state/view/view-store.ts';

const options = { rulesets: rulesetIds };
/** Texts of more characters than this take longer than a frame to parse. */
const longText = 300_000;

/**
 * Opens a text from outside, replacing the open character, which stays stored. A text that cannot be read changes
 * nothing. Repairs and failures are reported in a dialog, success in a notice. For a library of many characters a
 * dialog asks which to import, and none is opened; a GCS sheet becomes a character; a stat block, and any file of plain
 * text, is offered in the dialog for those; custom entries are added to those saved for all characters; an encounter is
 * stored and opened.
 * @param isFile the text comes from a file: the character counts as saved to a file until it is changed
 * @returns whether a character was opened
 */
export async function readAndOpenText(text: string, from: string, isFile = false): Promise<boolean> {
  if (isForGcs(text, from)) return openGcsText(text, from, isFile);
  if ((looksLikeStatBlock(text) && fileInPage(text) === null) || (isTextName(from) && !/^\s*(?:[{[<]|$)/.test(text))) {
    offerStatBlock(text);
    return false;
  }
  if (text.includes('"pointwright-entries"')) {
    const { entriesFile } = await import('../../character/file/entries-file.ts');
    if (claimsToBe(entriesFile, text)) {
      const { receiveEntries } = await import('../../state/library/receive-entries.ts');
      await receiveEntries([{ text, from }]);
      return false;
    }
  }
  if (text.includes('"pointwright-library"')) {
    const { libraryFile } = await import('../../character/file/library-file.ts');
    if (claimsToBe(libraryFile, text)) {
      const { askAboutLibrary } = await import('../../state/library/incoming-files.ts');
      await askAboutLibrary(text, from);
      return false;
    }
  }
  if (text.includes('"pointwright-encounter"')) {
    const { encounterFile } = await import('../../character/file/encounter-file.ts');
    if (claimsToBe(encounterFile, text)) {
      await readAndOpenEncounter(text, from);
      return false;
    }
  }
  const reading = await (text.length > longText ? readLong(text, from) : readShort(text));
  if (!reading) return false; // canceled
  if (!reading.ok) {
    reportRefusal(from, reading.error);
    return false;
  }
  const read = describeContents(reading.value.saved);
  const opened = await showOpened(reading.value.saved, { isFile, text: `From ${from}: ${read}.` });
  if (!opened) return false;
  useViewStore.setState({ fileReport: { from, read, problems: reading.value.report, back: opened.back } });
  openDialog(reading.value.report.some((remark) => !isMild(remark)) ? 'open-file' : null);
  return true;
}

/** True for the name of a file of plain text or Markdown, which can have a stat block only. */
const isTextName = (name: string): boolean => /\.(?:txt|text|md|markdown)$/i.test(name);

/** Stores an encounter from outside and opens it; the open character stays unchanged. */
async function readAndOpenEncounter(text: string, from: string): Promise<void> {
  const { parseEncounterInBackground } = await import('../../state/reading/parse-in-background.ts');
  const parse = (signal: AbortSignal) => parseEncounterInBackground(text, options, signal);
  const reading = await (text.length > longText
    ? withReadingNotice(from, ({ signal }) => parse(signal))
    : import('../../character/file/encounter-file.ts').then(({ parseEncounter }) => parseEncounter(text, options)));
  if (!reading) return; // canceled
  if (!reading.ok) {
    reportRefusal(from, reading.error);
    return;
  }
  const { receiveEncounter } = await import('../../state/encounter/encounters-in.ts');
  if (!(await receiveEncounter(reading.value.encounter, from))) return;
  const count = reading.value.encounter.fighters.length;
  const read = count === 0 ? 'an encounter without fighters' : `an encounter, ${formatCountOf(count, 'fighter')}`;
  useViewStore.setState({ fileReport: { from, read, problems: reading.value.report, back: null } });
  openDialog(reading.value.report.some((remark) => !isMild(remark)) ? 'open-file' : null);
}

const readShort = async (text: string): Promise<Reading> =>
  (await import('../../character/file/parse-file.ts')).parseFile(text, options);

/** Parses in the background with a progress notice; null if the player cancels. */
async function readLong(text: string, from: string): Promise<Reading | null> {
  const { parseInBackground } = await import('../../state/reading/parse-in-background.ts');
  return withReadingNotice(from, ({ signal }) => parseInBackground(text, options, signal));
}

/** "3 traits, 12 skills, 14 items"; zero counts are left out. */
function describeContents({ character }: SavedCharacter): string {
  const counts = [
    formatCountOf(character.traits.length, 'trait'),
    formatCountOf(character.skills.length, 'skill'),
    formatCountOf(character.equipment.length, 'item'),
  ].filter(Boolean);
  return counts.length === 0 ? 'no traits, skills or items' : counts.join(', ');
}

const formatCountOf = (n: number, word: string): string => (n === 0 ? '' : n === 1 ? `1 ${word}` : `${n} ${word}s`);

/**
 * Opens a character from outside in place of the open one, with a notice that offers a way back, after `actions`. Returns null if its
 * ruleset could not be loaded.
 */
async function showOpened(
  saved: SavedCharacter,
  { isFile, text, actions = [] }: { isFile: boolean; text: string; actions?: FrameNotice['actions'] },
): Promise<Opened | null> {
  const opened = await openAnother(saved);
  if (!opened) return null;
  if (isFile) void markExported([useCharacterStore.getState().id]);
  const { former, back } = opened;
  showStartPage(false);
  showLibrary(false);
  notify({
    kind: 'information',
    title: `${shownName(saved.character)} is open`,
    text,
    actions: [...actions, ...(back ? [{ label: `Back to ${former || 'the previous character'}`, run: back }] : [])],
  });
  return opened;
}

/** Opens the report on a text that cannot be read. */
function reportRefusal(from: string, problem: FileRefusal): void {
  useViewStore.setState({ fileReport: { from, read: null, problems: [problem], back: null } });
  openDialog('open-file');
}

/**
 * Opens the text of a GCS sheet as a new character. If numbers differ from those in the file, or something was read
 * differently, the report opens; otherwise a notice says that they agree, with a way to the report.
 * @returns whether a character was opened
 */
async function openGcsText(text: string, from: string, isFile: boolean): Promise<boolean> {
  const opening = await (text.length > longText
    ? withReadingNotice(from, ({ signal }) => openGcs(text, signal))
    : openGcs(text, silentTask.signal));
  if (!opening) return false; // canceled, or the rules could not be loaded
  if (!opening.ok) {
    reportRefusal(from, opening.error);
    return false;
  }
  const { saved, report, remarks } = opening.value;
  const sentences = [`From ${from}.`, describeAgreement(report), describeUnexpressed(report)];
  const showReport = () => openDialog('gcs-report');
  const opened = await showOpened(saved, {
    isFile,
    text: sentences.filter((sentence) => sentence !== '').join(' '),
    actions: [{ label: 'Import report', run: showReport }],
  });
  if (!opened) return false;
  if (report.differences.length > 0 || remarks.length > 0) showReport();
  else openDialog(null);
  return true;
}

/** Offers to add GCS library files, which have entries for the lists and no character, to those of this browser. */
export function offerLibraryFiles(files: readonly File[]): void {
  const [first, ...others] = files;
  if (!first) return;
  notify({
    kind: 'information',
    title: others.length === 0 ? `${first.name} is a library file` : `${files.length} library files`,
    text: 'A library file of GURPS Character Sheet has no character, but entries. Once added, they are in the lists of fourth-edition characters.',
    actions: [{ label: 'Add to library files', run: () => void addFiles(files) }],
  });
}

/** Adds the files, in the dialog that shows the progress. */
async function addFiles(files: readonly File[]): Promise<void> {
  const { addLibraryFiles } = await import('../../state/library-files/library-files.ts');
  openDialog('my-entries');
  await addLibraryFiles(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}
