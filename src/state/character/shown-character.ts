import { create } from 'zustand';
import type { SavedCharacter } from '../../character/character.ts';
import type { Play } from '../../character/play.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { sheetOf, useCharacter } from './derived-character.ts';

/** A shared character that is shown in place of the open one; null if there is none. It is not stored. */
export const useSharedCharacter = create<{ readonly saved: SavedCharacter | null }>()(() => ({ saved: null }));

/** Returns the sheet on screen, for printing: of the shared character while one is shown, otherwise of the open one. */
export function useShownSheet(): DerivedCharacter {
  const shared = useSharedCharacter(({ saved }) => saved);
  const open = useCharacter((saved) => saved);
  return sheetOf(shared ?? open);
}

/** The state of play of the same character; undefined at rest. */
export function useShownPlay(): Play | undefined {
  const shared = useSharedCharacter(({ saved }) => saved);
  const open = useCharacter((saved) => saved.play);
  return shared ? shared.play : open;
}
