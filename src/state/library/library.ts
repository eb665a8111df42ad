import { rulesetIds } from '../../catalog/entry.ts';
import { setName } from '../../character/edit-concept.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { mostTags, withTag } from '../../character/tags.ts';
import { storeArrivals } from '../../storage/arrivals.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { done, failed, type Outcome } from '../../storage/storage-problem.ts';
import { changeSummaries, listSummaries, readSummary } from '../../storage/summaries.ts';
import { editCharacter, useCharacterStore } from '../character/character-store.ts';
import { afterStoring, autosave } from '../saving/saver.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { patchCount, patchLibrary, useLibraryStore } from './library-store.ts';

let following = false;

/** Reads the list of all characters into `useLibraryStore`. On a problem the store says which, and keeps what it had. */
export async function refreshLibrary(): Promise<Outcome<null>> {
  follow();
  if (useLibraryStore.getState().state === 'not-read') useLibraryStore.setState({ state: 'reading' });
  await autosave.flush();
  for (;;) {
    const patches = patchCount();
    const list = await listSummaries();
    if (!list.ok) {
      useLibraryStore.setState({ state: 'read', problem: list.problem });
      return list;
    }
    if (patches !== patchCount()) continue; // something was stored while it was read
    useLibraryStore.setState({ characters: list.value, state: 'read', problem: null });
    return done(null);
  }
}

/** From now on, what this tab stores of the open character shows in the list. */
function follow(): void {
  if (following) return;
  following = true;
  afterStoring.push((id) => void reread(id));
}

/** Reads one character of the list anew. */
async function reread(id: string): Promise<void> {
  const summary = await readSummary(id);
  if (summary.ok && summary.value) patchLibrary([summary.value]);
}

/** Gives a character another name. The open one is renamed by an edit, which can be undone; another one in storage. */
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
    if (!stored.ok && stored.problem.code === 'saved-elsewhere' && attempt < 3) continue; // another tab was faster
    if (!stored.ok) return stored;
    broadcastToTabs({ kind: 'stored', id, revision: stored.value });
    await reread(id);
    return done(null);
  }
}

/** Stores a copy of a character, with its tags, named "Anna (copy)", and answers the id of the copy. Nothing is opened. */
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
    name: character.name,
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
 * Gives a tag to characters, or takes it from them (`on` false). Tags are trimmed, have at most 40 letters, and are the
 * same whatever their case. Answers how many characters changed; one that has 20 tags already is not given another
 * (problem `too-many-tags`, with the others done).
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
  return full ? failed({ code: 'too-many-tags', limit: mostTags }) : done(changed.value.length);
}

/** Reads a character without opening it, the open one with its newest edits: for comparing, and for PDFs of several. */
export async function readCharacter(id: string): Promise<Outcome<SavedCharacter>> {
  await autosave.flush();
  const open = useCharacterStore.getState();
  const saved = open.id === id ? open.saved : autosave.unsaved().find((each) => each.id === id)?.saved;
  if (saved) return done(saved);
  const loaded = await loadCharacter(id, { rulesets: rulesetIds });
  return loaded.ok ? done(loaded.value.saved) : loaded;
}
