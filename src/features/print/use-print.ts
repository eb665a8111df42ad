import { useEffect } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { yieldToMain } from '../../state/view/idle.ts';
import { startPreparing, stopPreparing, usePrintPreparation } from '../../state/view/print-preparation.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';
import { announce } from '../../ui/announce.ts';
import { areReferencesLoaded, loadReferences } from './chosen-references.ts';
import { runsOf } from './use-page-counts.ts';

/**
 * Prints the subjects. Several sheets are prepared first, which ends when the choices change or the dialog is closed.
 * @returns how many sheets are prepared, of how many (null while none are), and functions that print and stop preparing
 */
export function usePrint(subjects: readonly PrintSubject[], choices: PrintChoices) {
  const phase = usePrintPreparation((preparation) => preparation.phase);
  const all = usePrintPreparation(({ runs }) => runs.length);
  const ready = usePrintPreparation((preparation) => preparation.ready);
  useEffect(() => {
    if (phase !== 'complete') return;
    let active = true;
    const callBrowser = () => {
      if (!active) return;
      window.print();
      stopPreparing(); // a browser that printed has removed them, or does so later
    };
    yieldToMain().then(callBrowser, console.error); // because React cannot draw for the printer during an effect
    return () => {
      active = false;
    };
  }, [phase]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is prepared is outdated when they change.
  useEffect(() => stopPreparing, [subjects, choices]);
  const print = () => {
    const sheets = subjects.map(({ sheet }) => sheet);
    if (areReferencesLoaded(sheets, choices)) printLoaded();
    else loadReferences(sheets, choices).then(printLoaded, printLoaded); // a sheet without them says so
  };
  const printLoaded = () => {
    const runs = runsOf(subjects, choices);
    if (runs.length <= 1) window.print();
    else if (phase !== 'preparing') {
      startPreparing(runs, choices);
      announce('Preparing to print', 'print');
    }
  };
  const stop = () => {
    stopPreparing();
    announce('Stopped: nothing was printed', 'print');
  };
  const preparation = phase === 'preparing' || phase === 'complete' ? { all, ready } : null;
  return { preparation, print, stop };
}
