import { encounterAutosave } from '../../state/encounter/encounter-saver.ts';
import { notify } from '../../state/view/notices.ts';

const windowPrefix = 'pointwright-player-';

/** The key of the fighter whom this window shows to a player; null in the game master's windows. */
export const shownPlayer = (): string | null =>
  window.name.startsWith(windowPrefix) ? window.name.slice(windowPrefix.length) : null;

/** Opens a window that shows one fighter to its player. It follows the encounter as this window stores it. */
export async function openPlayerWindow(key: string): Promise<void> {
  // The other window reads what is stored. It is opened first, while the browser still counts the press.
  const opened = window.open('./#encounter', `${windowPrefix}${key}`);
  await encounterAutosave.flush();
  if (opened) return;
  notify({
    kind: 'problem',
    title: 'The player’s window was not opened',
    text: 'The browser did not allow it. Allow this page to open windows, and try again.',
  });
}

/** The window is the game master's from now on. */
export function leavePlayerView(): void {
  window.name = '';
  location.reload();
}
