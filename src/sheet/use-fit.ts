import { useLayoutEffect, useRef, useState } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';

/** How a sheet is drawn to fit on its page. */
export interface Fit {
  /** The share of the usual empty rows, from 0 to 1. */
  readonly room: number;
  /** The class that makes the type smaller; "" for none. */
  readonly type: string;
}

/** In order of attempts: first fewer empty rows, then smaller type. */
const fits = [
  { room: 1, type: '' },
  { room: 0.6, type: '' },
  { room: 0.3, type: '' },
  { room: 0, type: '' },
  { room: 0, type: 'sheet-smaller' },
  { room: 0, type: 'sheet-smallest' },
  { room: 0, type: 'sheet-least' },
] as const satisfies readonly Fit[];
/** A sheet of more pages than this will not fit on one: it is not tried. */
const MOST_PAGES = 2;

/**
 * Fits a sheet on one page if possible. It is drawn in columns of the size of a page; each time that it overflows into a
 * second column, the next attempt is drawn. If all fail, it has the usual rows and as many pages as it needs.
 * @param choices the choices for print; undefined on the screen, where nothing is fitted
 * @returns a ref for the sheet, and how it is to be drawn
 */
export function useFit(model: SheetModel, choices: PrintChoices | undefined) {
  const article = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState({ step: 0, model, choices, settled: false });
  // Another sheet or other choices start from the first attempt.
  const current =
    attempt.model === model && attempt.choices === choices ? attempt : { step: 0, model, choices, settled: false };
  useLayoutEffect(() => {
    if (!choices || current.settled || !article.current) return;
    const columns = article.current.getClientRects().length;
    const overflows = columns > 1 && (current.step > 0 || columns <= MOST_PAGES);
    if (!overflows) {
      if (current.step > 0 || columns > 1) setAttempt({ ...current, settled: true });
      return;
    }
    const step = current.step + 1;
    setAttempt(step < fits.length ? { ...current, step } : { ...current, step: 0, settled: true });
  });
  const fit: Fit = fits[current.step] ?? fits[0];
  return { article, fit: choices?.blankRows === false ? { ...fit, room: 0 } : fit };
}
