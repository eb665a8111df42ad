import { use, useLayoutEffect, useRef, useState } from 'react';
import { FittingContext } from './fitting.ts';

/** The classes of a page after the sheet, the largest type first: down to 7.5 points, or 7 on a compact page, as in the PDF. */
const types = ['', 'sheet-close', 'sheet-close sheet-smaller', 'sheet-close sheet-least'] as const;

/**
 * Fits a page after the sheet on one sheet of paper if smaller type can do that, or on fewer where it saves one.
 * @param content what is on the page: another one is fitted anew
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
 * The first type with which a page is on the fewest sheets of paper. All are tried at once, on the page itself: what is prepared for the
 * printer is hidden as soon as the sheet before it is ready.
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
