import { create } from 'zustand';

export interface EncounterView {
  /** Which of the encounters opened so far it belongs to (`opened` of the encounter store). */
  readonly of: number;
  /** The key of the fighter that is shown; '' for the one whose turn it is. */
  readonly shown: string;
  /** Whether the fighter covers the list on narrow screens. */
  readonly isFighterOpen: boolean;
  /** The attack that is being made. */
  readonly attack: { readonly attacker: string; readonly defender: string; readonly line: string } | null;
  readonly dialog: 'add' | null;
}

const closed: EncounterView = { of: -1, shown: '', isFighterOpen: false, attack: null, dialog: null };

/** What the encounter screen shows. It is not saved with the encounter. */
export const useEncounterView = create<EncounterView>()(() => closed);

/** Shows a fighter; on narrow screens over the list. */
export const showFighter = (key: string): void => useEncounterView.setState({ shown: key, isFighterOpen: true });

/** Returns from the fighter to the list on narrow screens. */
export const closeFighter = (): void => useEncounterView.setState({ isFighterOpen: false });

/** Shows whoever has the turn, as each turn begins. */
export const followTurn = (): void => useEncounterView.setState({ shown: '' });

export const beginAttack = (attack: EncounterView['attack']): void => useEncounterView.setState({ attack });

export const showEncounterDialog = (dialog: EncounterView['dialog']): void => useEncounterView.setState({ dialog });

/** Gives the focus to the button that opens the dialog of fighters to add: the one that had it may be gone. */
export const focusAddFighters = (): void => document.querySelector<HTMLElement>('[data-adds-fighters]')?.focus();

/** Forgets what another encounter showed. */
export function resetEncounterView(opened: number): void {
  if (useEncounterView.getState().of !== opened) useEncounterView.setState({ ...closed, of: opened });
}
