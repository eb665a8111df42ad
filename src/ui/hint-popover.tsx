import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placeBeside } from './place-beside.ts';
import { placePopover } from './place-popover.ts';
import './hint-popover.css';

interface HintPopoverProps {
  /** The element next to which the hint is placed. */
  anchor: RefObject<Element | null>;
  onPointerEnter?: (() => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A small note in the top layer next to its anchor, for as long as it is rendered: it moves with the anchor, and is hidden
 * where that is scrolled out of sight. It takes no focus and clicks do not dismiss it.
 */
export function HintPopover({ anchor, onPointerEnter, onPointerLeave, children }: HintPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    popover.current?.showPopover();
  }, []);
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const place = () => placeHint(anchor.current, popover.current);
    if (!isPlaced.current) {
      isPlaced.current = true;
      place();
      return;
    }
    // With the layout of the next frame: an edit must not wait for one of its own.
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  });
  // Nothing here is rendered again when the page scrolls, nor when what another edit changes moves the row.
  useEffect(() => {
    const follow = () => {
      placeHint(anchor.current, popover.current);
      if (popover.current) popover.current.style.visibility = isInSight(anchor.current) ? '' : 'hidden';
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(document.body);
    const row = anchor.current?.closest('tr, li');
    if (row) sizes.observe(row);
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', follow, options); // of the page or of a dialog
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', follow, options);
    };
  }, [anchor]);

  return (
    <div
      ref={popover}
      popover="manual"
      className="hint-popover"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>
  );
}

function placeHint(anchor: Element | null, popover: HTMLElement | null): void {
  if (!anchor || !popover || placeBeside(anchor, popover)) return;
  popover.style.maxInlineSize = '';
  placePopover(anchor, popover, 'center', 6);
}

/** False for what has been scrolled out of the window or under a bar. */
function isInSight(element: Element | null): boolean {
  if (!element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
