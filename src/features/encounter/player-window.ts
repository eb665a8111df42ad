import { encounterAutosave } from '../../state/encounter/encounter-saver.ts';
import { notify } from '../../state/view/notices.ts';
import { playerWindowName } from '../browser/this-window.ts';

/** Opens a window that shows one fighter to its player. It follows the encounter as this window stores it. */
export async function openPlayerWindow(key: string): Promise<void> {
  // The other window reads what is stored. It is opened first, while the browser still counts the press.
  const opened = window.open('./#encounter', playerWindowName(key));
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
