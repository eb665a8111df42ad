import { rulesetIds } from '../../catalog/entry.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { newId } from '../../character/new-id.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { done, failed, type Outcome } from '../../storage/storage-problem.ts';
import { addVersion, keepStored } from '../../storage/versions.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { rulesetReady } from '../character/ruleset-gate.ts';
import { appVersion } from '../updates/app-version.ts';
import { autosave, storeNow } from './saver.ts';
import { useSavingStore } from './saving-store.ts';

/** What of this tab could not be stored, since another tab was first; null when there is no such thing. */
function mine(): { readonly id: string; readonly saved: SavedCharacter; readonly isOpen: boolean } | null {
  const saving = useSavingStore.getState();
  if (saving.state !== 'failed' || saving.problem.code !== 'saved-elsewhere') return null;
  const open = useCharacterStore.getState();
  const id = saving.id ?? open.id;
  const isOpen = id === open.id;
  const saved = isOpen ? open.saved : autosave.unsaved().find((each) => each.id === id)?.saved;
  return saved ? { id, saved, isOpen } : null;
}

/**
 * When another tab has stored the same character: what this tab has takes its place. What the other one stored is kept as
 * a version. On a problem nothing was changed.
 */
export async function keepMine(): Promise<Outcome<null>> {
  const here = mine();
  if (!here) return done(null);
  const kept = await keepStored(here.id, 'From the other tab');
  if (kept.ok) autosave.basedOn(here.id, kept.value.revision);
  else if (kept.problem.code !== 'no-such-character') return kept;
  await (here.isOpen ? storeNow() : autosave.flush());
  return done(null);
}

/**
 * When another tab has stored the same character: what it stored is shown here, which can be undone. What this tab had is
 * kept as a version. On a problem nothing was changed.
 */
export async function keepTheirs(): Promise<Outcome<null>> {
  const here = mine();
  if (!here) return done(null);
  const { id } = here;
  const theirs = await loadCharacter(id, { rulesets: rulesetIds });
  if (!theirs.ok) return theirs;
  if (here.isOpen && !(await rulesetReady(theirs.value.saved.ruleset))) return done(null); // a notice says why
  const made = new Date().toISOString();
  const saved = serializeFile((mine() ?? here).saved, appVersion);
  const kept = await addVersion({ character: id, name: 'From this tab', made, reason: 'named', saved });
  if (!kept.ok) return failed(kept.problem);
  autosave.basedOn(id, theirs.value.revision, theirs.value.saved);
  autosave.forget(id);
  if (useCharacterStore.getState().id === id) {
    useCharacterStore.setState({ saved: theirs.value.saved, lastEdit: 'Taken from another tab' });
  }
  return done(null);
}

/**
 * When another tab has stored the same character: what this tab has goes on under a record of its own, with its history.
 * On a problem nothing was changed.
 */
export async function keepBoth(): Promise<Outcome<null>> {
  const here = mine();
  if (!here) return done(null);
  const id = newId();
  if (!here.isOpen) {
    const copy = await saveCharacter(id, here.saved, appVersion, 0);
    if (!copy.ok) return copy;
    autosave.forget(here.id);
    return done(null);
  }
  autosave.forget(here.id);
  useCharacterStore.setState({ id });
  await autosave.flush();
  return done(null);
}
