import { type RefObject, useEffect } from 'react';

/** The row that stays in place: its id, and its position in the window. */
interface Anchor {
  readonly id: string;
  readonly top: number;
}

/**
 * Keeps the rows in view in place while rows above them grow. The browser's own scroll anchoring fails when its anchor row
 * is rendered again. Rows must be children of the list's table, and have ids.
 * @param list contains the rows; give it `overflow-anchor: none`, or the browser moves them as well
 */
export function useSteadyScroll(list: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const element = list.current;
    if (!enabled || !element) return;
    let anchor: Anchor | null = null;
    const updateAnchor = () => {
      anchor = anchorIn(element);
    };
    const restoreAnchor = () => {
      const row = anchor && document.getElementById(anchor.id);
      const moved = row && anchor ? row.getBoundingClientRect().top - anchor.top : 0;
      if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
      updateAnchor();
    };
    // Runs after layout and before paint, so that nothing visibly jumps.
    const sizes = new ResizeObserver(restoreAnchor);
    sizes.observe(element);
    window.addEventListener('scroll', updateAnchor, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', updateAnchor);
    };
  }, [list, enabled]);
}

/**
 * The places to look for the anchor row, as fractions of the window's height: near the position that a search in the
 * page scrolls to.
 */
const places = [0.5, 0.4, 0.6, 0.3, 0.7] as const;

/**
 * The row to keep in place: the focused row, or the last one at the end of the page, or one in the middle of the window.
 * Null if the list begins in view: rows then grow downwards.
 */
function anchorIn(list: HTMLElement): Anchor | null {
  const { left, top, bottom } = list.getBoundingClientRect();
  const { innerHeight, scrollY } = window;
  const focused = document.activeElement?.closest('tbody');
  if (focused && isRowOf(list, focused) && isInView(focused)) return anchorAt(focused);
  if (top >= 0) return null;
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (atEnd || bottom < innerHeight / 2) {
    const last = [...list.querySelectorAll('tbody')].at(-1);
    return last ? anchorAt(last) : null;
  }
  for (const place of places) {
    const row = document.elementFromPoint(left + 8, innerHeight * place)?.closest('tbody');
    if (row && isRowOf(list, row)) return anchorAt(row);
  }
  return null;
}

const isRowOf = (list: HTMLElement, row: HTMLElement): boolean => row.id !== '' && list.contains(row);
const anchorAt = (row: HTMLElement): Anchor => ({ id: row.id, top: row.getBoundingClientRect().top });

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** How far beyond the window a row counts as near, in pixels: about two screens of a desktop. */
const margin = 1500;

/**
 * Notifies the rows of a list when they come near the window. It measures their positions at each scroll instead of
 * using an IntersectionObserver, which reports late, or never, while a busy browser paints nothing.
 */
export class NearView {
  private readonly pending = new Map<Element, () => void>();

  /** Calls `onNear` once, when the row is or comes near the window. Returns a function that cancels this. */
  notifyWhenNear(row: Element, onNear: () => void): () => void {
    this.pending.set(row, onNear);
    return () => this.pending.delete(row);
  }

  /** Checks the rows of a list now, and whenever something scrolls or the list is resized. Returns a function that stops. */
  watch(list: HTMLElement): () => void {
    const check = () => this.check(list);
    const sizes = new ResizeObserver(check);
    sizes.observe(list);
    // The element that scrolls may be one around the list: its events reach the window in the capture phase only.
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', check, options);
    window.addEventListener('resize', check);
    check();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', check, options);
      window.removeEventListener('resize', check);
    };
  }

  private check(list: HTMLElement): void {
    if (this.pending.size === 0 || list.offsetHeight === 0) return; // nothing to do, or the list is hidden
    for (const row of nearRows([...list.querySelectorAll('tbody')])) {
      const onNear = this.pending.get(row);
      this.pending.delete(row);
      onNear?.();
    }
  }
}

/** The rows, given in the order of the page, that are near the window. Measures only as many as a binary search does. */
function nearRows<Row extends Element>(rows: readonly Row[]): readonly Row[] {
  const start = firstIndex(rows, (row) => row.getBoundingClientRect().bottom >= -margin);
  const end = firstIndex(rows, (row) => row.getBoundingClientRect().top > window.innerHeight + margin);
  return rows.slice(start, end);
}

/** The index of the first row that passes a test which all rows after it pass too; their number if none does. */
function firstIndex<Row>(rows: readonly Row[], passes: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rows[middle];
    if (row !== undefined && passes(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
