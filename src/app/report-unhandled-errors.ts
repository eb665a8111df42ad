import { saveAsFile } from '../features/browser/download.ts';
import { failureOf, failureWords } from '../features/failure/failure.ts';
import { reload } from '../features/failure/reload.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { notify } from '../state/view/notice-store.ts';

/** What went wrong already: the same thing is said once. */
const said = new Set<string>();

/**
 * Tells the player of what goes wrong outside of any part of the screen: in a listener, or in work that nobody waits for.
 * @returns how to stop
 */
export function reportUnhandledErrors(): () => void {
  const onError = (event: ErrorEvent) => {
    // What extensions of the browser do on the page is not ours to tell.
    if (event.filename.startsWith(location.origin) && !isHarmless(event.message)) tell(event.error ?? event.message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) tell(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Browsers report a size that settles one picture later as an error. */
const isHarmless = (message: string): boolean => message.startsWith('ResizeObserver loop');

function tell(thrown: unknown): void {
  const failure = failureOf(thrown);
  const key = failure.code === 'fault' ? failure.detail : failure.code;
  if (said.has(key)) return;
  said.add(key);
  const stored = useSavingStore.getState().state !== 'failed';
  const { title, text } = failureWords('A part of Pointwright', failure, stored);
  const save = { label: 'Save as file', run: () => void saveAsFile() };
  if (failure.code === 'fault') notify({ kind: 'problem', title: 'Something went wrong', text, actions: [save] });
  else notify({ kind: 'problem', title, text, actions: [{ label: 'Reload', run: reload }, save] });
}
