const margin = 16;

/**
 * Scrolls what an anchor is in so that the slip at the lower end of the window does not hide it, when the slip opens or grows;
 * afterwards the player may scroll freely. Room to scroll is made by the custom property `--slip-room` of the page.
 * @param before what the last call returned, at first ''
 */
export function keepAbove(anchor: HTMLElement, slip: HTMLElement, before: string): string {
  const now = `${slip.offsetHeight} ${window.innerHeight}`;
  if (now === before) return before;
  document.documentElement.style.setProperty('--slip-room', `${slip.offsetHeight}px`);
  scrollInto(anchor, margin, window.innerHeight - slip.offsetHeight - margin);
  return now;
}

/** Gives the room back when the slip has closed. */
export function releaseRoom(): void {
  document.documentElement.style.removeProperty('--slip-room');
}

/**
 * Scrolls what is around an element, the innermost first, until it is between two heights of the window. Unlike
 * `scrollIntoView` it also moves what is in a part of the page that sticks to the window.
 */
export function scrollInto(element: Element, top: number, bottom: number): void {
  for (const scroller of [...scrollersAround(element), window]) {
    const box = element.getBoundingClientRect();
    const away = box.bottom > bottom ? box.bottom - bottom : Math.min(box.top - top, 0);
    if (away === 0) return;
    scroller.scrollBy({ top: away, behavior: 'instant' });
  }
}

function scrollersAround(element: Element): Element[] {
  const scrollers: Element[] = [];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') scrollers.push(around);
  }
  return scrollers;
}
