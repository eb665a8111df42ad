import { fileName } from '../../character/file/file-name.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { askAboutFiles } from '../../state/library/incoming-files.ts';
import { duplicateCharacter, readCharacter, renameCharacter, tagCharacters } from '../../state/library/library.ts';
import { binCharacters, daysInBin, deleteForever, restoreCharacters } from '../../state/library/library-bin.ts';
import { exportLibrary } from '../../state/library/library-file.ts';
import type { CharacterSummary, StorageProblem } from '../../state/library/library-store.ts';
import { addVersionOf } from '../../state/library/library-versions.ts';
import { markExported } from '../../state/saving/durability.ts';
import { isOpenUntouched, openStored } from '../../state/saving/open-record.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { openCompare } from '../../state/view/compare-store.ts';
import { type FrameNotice, notify } from '../../state/view/notice-store.ts';
import { showLibrary, showWelcome } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { chooseFiles } from '../browser/choose-files.ts';
import { download } from '../browser/download.ts';
import { countWords, nameWords, someWords } from './library-words.ts';

type Listed = Pick<CharacterSummary, 'id' | 'name'>;

/** Says something in the library alone: the forms have nothing to do with it. */
const say = (notice: Omit<FrameNotice, 'id' | 'where'>): void => {
  notify({ ...notice, where: 'library' });
};

const tellProblem = (title: string, problem: StorageProblem): void =>
  say({ kind: 'problem', title, text: storageProblemSentence(problem) });

/** Opens a character in place of the open one and leaves the library. What goes wrong is told in a notice. */
export async function open({ id, name }: Listed): Promise<void> {
  if (id !== useCharacterStore.getState().id) {
    const outcome = await openStored(id);
    if (!outcome.ok) return tellProblem(`${nameWords(name)} was not opened`, outcome.problem);
    if (!outcome.value) return; // its rules did not load, and a notice says so
    showWelcome(false);
  }
  showLibrary(false);
}

/** Gives a character another name; an empty or unchanged one changes nothing. */
export async function rename({ id, name }: Listed, wanted: string): Promise<void> {
  const next = wanted.trim();
  if (next === '' || next === name) return;
  const outcome = await renameCharacter(id, next);
  if (outcome.ok) announce(`${nameWords(name)} is now called ${next}`);
  else tellProblem(`${nameWords(name)} was not renamed`, outcome.problem);
}

/** Stores a copy beside it. */
export async function duplicate({ id, name }: Listed): Promise<void> {
  const outcome = await duplicateCharacter(id);
  if (!outcome.ok) return tellProblem(`${nameWords(name)} was not copied`, outcome.problem);
  say({ kind: 'information', title: `A copy of ${nameWords(name)} was made` });
}

/** The ones that were moved to the bin last, until they are put back. */
let binnedLast: readonly Listed[] = [];

/** Puts back what was moved to the bin last; nothing when there is no such thing. */
export async function undoBinning(): Promise<void> {
  if (binnedLast.length > 0) await putBack(binnedLast);
}

/** Moves characters to the bin, with a way back. */
export async function moveToBin(characters: readonly Listed[]): Promise<void> {
  const ids = characters.map(({ id }) => id);
  const words = someWords(characters);
  const outcome = await binCharacters(ids);
  if (!outcome.ok) return tellProblem(`${words} could not be moved to the bin`, outcome.problem);
  if (outcome.value === 0) return moveOthersToBin(characters);
  binnedLast = characters;
  const are = outcome.value === 1 ? 'is' : 'are';
  say({
    kind: 'information',
    title: `${outcome.value === ids.length ? words : countWords(outcome.value)} ${are} in the bin`,
    text: `for ${daysInBin} days.`,
    actions: [{ label: 'Undo', run: () => void putBack(characters) }],
  });
}

/** No other could be opened in place of the open one: it stays, and the others go. */
async function moveOthersToBin(characters: readonly Listed[]): Promise<void> {
  const open = useCharacterStore.getState().id;
  const staying = characters.find(({ id }) => id === open);
  if (!staying) return; // they were not there any more
  const others = characters.filter((each) => each !== staying);
  if (others.length > 0) await moveToBin(others);
  const title = `${nameWords(staying.name)} stays in the list`;
  const text = isOpenUntouched()
    ? 'It is open, there is no other to be opened in its place, and nothing was chosen for it yet. The next character that you begin or open from a file takes its place.'
    : 'It is open, and no other could be opened in its place.';
  say({ kind: 'information', title, text });
}

/** Takes characters out of the bin again. */
export async function putBack(characters: readonly Listed[]): Promise<void> {
  binnedLast = [];
  const words = someWords(characters);
  const outcome = await restoreCharacters(characters.map(({ id }) => id));
  if (!outcome.ok) return tellProblem(`${words} could not be put back`, outcome.problem);
  say({ kind: 'information', title: `${words} ${characters.length === 1 ? 'is' : 'are'} back in the list` });
}

/** Deletes characters of the bin. There is no way back, so the player was asked before. */
export async function deleteForGood(characters: readonly Listed[]): Promise<void> {
  const words = someWords(characters);
  const outcome = await deleteForever(characters.map(({ id }) => id));
  if (!outcome.ok) return tellProblem(`${words} could not be deleted`, outcome.problem);
  say({ kind: 'information', title: `${countWords(outcome.value)} deleted for good` });
}

/** Gives characters a tag or takes it from them. Answers whether storage did it for all. */
export async function tag(ids: readonly string[], name: string, on: boolean): Promise<boolean> {
  const outcome = await tagCharacters(ids, name, on);
  if (outcome.ok) announce(`Tag ${name} ${on ? 'given' : 'taken away'}`);
  else tellProblem(`The tag ${name} was not ${on ? 'given to' : 'taken from'} all of them`, outcome.problem);
  return outcome.ok;
}

/** Keeps a character as it is now, under a name. */
export async function keep({ id, name }: Listed, version: string): Promise<void> {
  const outcome = await addVersionOf(id, version.trim());
  if (!outcome.ok) return tellProblem(`The version of ${nameWords(name)} was not kept`, outcome.problem);
  say({ kind: 'information', title: `${nameWords(name)} is kept as “${version.trim()}”` });
}

/** Shows what differs between two characters, or between one and another that is still to be chosen. */
export function compare(ids: readonly string[]): void {
  const [before = null, after = null] = ids.map((id) => ({ kind: 'stored', id }) as const);
  openCompare(before, after);
}

/** Lets the player choose files, and asks what of them to take in. */
export const chooseFilesToImport = (): void => chooseFiles(askAboutFiles);

/** Saves one character as a file of its own. */
export async function saveOne({ id, name }: Listed): Promise<void> {
  const outcome = await readCharacter(id);
  if (!outcome.ok) return tellProblem(`${nameWords(name)} was not saved as a file`, outcome.problem);
  const saved = outcome.value;
  const file = fileName(saved.character.name, 'json');
  download(new Blob([serializeFile(saved, appVersion)], { type: 'application/json' }), file);
  await markExported([id]);
  say({ kind: 'information', title: `${nameWords(name)} was saved as ${file}` });
}

/** Saves characters as one library file, or all but those in the bin with 'all'. */
export async function saveTogether(ids: readonly string[] | 'all'): Promise<void> {
  const outcome = await exportLibrary(ids);
  if (!outcome.ok) return tellProblem('The file could not be made', outcome.problem);
  const { blob, name, count } = outcome.value;
  download(blob, name);
  say({ kind: 'information', title: `${countWords(count)} saved as ${name}` });
}
