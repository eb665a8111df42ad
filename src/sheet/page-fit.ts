import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';

/** CSS pixels in a millimeter. */
export const pixelsPerMillimeter = 96 / 25.4;

/** How sheets are fitted on their pages, chosen by who draws them for print. */
interface Fitting {
  /** Awaited before a sheet is measured, so that the page stays responsive; undefined: it is fitted before it is seen. */
  readonly rest: (() => Promise<void>) | undefined;
  /** Called whenever a sheet is drawn as it fits. */
  readonly onFit: () => void;
}

export const FittingContext = createContext<Fitting | null>(null);

/** How a sheet is drawn to fit on its page. */
export interface Fit {
  /** The share of the usual empty rows, from 0 to 1. */
  readonly room: number;
  /** The class that takes space between rows, then makes the type smaller; "" for none. */
  readonly type: string;
  /** The points are in a strip at the foot; on an upright page the equipment is in columns over the full width above them. */
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
/** For a sheet that fits on no single page, in order of preference. */
const longFits = [
  { room: 1, type: '', inColumns: false },
  { room: 0.4, type: '', inColumns: false },
  { room: 0, type: '', inColumns: false },
  { room: 0, type: 'sheet-close', inColumns: true },
] as const satisfies readonly Fit[];
const allFits: readonly Fit[] = [...fits, ...longFits];
/** A sheet of more pages than this will not fit on one: it is not tried. */
const maxPages = 2;
/** A sheet of more pages than this has its usual rows: fewer would save one of many. As in the PDF. */
const maxPagesToSave = 4;

/** How a sheet of several pages came out. */
interface Outcome {
  readonly pages: number;
  /** The number of blocks that are on more than one page. */
  readonly split: number;
}

interface Attempt {
  readonly model: SheetModel;
  readonly choices: PrintChoices;
  /** The index in `allFits`. */
  readonly step: number;
  /** The results of those of `longFits` that were tried. */
  readonly outcomes: readonly Outcome[];
  /** No other step is tried. */
  readonly settled: boolean;
}

/** The last attempt for each sheet: one that was fitted in the preview is not measured again for another page or in print. */
const knownFits = new WeakMap<SheetModel, Attempt>();

const firstAttempt = (model: SheetModel, choices: PrintChoices): Attempt => ({
  model,
  choices,
  step: 0,
  outcomes: [],
  settled: false,
});

function findKnownFit(model: SheetModel, choices: PrintChoices): Attempt | undefined {
  const known = knownFits.get(model);
  return known?.choices === choices ? known : undefined;
}

/** Returns the next attempt for a sheet that overflows its page as it is drawn, or the same one if it is the last. */
function attemptAfter(attempt: Attempt, article: HTMLElement): Attempt {
  const { step, settled } = attempt;
  const pages = article.getClientRects().length;
  if (settled || pages === 0) return attempt;
  if (step >= fits.length) return longAttemptAfter(attempt, article);
  if (pages === 1) return attempt;
  if (step === 0 && pages > maxPagesToSave) return { ...attempt, settled: true };
  const next = step === 0 && pages > maxPages ? -1 : fits[step]?.type === '' ? nextHopeful(step, article) : step + 1;
  return { ...attempt, step: next === -1 ? fits.length : next };
}

/** Returns the next attempt for a sheet of several pages; at last the one with the fewest pages, then the fewest split blocks. */
function longAttemptAfter(attempt: Attempt, article: HTMLElement): Attempt {
  const blocks = Array.from(article.querySelectorAll('.sheet-block'));
  const split = blocks.filter(
    (block) => new Set(Array.from(block.getClientRects(), ({ left }) => left)).size > 1,
  ).length;
  const outcomes = [...attempt.outcomes, { pages: article.getClientRects().length, split }];
  if (outcomes.length < longFits.length) return { ...attempt, step: attempt.step + 1, outcomes };
  const isBetter = (a: Outcome, b: Outcome) => a.pages < b.pages || (a.pages === b.pages && a.split < b.split);
  const best = outcomes.reduce((best, outcome) => (isBetter(outcome, best) ? outcome : best));
  return { ...attempt, step: fits.length + outcomes.indexOf(best), outcomes, settled: true };
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
 * second column, the next attempt is drawn. If all fail, it has the arrangement with the fewest pages and split blocks.
 * @returns a ref for the sheet, and how it is to be drawn
 */
export function useFit(model: SheetModel, choices: PrintChoices) {
  const fitting = use(FittingContext);
  const article = useRef<HTMLElement>(null);
  const start = (): Attempt => findKnownFit(model, choices) ?? firstAttempt(model, choices);
  const [attempt, setAttempt] = useState(start);
  // Another sheet or other choices start from the first attempt.
  const current = attempt.model === model && attempt.choices === choices ? attempt : start();
  useLayoutEffect(() => {
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
    // In a separate task: only then does the browser say that it is loading the typeface for the text. A text that fits
    // in the fallback font may not fit in it.
    const confirm = () => {
      if (document.fonts?.status === 'loading') document.fonts.ready.then(startAgain, () => undefined);
      else knownFits.set(model, current);
    };
    const startAgain = () => {
      if (!active || !article.current?.getClientRects().length) return; // not drawn any more
      if (current.step === 0 && !current.settled) measure();
      else setAttempt(firstAttempt(model, choices));
    };
    if (fitting?.rest) fitting.rest().then(measure, () => undefined);
    else measure();
    return () => {
      active = false;
      drawn.disconnect();
    };
  });
  const { room, ...others } = allFits[current.step] ?? fits[0];
  const fit: Fit = { room: choices.blankRows === false ? 0 : room, ...others };
  return { article, fit };
}

/** The classes of a page after the sheet, the largest type first: down to 7.5 points, or 7 on a compact page, as in the PDF. */
const types = ['', 'sheet-close', 'sheet-close sheet-smaller', 'sheet-close sheet-least'] as const;

/**
 * Fits a page after the sheet on one sheet of paper if smaller type can do that, or on fewer if it saves one.
 * @param content the content of the page: different content is fitted again
 * @returns a ref for the page, and the class of its type
 */
export function usePageFit(content: unknown) {
  const fitting = use(FittingContext);
  const article = useRef<HTMLElement>(null);
  const [fit, setFit] = useState<{ readonly content: unknown; readonly type: string }>({ content: null, type: '' });
  const isFitted = fit.content === content;
  useLayoutEffect(() => {
    const element = article.current;
    if (isFitted) return fitting?.onFit();
    if (!element) return;
    const measure = () => setFit({ content, type: findType(element) });
    if (element.getClientRects().length > 0) return measure();
    // In a dialog that is not open yet, nothing has a size: the page is measured when it gets one.
    const drawn = new ResizeObserver(() => {
      if (element.getClientRects().length === 0) return;
      drawn.disconnect();
      measure();
    });
    drawn.observe(element);
    return () => drawn.disconnect();
  });
  return { article, type: isFitted ? fit.type : '' };
}

/**
 * The first type with which a page is on the fewest sheets of paper. All are tried at once, on the page itself: content
 * prepared for the printer is hidden as soon as the sheet before it is ready.
 */
function findType(element: HTMLElement): string {
  const counts: number[] = [];
  for (const type of types) {
    const classes = type.split(' ').filter(Boolean);
    element.classList.add(...classes);
    counts.push(element.getClientRects().length);
    element.classList.remove(...classes);
    if (counts.at(-1) === 1) break;
  }
  return types[counts.indexOf(Math.min(...counts))] ?? '';
}
