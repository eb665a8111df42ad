import { autosave } from '../../state/saving/saver.ts';

/** Stores what is not stored yet, as far as it can be, and loads the page anew. */
export function reload(): void {
  void autosave.flush().then(() => location.reload());
}
