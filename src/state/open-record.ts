import type { SavedCharacter } from '../character/saved-character.ts';
import { rulesets } from '../rules/rulesets.ts';
import { type CharacterSummary, listCharacters, loadCharacter } from '../storage/current-character.ts';
import type { StorageProblem } from '../storage/storage-problem.ts';
import { blankSaved, openCharacter, useCharacterStore } from './character-store.ts';
import { sameContent } from './same-content.ts';
import { autosave, storeNow } from './saver.ts';
import { useSavingStore } from './saving-store.ts';

const options = { rulesets: rulesets.map(({ id }) => id) };

/** All characters of this browser, the one changed last first; none where storage fails. */
export async function storedCharacters(): Promise<readonly CharacterSummary[]> {
  await autosave.flush();
  const list = await listCharacters();
  return list.ok ? list.value : [];
}

/** Opens a character of this browser in place of the open one, which stays stored. Answers the problem, if there is one. */
export async function openStored(id: string): Promise<StorageProblem | null> {
  await autosave.flush();
  const loaded = await loadCharacter(id, options);
  if (!loaded.ok) return loaded.problem;
  autosave.basedOn(id, loaded.value.revision);
  openCharacter(loaded.value.saved, id);
  return null;
}

/**
 * Opens a character under a record of its own, and answers how to go back to the one that was open. One that nothing
 * was chosen for yet leaves no record behind, and there is no way back to it.
 */
export function openAnother(saved: SavedCharacter): (() => void) | null {
  const former = useCharacterStore.getState();
  const untouched = sameContent(former.saved, blankSaved(former.saved.ruleset));
  openCharacter(saved, untouched ? former.id : undefined);
  return untouched ? null : () => openCharacter(former.saved, former.id);
}

/** Opens a blank character under a record of its own. */
export const openBlank = (rulesetId?: string): (() => void) | null => openAnother(blankSaved(rulesetId));

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
