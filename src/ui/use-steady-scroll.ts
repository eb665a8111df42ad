import { type RefObject, useEffect } from 'react';

/** The row that is kept in place: its id, and its position in the window. */
interface Anchor {
  readonly id: string;
  readonly top: number;
}

/**
 * Keeps the rows in view in place while rows above them grow. The browser's own scroll anchoring fails when its anchor row
 * is rendered anew. Rows must be children of the list's table, and have ids.
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

/** Where to look for the anchor row, as fractions of the window's height: near where a search in the page scrolls to. */
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
