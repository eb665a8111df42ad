import { autosave } from '../../state/saving/saver.ts';

/** Stores pending changes as far as possible, then reloads the page. */
export function reload(): void {
  void autosave.flush().then(() => location.reload());
}
