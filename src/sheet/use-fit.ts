import { useLayoutEffect, useRef, useState } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';

/** How much is done so that a sheet fits on its page. */
export interface Fit {
  /** How many of the usual empty rows there are, from 0 to 1. */
  readonly room: number;
  /** The class that makes the type smaller; "" for none. */
  readonly type: string;
}

/** From nothing to the most: first empty rows go, then the type gets smaller. */
const fits = [
  { room: 1, type: '' },
  { room: 0.6, type: '' },
  { room: 0.3, type: '' },
  { room: 0, type: '' },
  { room: 0, type: 'sheet-smaller' },
  { room: 0, type: 'sheet-smallest' },
  { room: 0, type: 'sheet-least' },
] as const satisfies readonly Fit[];
/** A sheet of more pages is let be: it will not fit on one. */
const MOST_PAGES = 2;

/**
 * Sets a sheet on one page where that can be done. It is drawn in columns of the size of a page, and each time that it
 * runs over into a second one it is tried with less room; when all fails it has as many pages and rows as it likes.
 * @param choices those of the print; undefined on the screen, where nothing is to be fitted
 * @returns a ref for the sheet, and how it is to be drawn
 */
export function useFit(model: SheetModel, choices: PrintChoices | undefined) {
  const article = useRef<HTMLElement>(null);
  const [tried, setTried] = useState({ step: 0, model, choices, given: false });
  // Another sheet or other choices: from the start.
  const current =
    tried.model === model && tried.choices === choices ? tried : { step: 0, model, choices, given: false };
  useLayoutEffect(() => {
    if (!choices || current.given || !article.current) return;
    const columns = article.current.getClientRects().length;
    const more = columns > 1 && (current.step > 0 || columns <= MOST_PAGES);
    if (!more) {
      if (current.step > 0 || columns > 1) setTried({ ...current, given: true });
      return;
    }
    const step = current.step + 1;
    setTried(step < fits.length ? { ...current, step } : { ...current, step: 0, given: true });
  });
  const fit: Fit = fits[current.step] ?? fits[0];
  return { article, fit: choices?.blankRows === false ? { ...fit, room: 0 } : fit };
}
