import { autosave } from '../../state/saving/saver.ts';

const loadErrors = new WeakSet<object>();
// Browsers word this error differently, so Vite's preload event is used to recognize it.
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => loadErrors.add(payload));

/** Whether an error means that a chunk of the program could not be loaded, as opposed to a fault in it. */
export const isNotLoaded = (thrown: unknown): boolean =>
  typeof thrown === 'object' && !!thrown && loadErrors.has(thrown);

/** Stores pending changes as far as possible, then reloads the page. */
export function reload(): void {
  void autosave.flush().then(() => location.reload());
}

/** Why a part of the screen cannot be shown. */
type Failure =
  /** Its chunk could not be loaded: no network, or the host has a new version without this file. */
  { readonly code: 'not-loaded' } | { readonly code: 'fault'; readonly detail: string };

/** Classifies a thrown value or the reason of a rejected promise. */
export function failureOf(thrown: unknown): Failure {
  if (isNotLoaded(thrown)) return { code: 'not-loaded' };
  return { code: 'fault', detail: thrown instanceof Error ? thrown.message || thrown.name : String(thrown) };
}

/**
 * The title and text of a notice about a failure.
 * @param name the part that failed, as the subject of a sentence: "This chapter"
 * @param stored whether the character on screen is stored
 */
export function describeFailure(name: string, failure: Failure, stored: boolean): { title: string; text: string } {
  const kept = stored
    ? 'Your character is saved; nothing is lost.'
    : 'Your latest changes are not saved: save them as a file.';
  if (failure.code === 'fault') {
    const text = `This is a bug in Pointwright, not your mistake: ${failure.detail}. ${kept}`;
    return { title: `${name} could not be shown`, text };
  }
  const text = `You may be offline, or Pointwright was updated since you opened this page. ${kept}`;
  return { title: `${name} could not be loaded`, text };
}
