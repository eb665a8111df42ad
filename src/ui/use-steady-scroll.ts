import { type RefObject, useEffect } from 'react';

/** A row by which a list is held in its place: its id, and where it was in the window. */
interface Anchor {
  readonly id: string;
  readonly top: number;
}

/**
 * Keeps the rows in view where they are while rows above them grow. The browser does so by itself, but not when the row
 * that it holds on to is drawn anew. Rows must be children of the list's table, and have ids.
 * @param list holds the rows; give it `overflow-anchor: none`, or the browser moves them as well
 */
export function useSteadyScroll(list: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const element = list.current;
    if (!on || !element) return;
    let anchor: Anchor | null = null;
    const note = () => {
      anchor = anchorIn(element);
    };
    const keep = () => {
      const row = anchor && document.getElementById(anchor.id);
      const moved = row && anchor ? row.getBoundingClientRect().top - anchor.top : 0;
      if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
      note();
    };
    // Told after layout and before anything is painted: nothing is seen to jump.
    const sizes = new ResizeObserver(keep);
    sizes.observe(element);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', note);
    };
  }, [list, on]);
}

/** Where a row is looked for, as parts of the height of the window: where a search in the page shows what it found. */
const places = [0.5, 0.4, 0.6, 0.3, 0.7] as const;

/**
 * The row that stays where it is: one that has the focus, or the last one at the end of the page, or one in the middle of
 * the window. None where the list begins in view: rows then grow downwards.
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
