import { createContext, useContext } from 'react';
import type { CombatSheet } from '../../rules/combat/work-out-combat.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';

/** The open character in play: at rest and as it is now. */
interface InPlay {
  readonly sheet: DerivedCharacter;
  readonly combat: CombatSheet;
}

export const InPlayContext = createContext<InPlay | null>(null);

/** The character of the play screen. @throws Error outside of it */
export function useInPlay(): InPlay {
  const inPlay = useContext(InPlayContext);
  if (!inPlay) throw new Error('not on the play screen');
  return inPlay;
}
