import { nameOrKind, type SavedCharacter } from '../../character/character.ts';
import { setName } from '../../character/edit-character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { maxTags, withTag } from '../../character/tags.ts';
import { done, failed } from '../../engine/result.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { storeArrivals } from '../../storage/arrivals.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { changeSummaries, listSummaries, readSummary } from '../../storage/summaries.ts';
import { editCharacter, useCharacterStore } from '../character/character-store.ts';
import { readNewest } from '../saving/open-record.ts';
import { autosave, characterSaver, storedListeners } from '../saving/saver.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { changeList, patchCount, patchLibrary, useLibraryStore } from './library-store.ts';

let following = false;

/** Reads the list of all characters into `useLibraryStore`. On failure the store gets the problem and keeps its list. */
export async function refreshLibrary(): Promise<Outcome<null>> {
  startFollowing();
  if (useLibraryStore.getState().characters.state === 'not-read') changeList('characters', { state: 'reading' });
  await autosave.flush();
  for (;;) {
    const patches = patchCount();
    const list = await listSummaries();
    if (!list.ok) {
      changeList('characters', { state: 'read', problem: list.error });
      return list;
    }
    if (patches !== patchCount()) continue; // something was stored during the read
    changeList('characters', { list: list.value, state: 'read', problem: null });
    return done(null);
  }
}

/** Starts to update the list whenever this tab stores a character. */
function startFollowing(): void {
  if (following) return;
  following = true;
  storedListeners.push((id) => void reread(id));
}

/** Reads one summary of the list again. */
async function reread(id: string): Promise<void> {
  const summary = await readSummary(id);
  if (summary.ok && summary.value) patchLibrary([summary.value]);
}

/** Renames a character: the open one by an edit that can be undone, any other in storage. */
export async function renameCharacter(id: string, name: string): Promise<Outcome<null>> {
  if (useCharacterStore.getState().id === id) {
    editCharacter(`Name: ${name}`, (character) => setName(character, name));
    await autosave.flush();
    return done(null);
  }
  for (let attempt = 1; ; attempt += 1) {
    const [loaded, summary] = await Promise.all([loadCharacter(id, { rulesets: rulesetIds }), readSummary(id)]);
    if (!loaded.ok) return loaded;
    const { saved, revision } = loaded.value;
    const renamed = { ...saved, character: setName(saved.character, name) };
    const points = summary.ok && summary.value ? summary.value.points : null;
    const stored = await saveCharacter(id, renamed, appVersion, revision, points);
    if (!stored.ok && stored.error.code === 'saved-elsewhere' && attempt < 3) continue; // another tab has saved it since
    if (!stored.ok) return stored;
    broadcastToTabs({ kind: 'stored', id, revision: stored.value });
    await reread(id);
    return done(null);
  }
}

/** Stores a copy of a character, with its tags, named "Anna (copy)". Returns the id of the copy, which is not opened. */
export async function duplicateCharacter(id: string): Promise<Outcome<string>> {
  const read = await readCharacter(id);
  if (!read.ok) return read;
  const summary = await readSummary(id);
  const { points = null, face = null, tags = [] } = (summary.ok && summary.value) || {};
  const name = read.value.character.name ? `${read.value.character.name} (copy)` : '';
  const character = setName(read.value.character, name);
  const saved = serializeFile({ ...read.value, character }, appVersion);
  const { ruleset } = read.value;
  const copy = {
    id: '',
    name: nameOrKind(character),
    ruleset,
    saved,
    updated: '',
    tags,
    overwrite: false,
    shown: { points, face },
  };
  const stored = await storeArrivals([copy], '');
  if (!stored.ok) return stored;
  patchLibrary(stored.value.flatMap(({ summary }) => summary ?? []));
  broadcastToTabs({ kind: 'library' });
  return done(stored.value[0]?.id ?? '');
}

/**
 * Adds a tag to characters, or removes it (`on` false). Tags are trimmed to at most 40 characters and compared ignoring
 * case. Returns how many characters changed. A character with 20 tags is skipped: the rest are changed, and the result is
 * the problem `too-many-tags`.
 */
export async function tagCharacters(ids: readonly string[], tag: string, on: boolean): Promise<Outcome<number>> {
  let full = false;
  const changed = await changeSummaries(ids, (summary) => {
    const tags = withTag(summary.tags, tag, on);
    if (tags === null) full = true;
    return tags === null || tags === summary.tags ? null : { ...summary, tags };
  });
  if (!changed.ok) return changed;
  patchLibrary(changed.value);
  if (changed.value.length > 0) broadcastToTabs({ kind: 'library' });
  return full ? failed({ code: 'too-many-tags', limit: maxTags }) : done(changed.value.length);
}

/** Reads a character without opening it, the open one with its newest edits: for comparison and printing. */
export async function readCharacter(id: string): Promise<Outcome<SavedCharacter>> {
  const read = await readNewest(characterSaver, id);
  return read.ok ? done(read.value.saved) : read;
}
