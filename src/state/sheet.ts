import type { SavedCharacter } from '../character/saved-character.ts';
import { buildSheet, type Sheet } from '../rules/build-sheet.ts';
import { useCharacterStore } from './character-store.ts';

const built = new WeakMap<SavedCharacter, Sheet>();

/** The sheet of a character, worked out once for each state of it. */
export function sheetOf(saved: SavedCharacter): Sheet {
  const ready = built.get(saved);
  if (ready) return ready;
  const made = buildSheet(saved);
  built.set(saved, made);
  return made;
}

/** Selects from the sheet of the character being edited; select one number or text at a time. */
export function useSheet<Selected>(select: (sheet: Sheet) => Selected): Selected {
  return useCharacterStore((state) => select(sheetOf(state.saved)));
}

/** Selects from the choices of the character being edited. */
export function useCharacter<Selected>(select: (saved: SavedCharacter) => Selected): Selected {
  return useCharacterStore((state) => select(state.saved));
}

/** The sheet now, outside of components. */
export function currentSheet(): Sheet {
  return sheetOf(useCharacterStore.getState().saved);
}
