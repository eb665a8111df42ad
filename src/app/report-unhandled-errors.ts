import { saveAsFile } from '../features/browser/download.ts';
import { describeFailure, failureOf } from '../features/failure/failure.ts';
import { reload } from '../features/failure/reload.ts';
import { useSavingStore } from '../state/saving/saving-store.ts';
import { notify } from '../state/view/notice-store.ts';

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
  const stored = useSavingStore.getState().state !== 'failed';
  const { title, text } = describeFailure('A part of Pointwright', failure, stored);
  const save = { label: 'Save as file', run: () => void saveAsFile() };
  if (failure.code === 'fault') notify({ kind: 'problem', title: 'Something went wrong', text, actions: [save] });
  else notify({ kind: 'problem', title, text, actions: [{ label: 'Reload', run: reload }, save] });
}
