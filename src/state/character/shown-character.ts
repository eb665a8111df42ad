import type { Play } from '../../character/play.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { useViewStore } from '../view/view-store.ts';
import { sheetOf, useCharacter } from './derived-character.ts';

/** Returns the sheet on screen, for printing: of the shared character while one is shown, otherwise of the open one. */
export function useShownSheet(): DerivedCharacter {
  const shared = useViewStore(({ sharedCharacter }) => sharedCharacter);
  const open = useCharacter((saved) => saved);
  return sheetOf(shared ?? open);
}

/** The state of play of the same character; undefined at rest. */
export function useShownPlay(): Play | undefined {
  const shared = useViewStore(({ sharedCharacter }) => sharedCharacter);
  const open = useCharacter((saved) => saved.play);
  return shared ? shared.play : open;
}
