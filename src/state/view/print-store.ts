import { create } from 'zustand';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { readPrintChoices } from '../../rules/print/read-print-choices.ts';

const name = 'pointwright.print';

/** How sheets are printed and saved as PDF. Remembered in this browser where it lets us. */
export const usePrintStore = create<PrintChoices>()(() => remembered());

/** Changes some of the choices. */
export function choosePrint(chosen: Partial<PrintChoices>): void {
  usePrintStore.setState(chosen);
  try {
    localStorage.setItem(name, JSON.stringify(usePrintStore.getState()));
  } catch {
    // A browser that keeps nothing: they hold until the tab is closed.
  }
}

function remembered(): PrintChoices {
  const locale = globalThis.navigator?.language ?? '';
  try {
    return readPrintChoices(localStorage.getItem(name), locale);
  } catch {
    return readPrintChoices(null, locale);
  }
}
