import { loadCurrentId } from '../../storage/current-character.ts';
import { useCharacterStore } from '../character/character-store.ts';

/**
 * Returns whether the page would be the same after a reload, once everything is stored: nothing to undo or redo, no open
 * dialog, and the same character opened again.
 */
export async function canReloadWithoutLoss(): Promise<boolean> {
  const { pastStates, futureStates } = useCharacterStore.temporal.getState();
  if (pastStates.length > 0 || futureStates.length > 0 || document.querySelector('dialog[open]')) return false;
  const last = await loadCurrentId();
  return last.ok && last.value === useCharacterStore.getState().id;
}
