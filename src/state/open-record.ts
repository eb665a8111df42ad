import type { FileRemark } from '../character/file/file-problem.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { rulesets } from '../rules/rulesets.ts';
import {
  type CharacterSummary,
  currentId,
  listCharacters,
  loadCharacter,
  putAside,
  saveCharacter,
  setCurrentId,
} from '../storage/current-character.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import { storageSentence } from '../storage/storage-sentences.ts';
import { appVersion } from './app-version.ts';
import { Autosave } from './autosave.ts';
import { blankSaved, openCharacter, useCharacterStore } from './character-store.ts';
import { setSaving, useSavingStore } from './saving-store.ts';

/** What was found in storage when the program started. */
export type Restored =
  | { readonly found: 'character'; readonly report: readonly FileRemark[] }
  | { readonly found: 'nothing' }
  | { readonly found: 'problem'; readonly problem: StorageProblem; readonly sentence: string };

const options = { rulesets: rulesets.map(({ id }) => id) };

const autosave = new Autosave({
  store: (id, saved, basedOn) => saveCharacter(id, saved, appVersion, basedOn),
  tell: setSaving,
});

/** Stores every change from now on, and everything at once when the page is left. Answers how to stop. */
export function startAutosave(): () => void {
  const unsubscribe = useCharacterStore.subscribe(({ id, saved }, before) => {
    if (id !== before.id) void setCurrentId(id);
    if (saved !== before.saved || id !== before.id) autosave.changed(id, saved);
  });
  const flush = () => void autosave.flush();
  // Added while the event is under way: fields hand over what is being typed in listeners of their own, before this one.
  const leave = () => window.addEventListener('pagehide', flush, { once: true });
  const hidden = () => document.visibilityState === 'hidden' && flush();
  window.addEventListener('pagehide', leave, { capture: true });
  document.addEventListener('visibilitychange', hidden);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', leave, { capture: true });
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Opens the character that was open last. One that cannot be read is put aside, and a blank one is open instead. */
export async function restoreLast(): Promise<Restored> {
  const last = await currentId();
  if (!last.ok) return problem(last.problem);
  const id = last.value ?? (await storedCharacters())[0]?.id;
  if (id === undefined) return { found: 'nothing' };
  const loaded = await loadCharacter(id, options);
  if (loaded.ok) {
    autosave.basedOn(id, loaded.value.revision);
    openCharacter(loaded.value.saved, id);
    setSaving({ state: 'saved' });
    return { found: 'character', report: loaded.value.report };
  }
  const { problem: why } = loaded;
  if (why.code === 'no-such-character') return { found: 'nothing' };
  if (why.code === 'unreadable' && why.why.code !== 'newer-version') await putAside(id, why.why.code);
  return problem(why);
}

/** Stores the open character even though nothing was changed yet. */
export function storeNow(): Promise<void> {
  const { id, saved } = useCharacterStore.getState();
  void setCurrentId(id);
  autosave.changed(id, saved);
  return autosave.flush();
}

/** All characters of this browser, the one changed last first; none where storage fails. */
export async function storedCharacters(): Promise<readonly CharacterSummary[]> {
  await autosave.flush();
  const list = await listCharacters();
  return list.ok ? list.value : [];
}

/** Opens a character of this browser in place of the open one, which stays stored. Answers '' or why it could not. */
export async function openStored(id: string): Promise<string> {
  await autosave.flush();
  const loaded = await loadCharacter(id, options);
  if (!loaded.ok) return storageSentence(loaded.problem);
  autosave.basedOn(id, loaded.value.revision);
  openCharacter(loaded.value.saved, id);
  return '';
}

/**
 * Opens a character under a record of its own, and answers how to go back to the one that was open. One that nothing
 * was chosen for yet leaves no record behind.
 */
export function openAnother(saved: SavedCharacter): () => void {
  const former = useCharacterStore.getState();
  const untouched = sameContent(former.saved, blankSaved(former.saved.ruleset));
  openCharacter(saved, untouched ? former.id : undefined);
  return () => openCharacter(former.saved, untouched ? undefined : former.id);
}

/** Opens a blank character under a record of its own. */
export const openBlank = (rulesetId?: string): (() => void) => openAnother(blankSaved(rulesetId));

/** When another tab has stored the same character: this one's choices take its place, or both are kept. */
export function keepMine(): void {
  const saving = useSavingStore.getState();
  if (saving.state !== 'failed' || saving.problem.code !== 'saved-elsewhere') return;
  autosave.basedOn(useCharacterStore.getState().id, saving.problem.revision);
  void storeNow();
}

export function keepBoth(): void {
  const { id, saved } = useCharacterStore.getState();
  autosave.forget(id);
  openCharacter(saved);
}

/** Tries again to store what could not be stored. */
export const retrySaving = (): Promise<void> => storeNow();

const sameContent = (one: SavedCharacter, other: SavedCharacter): boolean =>
  serializeFile(one, '') === serializeFile(other, '');

function problem(why: StorageProblem): Restored {
  return { found: 'problem', problem: why, sentence: storageSentence(why) };
}
