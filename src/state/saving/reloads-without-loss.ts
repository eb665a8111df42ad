import { loadCurrentId } from '../../storage/current-character.ts';
import { useCharacterStore } from '../character/character-store.ts';

/**
 * Whether a page would be the same after a reload, once all is stored: no steps to undo, no dialog that is being filled
 * in, and the same character opened again.
 */
export async function reloadsWithoutLoss(): Promise<boolean> {
  const { pastStates, futureStates } = useCharacterStore.temporal.getState();
  if (pastStates.length > 0 || futureStates.length > 0 || document.querySelector('dialog[open]')) return false;
  const last = await loadCurrentId();
  return last.ok && last.value === useCharacterStore.getState().id;
}
