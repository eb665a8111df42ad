import { type RefObject, useLayoutEffect, useState } from 'react';

/** The scroll container of a list, and the position of the list in it, in pixels from the top of the scrolled content. */
export interface ListTop {
  readonly scroller: HTMLElement | null;
  readonly top: number;
}

/** Finds the scrolling dialog body around a list, and keeps its position up to date when content above it changes. */
export function useListTop(list: RefObject<HTMLElement | null>): ListTop {
  const [listTop, setListTop] = useState<ListTop>({ scroller: null, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    const scroller = element?.closest<HTMLElement>('.dialog-body');
    if (!element || !scroller) return;
    const measure = () => {
      const top = Math.round(
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      );
      setListTop((before) => (before.scroller === scroller && before.top === top ? before : { scroller, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list]);
  return listTop;
}
