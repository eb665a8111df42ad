import { serializeFile } from '../../character/file/serialize-file.ts';
import { newId } from '../../character/new-id.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { done, failed, type Outcome } from '../../storage/storage-problem.ts';
import { addVersion, addVersionFromRecord } from '../../storage/versions.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { ensureRuleset } from '../character/ruleset-gate.ts';
import { appVersion } from '../updates/app-version.ts';
import { autosave, storeNow } from './saver.ts';
import { useSavingStore } from './saving-store.ts';

/** Returns the character of this tab that conflicts with one stored by another tab; null without a conflict. */
function findConflict(): { readonly id: string; readonly saved: SavedCharacter; readonly isOpen: boolean } | null {
  const saving = useSavingStore.getState();
  if (saving.state !== 'failed' || saving.problem.code !== 'saved-elsewhere') return null;
  const open = useCharacterStore.getState();
  const id = saving.id ?? open.id;
  const isOpen = id === open.id;
  const saved = isOpen ? open.saved : autosave.unsaved().find((pending) => pending.id === id)?.saved;
  return saved ? { id, saved, isOpen } : null;
}

/**
 * Resolves a conflict with another tab in favor of this one; the other tab's character is kept as a version. On a problem
 * nothing is changed.
 */
export async function keepMine(): Promise<Outcome<null>> {
  const conflict = findConflict();
  if (!conflict) return done(null);
  const kept = await addVersionFromRecord(conflict.id, 'From the other tab');
  if (kept.ok) autosave.setBaseRevision(conflict.id, kept.value.revision);
  else if (kept.problem.code !== 'no-such-character') return kept;
  await (conflict.isOpen ? storeNow() : autosave.flush());
  return done(null);
}

/**
 * Resolves a conflict in favor of the other tab: its character is shown here, which can be undone; this tab's is kept as a
 * version. On a problem nothing is changed.
 */
export async function keepTheirs(): Promise<Outcome<null>> {
  const conflict = findConflict();
  if (!conflict) return done(null);
  const { id } = conflict;
  const theirs = await loadCharacter(id, { rulesets: rulesetIds });
  if (!theirs.ok) return theirs;
  if (conflict.isOpen && !(await ensureRuleset(theirs.value.saved.ruleset))) return done(null); // a notice says why
  const createdAt = new Date().toISOString();
  const saved = serializeFile((findConflict() ?? conflict).saved, appVersion);
  const kept = await addVersion({ character: id, name: 'From this tab', made: createdAt, reason: 'named', saved });
  if (!kept.ok) return failed(kept.problem);
  autosave.setBaseRevision(id, theirs.value.revision, theirs.value.saved);
  autosave.forget(id);
  if (useCharacterStore.getState().id === id) {
    useCharacterStore.setState({ saved: theirs.value.saved, lastEdit: 'Taken from another tab' });
  }
  return done(null);
}

/**
 * Resolves a conflict by keeping both: this tab's character continues in a separate record, with its history. On a problem
 * nothing is changed.
 */
export async function keepBoth(): Promise<Outcome<null>> {
  const conflict = findConflict();
  if (!conflict) return done(null);
  const id = newId();
  if (!conflict.isOpen) {
    const copy = await saveCharacter(id, conflict.saved, appVersion, 0);
    if (!copy.ok) return copy;
    autosave.forget(conflict.id);
    return done(null);
  }
  autosave.forget(conflict.id);
  useCharacterStore.setState({ id });
  await autosave.flush();
  return done(null);
}
