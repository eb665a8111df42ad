import { initialView, type ViewState } from '../../state/view/view-state.ts';
import { changeSlice, useViewStore } from '../../state/view/view-store.ts';

/** Shows a fighter; on narrow screens over the list. */
export const showFighter = (key: string): void => changeSlice('encounterView', { shown: key, isFighterOpen: true });

/** The fighter that is shown stays in view when the window becomes narrow. */
export const keepFighterOpen = (): void => {
  if (!useViewStore.getState().encounterView.isFighterOpen) changeSlice('encounterView', { isFighterOpen: true });
};

/** Returns from the fighter to the list on narrow screens. */
export const closeFighter = (): void => changeSlice('encounterView', { isFighterOpen: false });

/** Shows the fighter whose turn it is, as each turn begins. */
export const followTurn = (): void => changeSlice('encounterView', { shown: '' });

export const beginAttack = (attack: ViewState['encounterView']['attack']): void =>
  changeSlice('encounterView', { attack });

export const showEncounterDialog = (dialog: ViewState['encounterView']['dialog']): void =>
  changeSlice('encounterView', { dialog });

/** Shows the list, the board or the log; the log is always in view where there is room. */
export const showEncounterPart = (part: ViewState['encounterView']['part']): void =>
  changeSlice('encounterView', { part });

/** Gives the focus to the button that opens the dialog of fighters to add: the one that had it may be gone. */
export const focusAddFighters = (): void => document.querySelector<HTMLElement>('[data-adds-fighters]')?.focus();

/** Forgets the view of another encounter. */
export function resetEncounterView(opened: number): void {
  if (useViewStore.getState().encounterView.of !== opened)
    changeSlice('encounterView', { ...initialView.encounterView, of: opened });
}
