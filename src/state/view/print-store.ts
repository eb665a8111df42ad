import { create } from 'zustand';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { readPrintChoices } from '../../rules/print/read-print-choices.ts';

const name = 'pointwright.print';

/** How sheets are printed and saved as PDF. Remembered in this browser if possible. */
export const usePrintStore = create<PrintChoices>()(() => readStoredChoices());

/** Changes and remembers some of the choices. */
export function choosePrint(chosen: Partial<PrintChoices>): void {
  usePrintStore.setState(chosen);
  try {
    localStorage.setItem(name, JSON.stringify(usePrintStore.getState()));
  } catch {
    // Without localStorage they last until the tab is closed.
  }
}

function readStoredChoices(): PrintChoices {
  const locale = globalThis.navigator?.language ?? '';
  try {
    return readPrintChoices(localStorage.getItem(name), locale);
  } catch {
    return readPrintChoices(null, locale);
  }
}
