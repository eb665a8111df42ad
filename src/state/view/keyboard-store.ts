import { create } from 'zustand';

interface KeyboardChoices {
  /** Whether "?" lists the keys. Who speaks to the computer may type it unintentionally (WCAG 2.1.4). */
  readonly questionMark: boolean;
}

const key = 'pointwright.keyboard';

/** What the player has chosen about keys. Remembered in this browser if possible. */
export const useKeyboardStore = create<KeyboardChoices>()(() => ({ questionMark: !isOff() }));

/** Lets "?" list the keys, or not. */
export function allowQuestionMark(questionMark: boolean): void {
  useKeyboardStore.setState({ questionMark });
  try {
    if (questionMark) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without localStorage it lasts until the tab is closed.
  }
}

function isOff(): boolean {
  try {
    return localStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
}
