import '../features/failure/failed-part.tsx'; // loaded before any failure can happen
import { openLaunchedFiles } from '../features/file/launched-files.ts';
import { notify } from '../state/view/notice-store.ts';
import { useViewStore } from '../state/view/view-store.ts';
import { reportUnhandledErrors } from './report-unhandled-errors.ts';
import { trustOwnScripts } from './trusted-scripts.ts';

/** Starts what the program needs only after its first render. */
export function runAfterFirstRender(): void {
  reportUnhandledErrors();
  trustOwnScripts();
  openLaunchedFiles();
  void import('./start-background-sync.ts').then(({ startBackgroundSync }) => startBackgroundSync());
  // In development files change all the time, so there is no offline cache.
  if (import.meta.env.PROD) whenIdle(() => void watchForUpdates().catch(console.error));
}

async function watchForUpdates(): Promise<void> {
  const { followUpdates } = await import('../state/updates/follow-updates.ts');
  if (await followUpdates()) notifyReadyOffline();
}

/** Calls back once the page is loaded and idle. */
function whenIdle(callback: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1_000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Shows the notice once, at the next change of chapter, so that nothing moves on the screen while the player uses it. */
function notifyReadyOffline(): void {
  const unsubscribe = useViewStore.subscribe(({ chapter }, before) => {
    if (chapter === before.chapter) return;
    unsubscribe();
    notify({
      kind: 'information',
      title: 'Ready to work offline.',
      text: 'Pointwright now works offline in this browser.',
    });
  });
}
