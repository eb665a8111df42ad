import { create } from 'zustand';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { sheetOf, useCharacter } from './derived-character.ts';

/** A shared character that is looked at, over the open one; null while there is none. Nothing of it is stored. */
export const useSharedCharacter = create<{ readonly saved: SavedCharacter | null }>()(() => ({ saved: null }));

/** The sheet that the player looks at, for what prints it: of a shared character while one is shown, else of the open one. */
export function useShownSheet(): DerivedCharacter {
  const shared = useSharedCharacter(({ saved }) => saved);
  const open = useCharacter((saved) => saved);
  return sheetOf(shared ?? open);
}
