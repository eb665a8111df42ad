import { rulesetIds } from '../../catalog/entry.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { loadCharacter } from '../../storage/current-character.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../character/character-store.ts';
import { rulesetReady } from '../character/ruleset-gate.ts';
import { sameContent } from './same-content.ts';
import { autosave } from './saver.ts';

/**
 * Opens a character of this browser in place of the open one, which stays stored. Answers whether it was opened: not when
 * its ruleset could not be loaded. The open one stays as it is, with its history. One that this tab could not store yet opens with its newest changes; one in the bin
 * is taken out of it; one that cannot be read is put aside, and the problem says why.
 */
export async function openStored(id: string): Promise<Outcome<boolean>> {
  await autosave.flush();
  if (useCharacterStore.getState().id === id) return { ok: true, value: true };
  const unsaved = autosave.unsaved().find((each) => each.id === id);
  if (unsaved) {
    const ready = await rulesetReady(unsaved.saved.ruleset);
    if (ready) openCharacter(unsaved.saved, id);
    return { ok: true, value: ready };
  }
  const loaded = await loadCharacter(id, { rulesets: rulesetIds });
  if (!loaded.ok) {
    const { quarantineOpen } = await import('./restore-other.ts');
    const aside = await quarantineOpen(id, loaded.problem);
    if (aside !== null) (await import('../library/library-store.ts')).patchLibrary([], [id]);
    return loaded;
  }
  const { revision, saved } = loaded.value;
  if (!(await rulesetReady(saved.ruleset))) return { ok: true, value: false };
  autosave.basedOn(id, revision, saved);
  openCharacter(saved, id);
  const { restoreFromBin } = await import('../library/restore-from-bin.ts');
  await restoreFromBin([id]);
  return { ok: true, value: true };
}

/** True while nothing was chosen for the open character: what is opened next takes its record. */
export function isOpenUntouched(): boolean {
  const { saved } = useCharacterStore.getState();
  return sameContent(saved, blankSaved(saved.ruleset));
}

/** A character was opened in place of the one of that name; `back` goes back to that, if it was worth keeping. */
export interface Opened {
  readonly former: string;
  readonly back: (() => void) | null;
}

/**
 * Opens a character under a record of its own, and answers how to go back to the one that was open; null when it was not
 * opened. One that nothing was chosen for yet leaves no record behind, and there is no way back to it.
 */
export async function openAnother(saved: SavedCharacter): Promise<Opened | null> {
  if (!(await rulesetReady(saved.ruleset))) return null;
  const former = useCharacterStore.getState();
  const untouched = isOpenUntouched();
  openCharacter(saved, untouched ? former.id : undefined);
  return {
    former: former.saved.character.name,
    back: untouched ? null : () => openCharacter(former.saved, former.id),
  };
}

/** Opens a blank character under a record of its own. */
export const openBlank = (rulesetId?: string): Promise<Opened | null> => openAnother(blankSaved(rulesetId));
