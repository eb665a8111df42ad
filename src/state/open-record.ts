import { rulesetIds } from '../catalog/entry.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { type CharacterSummary, listCharacters, loadCharacter } from '../storage/current-character.ts';
import type { Outcome } from '../storage/storage-problem.ts';
import { blankSaved, openCharacter, useCharacterStore } from './character-store.ts';
import { rulesetReady } from './ruleset-gate.ts';
import { sameContent } from './same-content.ts';
import { autosave, storeNow } from './saver.ts';
import { useSavingStore } from './saving-store.ts';

const options = { rulesets: rulesetIds };

/** All characters of this browser, the one changed last first; none where storage fails. */
export async function storedCharacters(): Promise<readonly CharacterSummary[]> {
  await autosave.flush();
  const list = await listCharacters();
  return list.ok ? list.value : [];
}

/** Opens a character of this browser in place of the open one, which stays stored. Answers whether it was opened. */
export async function openStored(id: string): Promise<Outcome<boolean>> {
  await autosave.flush();
  const loaded = await loadCharacter(id, options);
  if (!loaded.ok) return loaded;
  if (!(await rulesetReady(loaded.value.saved.ruleset))) return { ok: true, value: false };
  autosave.basedOn(id, loaded.value.revision);
  openCharacter(loaded.value.saved, id);
  return { ok: true, value: true };
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
  const untouched = sameContent(former.saved, blankSaved(former.saved.ruleset));
  openCharacter(saved, untouched ? former.id : undefined);
  return {
    former: former.saved.character.name,
    back: untouched ? null : () => openCharacter(former.saved, former.id),
  };
}

/** Opens a blank character under a record of its own. */
export const openBlank = (rulesetId?: string): Promise<Opened | null> => openAnother(blankSaved(rulesetId));

/** When another tab has stored the same character: what is open here takes its place. */
export function keepMine(): void {
  const saving = useSavingStore.getState();
  if (saving.state !== 'failed' || saving.problem.code !== 'saved-elsewhere') return;
  autosave.basedOn(useCharacterStore.getState().id, saving.problem.revision);
  void storeNow();
}

/** When another tab has stored the same character: what is open here goes on under a record of its own. */
export function keepBoth(): void {
  const { id, saved } = useCharacterStore.getState();
  autosave.forget(id);
  openCharacter(saved);
}
