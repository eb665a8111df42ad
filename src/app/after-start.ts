import { saveAsFile } from '../features/browser/download.ts';
import { describeFailure, failureOf, reload } from '../features/failure/failure.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { notify } from '../state/view/notices.ts';
import '../features/failure/failed-part.tsx';
import { openLaunchedFiles } from '../features/file/launched-files.ts';
import { useViewStore } from '../state/view/view-store.ts';

/** Errors that were reported already: each is reported once. */
const reportedKeys = new Set<string>();

/**
 * Notifies the player of errors outside of rendering: in event listeners, and in promises that nothing awaits.
 * @returns a function that stops reporting
 */
export function reportUnhandledErrors(): () => void {
  const onError = (event: ErrorEvent) => {
    // Errors of browser extensions on the page are not ours to report.
    if (event.filename.startsWith(location.origin) && !isHarmless(event.message)) report(event.error ?? event.message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) report(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Browsers report a size that settles one frame late as an error. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

function report(thrown: unknown): void {
  const failure = failureOf(thrown);
  const key = failure.code === 'fault' ? failure.detail : failure.code;
  if (reportedKeys.has(key)) return;
  reportedKeys.add(key);
  const stored = useSavingStore.getState().character.state !== 'failed';
  const { title, text } = describeFailure('A part of Pointwright', failure, stored);
  const save = { label: 'Save as file', run: () => void saveAsFile() };
  if (failure.code === 'fault') notify({ kind: 'problem', title: 'Something went wrong', text, actions: [save] });
  else notify({ kind: 'problem', title, text, actions: [{ label: 'Reload', run: reload }, save] });
}

/** Starts what the program needs only after its first render. */
export function runAfterFirstRender(): void {
  reportUnhandledErrors();
  trustOwnScripts();
  openLaunchedFiles();
  void import('./start-background-sync.ts').then(({ startBackgroundSync }) => startBackgroundSync());
  if ('caches' in window) void import('./last-page.ts').then(({ keepLastPage }) => keepLastPage());
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
      title: 'Works offline now.',
    });
  });
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/**
 * Installs the trusted-types policy for script addresses that the content security policy demands: workers may come from
 * this origin only. Nothing creates scripts or HTML from text, so there is no policy for those. Does nothing in browsers
 * without trusted types.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      // Compares the address, not its origin: a blob made from text has the same origin.
      if (new URL(address, document.baseURI).href.startsWith(`${location.origin}/`)) return address;
      throw new TypeError(`Scripts come from ${location.origin} alone, not from ${address}`);
    },
  });
}
