import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { yieldToMain } from './idle.ts';
import { initialView, type PrintSubject } from './view-state.ts';
import { changeSlice, useViewStore } from './view-store.ts';

const none = initialView.printPreparation;

/** Begins to add these runs to the page. */
export const startPreparing = (runs: readonly (readonly PrintSubject[])[], choices: PrintChoices): void =>
  changeSlice('printPreparation', { phase: 'preparing', runs, choices, ready: 0 });

/** Records that so many runs are in the page. */
export function reportPrepared(count: number): void {
  const { phase, runs, ready } = useViewStore.getState().printPreparation;
  if (phase !== 'preparing' || count <= ready) return;
  changeSlice('printPreparation', { ready: count, phase: count < runs.length ? 'preparing' : 'complete' });
}

/** Adds all that is still missing at once, because the browser prints now. */
export function completePreparation(): void {
  const { phase, runs } = useViewStore.getState().printPreparation;
  if (phase === 'removing') useViewStore.setState({ printPreparation: none });
  else if (phase !== 'none') changeSlice('printPreparation', { phase: 'printing', ready: runs.length });
}

/** Ends the preparation, unless the browser prints already. */
export function stopPreparing(): void {
  const { phase } = useViewStore.getState().printPreparation;
  if (phase === 'preparing' || phase === 'complete') void removePrepared();
}

/** Runs that are removed in one task. */
const removedAtOnce = 5;

/** Removes the runs from the page, after they were printed. */
export async function removePrepared(): Promise<void> {
  const { phase, ready } = useViewStore.getState().printPreparation;
  if (phase === 'none' || phase === 'removing') return;
  for (let left = ready; left > 0; left -= removedAtOnce) {
    changeSlice('printPreparation', { phase: 'removing', ready: left });
    await yieldToMain();
    if (useViewStore.getState().printPreparation.phase !== 'removing') return; // other characters are prepared meanwhile
  }
  useViewStore.setState({ printPreparation: none });
}
