import type { SavedCharacter } from '../../character/character.ts';
import { claimsToBe } from '../../character/file/envelope.ts';
import { isMild } from '../../character/file/file-problem.ts';
import type { Reading } from '../../character/file/parse-file.ts';
import { isForGcs } from '../../interchange/gcs/read/recognize-gcs.ts';
import { looksLikeStatBlock } from '../../interchange/stat-block/looks-like-stat-block.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { withReadingNotice } from '../../state/reading/reading-notice.ts';
import { offerStatBlock, openDialog, useViewStore } from '../../state/view/view-store.ts';
import { reportRefusal, showOpened } from './show-opened.ts';

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
  if (isForGcs(text, from)) return (await import('./open-gcs-text.ts')).openGcsText(text, from, isFile);
  if (looksLikeStatBlock(text) || (isTextName(from) && !/^\s*(?:[{[<]|$)/.test(text))) {
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
