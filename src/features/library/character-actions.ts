import { nameOrKind } from '../../character/character.ts';
import { serializeFile, toFileName } from '../../character/file/character-file.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { askAboutFiles } from '../../state/library/incoming-files.ts';
import { isCharacterName } from '../../state/library/incoming-names.ts';
import { duplicateCharacter, readCharacter, renameCharacter, tagCharacters } from '../../state/library/library.ts';
import { binCharacters, daysInBin, deleteForever, restoreCharacters } from '../../state/library/library-bin.ts';
import { exportLibrary } from '../../state/library/library-file.ts';
import type { CharacterSummary, StorageProblem } from '../../state/library/library-store.ts';
import { addVersionOf } from '../../state/library/library-versions.ts';
import { markExported } from '../../state/saving/durability.ts';
import { isOpenUntouched, openStored } from '../../state/saving/open-record.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { notify } from '../../state/view/notices.ts';
import type { FrameNotice } from '../../state/view/view-state.ts';
import { openCompare, showLibrary, showStartPage } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { chooseFiles } from '../browser/choose-files.ts';
import { download } from '../browser/download.ts';
import { describeCharacterCount, describeCharacters, formatCharacterName } from './library-words.ts';

type ListedCharacter = Pick<CharacterSummary, 'id' | 'name'>;

/** Shows a notice in the library only, as it does not concern the forms. */
const notifyInLibrary = (notice: Omit<FrameNotice, 'id' | 'where'>): void => {
  notify({ ...notice, where: 'library' });
};

const notifyProblem = (title: string, problem: StorageProblem): void =>
  notifyInLibrary({ kind: 'problem', title, text: describeSavingProblem(problem, 'list') });

/** Opens a character in place of the open one and closes the library. Failures are reported in a notice. */
export async function openFromLibrary({ id, name }: ListedCharacter): Promise<void> {
  if (id !== useCharacterStore.getState().id) {
    const outcome = await openStored(id);
    if (!outcome.ok) return notifyProblem(`${formatCharacterName(name)} was not opened`, outcome.error);
    if (!outcome.value) return; // its ruleset did not load, which a notice already reports
    showStartPage(false);
  }
  showLibrary(false);
}

/** Renames a character; an empty or unchanged name changes nothing. */
export async function rename({ id, name }: ListedCharacter, newName: string): Promise<void> {
  const trimmed = newName.trim();
  if (trimmed === '' || trimmed === name) return;
  const outcome = await renameCharacter(id, trimmed);
  if (outcome.ok) announce(`${formatCharacterName(name)} is now called ${trimmed}`);
  else notifyProblem(`${formatCharacterName(name)} was not renamed`, outcome.error);
}

/** Stores a copy of a character. */
export async function duplicate({ id, name }: ListedCharacter): Promise<void> {
  const outcome = await duplicateCharacter(id);
  if (!outcome.ok) return notifyProblem(`${formatCharacterName(name)} was not copied`, outcome.error);
  notifyInLibrary({ kind: 'information', title: `A copy of ${formatCharacterName(name)} was made` });
}

/** The characters moved to the bin last, until they are restored. */
let lastBinned: readonly ListedCharacter[] = [];

/** Restores the characters that were moved to the bin last, if any. */
export async function undoBinning(): Promise<void> {
  if (lastBinned.length > 0) await putBack(lastBinned);
}

/** Moves characters to the bin, with a notice that offers to undo it. */
export async function moveToBin(characters: readonly ListedCharacter[]): Promise<void> {
  const ids = characters.map(({ id }) => id);
  const words = describeCharacters(characters);
  const outcome = await binCharacters(ids);
  if (!outcome.ok) return notifyProblem(`${words} could not be moved to the bin`, outcome.error);
  if (outcome.value === 0) return moveOthersToBin(characters);
  lastBinned = characters;
  const verb = outcome.value === 1 ? 'is' : 'are';
  notifyInLibrary({
    kind: 'information',
    title: `${outcome.value === ids.length ? words : describeCharacterCount(outcome.value)} ${verb} in the bin`,
    text: `for ${daysInBin} days.`,
    actions: [{ label: 'Undo', run: () => void putBack(characters) }],
  });
}

/** For when no other character could be opened in place of the open one: moves all but the open one. */
async function moveOthersToBin(characters: readonly ListedCharacter[]): Promise<void> {
  const open = useCharacterStore.getState().id;
  const remaining = characters.find(({ id }) => id === open);
  if (!remaining) return; // they no longer exist
  const movable = characters.filter((character) => character !== remaining);
  if (movable.length > 0) await moveToBin(movable);
  const title = `${formatCharacterName(remaining.name)} stays in the list`;
  const text = isOpenUntouched()
    ? 'It is your only character and still blank. The next one you create or open from a file replaces it.'
    : 'It is open, and no other character could be opened instead.';
  notifyInLibrary({ kind: 'information', title, text });
}

/** Restores characters from the bin. */
export async function putBack(characters: readonly ListedCharacter[]): Promise<void> {
  lastBinned = [];
  const words = describeCharacters(characters);
  const outcome = await restoreCharacters(characters.map(({ id }) => id));
  if (!outcome.ok) return notifyProblem(`${words} could not be restored`, outcome.error);
  notifyInLibrary({
    kind: 'information',
    title: `${words} ${characters.length === 1 ? 'is' : 'are'} back in the list`,
  });
}

/** Deletes characters in the bin irrevocably; the caller has asked for confirmation. */
export async function deleteForGood(characters: readonly ListedCharacter[]): Promise<void> {
  const words = describeCharacters(characters);
  const outcome = await deleteForever(characters.map(({ id }) => id));
  if (!outcome.ok) return notifyProblem(`${words} could not be deleted`, outcome.error);
  notifyInLibrary({ kind: 'information', title: `${describeCharacterCount(outcome.value)} deleted for good` });
}

/** Adds a tag to characters or removes it. Returns whether that was stored for all of them. */
export async function applyTag(ids: readonly string[], name: string, on: boolean): Promise<boolean> {
  const outcome = await tagCharacters(ids, name, on);
  if (outcome.ok) announce(`Tag ${name} ${on ? 'added' : 'removed'}`);
  else notifyProblem(`The tag ${name} was not ${on ? 'added to' : 'removed from'} all of them`, outcome.error);
  return outcome.ok;
}

/** Stores the current state of a character as a named version. */
export async function keepNamedVersion({ id, name }: ListedCharacter, version: string): Promise<void> {
  const outcome = await addVersionOf(id, version.trim());
  if (!outcome.ok) return notifyProblem(`The version of ${formatCharacterName(name)} was not saved`, outcome.error);
  notifyInLibrary({ kind: 'information', title: `${formatCharacterName(name)} saved as version “${version.trim()}”` });
}

/** Opens the comparison of two characters, or of one with another still to be chosen. */
export function compare(ids: readonly string[]): void {
  const [before = null, after = null] = ids.map((id) => ({ kind: 'stored', id }) as const);
  openCompare(before, after);
}

/** Lets the player choose files, and asks which characters to import. */
export const chooseFilesToImport = (): void => chooseFiles(askAboutFiles);

/** Lets the player choose a folder, and asks which of the characters in it to import. */
export const chooseFolderToImport = (): void =>
  chooseFiles((files) => askAboutFiles(files.filter(({ name }) => isCharacterName(name) || /\.zip$/i.test(name))), {
    accept: '',
    folder: true,
  });

/** Saves one character as a file. */
export async function saveOne({ id, name }: ListedCharacter): Promise<void> {
  const outcome = await readCharacter(id);
  if (!outcome.ok) return notifyProblem(`${formatCharacterName(name)} was not saved as a file`, outcome.error);
  const saved = outcome.value;
  const file = toFileName(nameOrKind(saved.character), 'json');
  download(new Blob([serializeFile(saved, appVersion)], { type: 'application/json' }), file);
  await markExported([id]);
  notifyInLibrary({ kind: 'information', title: `${formatCharacterName(name)} was saved as ${file}` });
}

/** Saves characters as one library file; 'all' means all outside the bin. */
export async function saveTogether(ids: readonly string[] | 'all'): Promise<void> {
  const outcome = await exportLibrary(ids);
  if (!outcome.ok) return notifyProblem('The file could not be made', outcome.error);
  const { blob, name, count } = outcome.value;
  download(blob, name);
  notifyInLibrary({ kind: 'information', title: `${describeCharacterCount(count)} saved as ${name}` });
}
