import '../features/failure/failed-part.tsx'; // what tells of failures is there before there are any
import { openLaunchedFiles } from '../features/file/launched-files.ts';
import { followUpdates } from '../state/updates/follow-updates.ts';
import { notify } from '../state/view/notice-store.ts';
import { useViewStore } from '../state/view/view-store.ts';
import { reportUnhandledErrors } from './report-unhandled-errors.ts';
import { startBackgroundSync } from './start-background-sync.ts';
import { trustOwnScripts } from './trusted-scripts.ts';

/** What the program needs once its first picture is there, and not before. */
export function afterStart(): void {
  reportUnhandledErrors();
  trustOwnScripts();
  openLaunchedFiles();
  startBackgroundSync();
  // In development files change all the time: none is kept.
  if (import.meta.env.PROD) whenIdle(() => void followUpdates().then((stored) => stored && tellReadyOffline()));
}

/** When the page is complete and has nothing else to do. */
function whenIdle(act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1_000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Says it once, when the player goes to another chapter: nothing on the screen moves away under the hand. */
function tellReadyOffline(): void {
  const unsubscribe = useViewStore.subscribe(({ chapter }, before) => {
    if (chapter === before.chapter) return;
    unsubscribe();
    notify({
      kind: 'information',
      title: 'Ready to work offline.',
      text: 'Pointwright now opens without a network, in this browser.',
    });
  });
}
