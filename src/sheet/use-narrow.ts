import { type RefObject, useLayoutEffect, useState } from 'react';

/** Narrower sheets have one column, in the order of play; as in the container queries of the sheet, in rem. */
const NARROW = 30;

/**
 * Whether the sheet has one column on the screen, from the width of its element: measured when it is first drawn, then only
 * when it changes.
 * @param measured false for a sheet on paper, which never is narrow
 */
export function useNarrow(element: RefObject<HTMLElement | null>, measured: boolean): boolean {
  const [narrow, setNarrow] = useState(() => measured && matchMedia(`(width < ${NARROW}rem)`).matches);
  useLayoutEffect(() => {
    if (!measured || !element.current) return;
    const read = (width: number) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (width > 0) setNarrow(width < NARROW * rem);
    };
    read(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && read(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, measured]);
  return measured && narrow;
}
