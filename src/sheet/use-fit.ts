import { use, useLayoutEffect, useRef, useState } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { FittingContext } from './fitting.ts';

/** How a sheet is drawn to fit on its page. */
export interface Fit {
  /** The share of the usual empty rows, from 0 to 1. */
  readonly room: number;
  /** The class that takes space between rows, then makes the type smaller; "" for none. */
  readonly type: string;
  /** The equipment is in columns over the full width, and the points in a strip under it. */
  readonly inColumns: boolean;
}

/**
 * In order of attempts, as in the PDF: fewer empty rows, less space, another arrangement, and at last smaller type, down to 7.5
 * points, or 7 on a compact sheet; then a sheet has another page. `atLeast` is a share of its height in the usual type, without
 * empty rows, that a sheet has at least.
 */
const fits = [
  { room: 1, type: '', inColumns: false, atLeast: 1 },
  { room: 0.75, type: '', inColumns: false, atLeast: 1 },
  { room: 0.55, type: '', inColumns: false, atLeast: 1 },
  { room: 0.4, type: '', inColumns: false, atLeast: 1 },
  { room: 0.25, type: '', inColumns: false, atLeast: 1 },
  { room: 0, type: '', inColumns: false, atLeast: 1 },
  { room: 0, type: 'sheet-close', inColumns: false, atLeast: 0.88 },
  { room: 0, type: 'sheet-close', inColumns: true, atLeast: 0.76 },
  { room: 0, type: 'sheet-close sheet-smaller', inColumns: true, atLeast: 0.7 },
  { room: 0, type: 'sheet-close sheet-least', inColumns: true, atLeast: 0 },
] as const satisfies readonly (Fit & { readonly atLeast: number })[];
/** A sheet of more pages than this will not fit on one: it is not tried. */
const MOST_PAGES = 2;

interface Attempt {
  readonly model: SheetModel;
  readonly choices: PrintChoices | undefined;
  /** The index in `fits`. */
  readonly step: number;
  /** Every step has failed. */
  readonly failed: boolean;
}

/** The last attempt for each sheet: one that was fitted in the preview is not measured again for another page or in print. */
const knownFits = new WeakMap<SheetModel, Attempt>();

function findKnownFit(model: SheetModel, choices: PrintChoices | undefined): Attempt | undefined {
  const known = knownFits.get(model);
  return known?.choices === choices ? known : undefined;
}

/** Returns the next attempt for a sheet that overflows its page as it is drawn, or the same one if it is the last. */
function attemptAfter(attempt: Attempt, article: HTMLElement): Attempt {
  const { step, failed } = attempt;
  const columns = article.getClientRects();
  const overflows = columns.length > 1 && (step > 0 || columns.length <= MOST_PAGES);
  if (failed || !overflows) return attempt;
  const next = fits[step]?.type === '' ? nextHopeful(step, article) : step + 1;
  return next < fits.length ? { ...attempt, step: next } : { ...attempt, step: 0, failed: true };
}

/** Returns the next step, for a sheet in the usual type, that may be small enough: drawing it again takes long. */
function nextHopeful(step: number, article: HTMLElement): number {
  const columns = sumHeights(article.getClientRects());
  const filled =
    columns - sumHeights(Array.from(article.querySelectorAll('.sheet-blank'), (row) => row.getBoundingClientRect()));
  const page = article.getClientRects()[0]?.height ?? 0;
  return fits.findIndex(({ atLeast }, i) => i > step && atLeast * filled <= page);
}

const sumHeights = (boxes: Iterable<DOMRect>): number => Array.from(boxes).reduce((sum, { height }) => sum + height, 0);

/**
 * Fits a sheet on one page if possible. It is drawn in columns of the size of a page; each time that it overflows into a
 * second column, the next attempt is drawn. If all fail, it has the usual rows and as many pages as it needs.
 * @param choices the choices for print; undefined on the screen, where nothing is fitted
 * @returns a ref for the sheet, and how it is to be drawn
 */
export function useFit(model: SheetModel, choices: PrintChoices | undefined) {
  const fitting = use(FittingContext);
  const article = useRef<HTMLElement>(null);
  const start = (): Attempt => findKnownFit(model, choices) ?? { model, choices, step: 0, failed: false };
  const [attempt, setAttempt] = useState(start);
  // Another sheet or other choices start from the first attempt.
  const current = attempt.model === model && attempt.choices === choices ? attempt : start();
  useLayoutEffect(() => {
    if (!choices) return;
    const known = findKnownFit(model, choices);
    if (known) return known.step === current.step ? fitting?.onFit() : setAttempt(known);
    let active = true;
    // In a dialog that is not open yet, nothing has a size: the sheet is measured when it gets one.
    const drawn = new ResizeObserver(() => {
      if (!article.current?.getClientRects().length) return;
      drawn.disconnect();
      measure();
    });
    const measure = () => {
      if (!active || !article.current) return;
      const next = attemptAfter(current, article.current);
      if (next !== current) return setAttempt(next);
      if (article.current.getClientRects().length > 0) setTimeout(confirm);
      else drawn.observe(article.current);
      fitting?.onFit();
    };
    // In a task of its own: only then the browser says that it loads the typeface for what was drawn. What fits in the fallback font
    // may not fit in it.
    const confirm = () => {
      if (document.fonts?.status === 'loading') document.fonts.ready.then(startAgain, () => undefined);
      else knownFits.set(model, current);
    };
    const startAgain = () => {
      if (!active || !article.current?.getClientRects().length) return; // not drawn any more
      if (current.step === 0 && !current.failed) measure();
      else setAttempt({ model, choices, step: 0, failed: false });
    };
    if (fitting?.rest) fitting.rest().then(measure, () => undefined);
    else measure();
    return () => {
      active = false;
      drawn.disconnect();
    };
  });
  const { room, ...others } = fits[current.step] ?? fits[0];
  const fit: Fit = { room: choices?.blankRows === false ? 0 : room, ...others };
  return { article, fit };
}
