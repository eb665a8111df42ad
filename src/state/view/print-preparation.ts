import { create } from 'zustand';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { yieldToMain } from './idle.ts';
import type { PrintSubject } from './print-subjects.ts';

interface PrintPreparation {
  /**
   * `preparing`: runs are added to the page one after the other. `complete`: all are there. `printing`: the browser reads them.
   * `removing`: they are removed again, a few at a time. `none`: a browser that prints waits until all are added.
   */
  readonly phase: 'none' | 'preparing' | 'complete' | 'printing' | 'removing';
  /** The subjects of each run of pages. */
  readonly runs: readonly (readonly PrintSubject[])[];
  readonly choices: PrintChoices | null;
  /** The number of runs that are in the page as they will be printed. */
  readonly ready: number;
}

const none: PrintPreparation = { phase: 'none', runs: [], choices: null, ready: 0 };

/**
 * The preparation of print. When the browser prints, all sheets must be in the page. Adding many at that moment would block it, so
 * they are added one after the other before the browser is called.
 */
export const usePrintPreparation = create<PrintPreparation>()(() => none);

/** Begins to add these runs to the page. */
export const startPreparing = (runs: PrintPreparation['runs'], choices: PrintChoices): void =>
  usePrintPreparation.setState({ phase: 'preparing', runs, choices, ready: 0 });

/** Records that so many runs are in the page. */
export function reportPrepared(count: number): void {
  const { phase, runs, ready } = usePrintPreparation.getState();
  if (phase !== 'preparing' || count <= ready) return;
  usePrintPreparation.setState({ ready: count, phase: count < runs.length ? 'preparing' : 'complete' });
}

/** Adds all that is still missing at once, because the browser prints now. */
export function completePreparation(): void {
  const { phase, runs } = usePrintPreparation.getState();
  if (phase === 'removing') usePrintPreparation.setState(none);
  else if (phase !== 'none') usePrintPreparation.setState({ phase: 'printing', ready: runs.length });
}

/** Ends the preparation, unless the browser prints already. */
export function stopPreparing(): void {
  const { phase } = usePrintPreparation.getState();
  if (phase === 'preparing' || phase === 'complete') void removePrepared();
}

/** Runs that are removed in one task. */
const removedAtOnce = 5;

/** Removes the runs from the page, after they were printed. */
export async function removePrepared(): Promise<void> {
  const { phase, ready } = usePrintPreparation.getState();
  if (phase === 'none' || phase === 'removing') return;
  for (let left = ready; left > 0; left -= removedAtOnce) {
    usePrintPreparation.setState({ phase: 'removing', ready: left });
    await yieldToMain();
    if (usePrintPreparation.getState().phase !== 'removing') return; // others are prepared meanwhile
  }
  usePrintPreparation.setState(none);
}
