import type { SavedCharacter } from '../../character/saved-character.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { useCharacterStore } from './character-store.ts';

/** Not `memoizeByObject`, which would keep a sheet as long as the history keeps the character. */
const sheets = new WeakMap<SavedCharacter, WeakRef<DerivedCharacter>>();

/** The sheets that were asked for last, the newest first. */
let recent: readonly DerivedCharacter[] = [];
/** So many are kept: the open character, the state before its last edit, and those of a comparison. */
const KEPT = 4;

/**
 * The sheet of a character, worked out once for each state of it as long as it is in use. The history has every state
 * since the character was opened: their sheets, each many times as large, are not kept with them.
 */
export function sheetOf(saved: SavedCharacter): DerivedCharacter {
  const cached = sheets.get(saved)?.deref();
  if (cached && cached === recent[0]) return cached;
  const sheet = cached ?? deriveCharacter(saved);
  if (!cached) sheets.set(saved, new WeakRef(sheet));
  recent = [sheet, ...recent.filter((other) => other !== sheet)].slice(0, KEPT);
  return sheet;
}

/** Selects from the sheet of the character being edited; select one number or text at a time. */
export function useSheet<Selected>(select: (sheet: DerivedCharacter) => Selected): Selected {
  return useCharacterStore((state) => select(sheetOf(state.saved)));
}

/** Selects from the choices of the character being edited. */
export function useCharacter<Selected>(select: (saved: SavedCharacter) => Selected): Selected {
  return useCharacterStore((state) => select(state.saved));
}

/** The sheet now, outside of components. */
export function currentSheet(): DerivedCharacter {
  return sheetOf(useCharacterStore.getState().saved);
}
