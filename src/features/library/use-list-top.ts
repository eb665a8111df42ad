import { type RefObject, useLayoutEffect, useState } from 'react';

/** What a list scrolls in, and where in it the list begins, in pixels from the top of all that scrolls. */
export interface ListTop {
  readonly scroller: HTMLElement | null;
  readonly top: number;
}

/** Finds the body of the dialog that a list is in, and follows what comes and goes above the list. */
export function useListTop(list: RefObject<HTMLElement | null>): ListTop {
  const [place, setPlace] = useState<ListTop>({ scroller: null, top: 0 });
  useLayoutEffect(() => {
    const at = list.current;
    const scroller = at?.closest<HTMLElement>('.dialog-body');
    if (!at || !scroller) return;
    const look = () => {
      const top = Math.round(
        at.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      );
      setPlace((before) => (before.scroller === scroller && before.top === top ? before : { scroller, top }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
