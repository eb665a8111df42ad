import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element is narrower than a limit, as a container query would find: measured when it is first drawn, then only
 * when its width changes. Until then a window narrower than the limit counts as narrow.
 * @param limit in rem
 */
export function useNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(`(width < ${limit}rem)`).matches);
  useLayoutEffect(() => {
    if (!element.current) return;
    const read = (width: number) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (width > 0) setNarrow(width < limit * rem);
    };
    read(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && read(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, limit]);
  return narrow;
}
