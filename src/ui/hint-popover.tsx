import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placePopover } from './place-popover.ts';
import './hint-popover.css';

const edge = 8;
/** The narrowest popover, in pixels: below this a sentence becomes a column of words. */
const minRoom = 150;

/**
 * Places an open popover (position: fixed) next to its anchor: before it, over the name of the row, or after it where there
 * is no room before. It is kept above the lower end of the row and above any element in it marked `data-keep-clear`; a taller
 * popover extends further up. The place is given by the edges that must not move, in parts of the popover's own size, so that
 * one whose text has become longer is never over the anchor or the next row, not even until it is placed again.
 * @returns false if there is room on neither side; nothing is placed then
 */
export function placeBeside(anchor: Element, popover: HTMLElement, gap = 6): boolean {
  const anchorBox = anchor.getBoundingClientRect();
  const roomBefore = anchorBox.left - gap - edge;
  const roomAfter = document.documentElement.clientWidth - anchorBox.right - gap - edge;
  const room = roomBefore >= minRoom ? roomBefore : roomAfter;
  if (room < minRoom) {
    popover.style.translate = '';
    return false;
  }
  // Always in the corner and moved from there, so that a new place needs no layout; none of this changes from step to step.
  popover.style.left = '0';
  popover.style.top = '0';
  popover.style.maxBlockSize = '';
  popover.style.maxInlineSize = `min(20rem, ${room}px)`;

  const middle = Math.round(anchorBox.top + anchorBox.height / 2);
  const end = Math.round(Math.min(lowerEnd(anchor), window.innerHeight - edge));
  const inline =
    room === roomBefore
      ? `calc(${Math.round(anchorBox.left - gap)}px - 100%)`
      : `${Math.round(anchorBox.right + gap)}px`;
  popover.style.translate = `${inline} max(${edge}px, min(${middle}px - 50%, ${end}px - 100%))`;
  return true;
}

/** Where the anchor's row ends or its part to be kept clear begins, in pixels from the top of the window. */
function lowerEnd(anchor: Element): number {
  const row = anchor.closest('tr, li');
  if (!row) return Number.POSITIVE_INFINITY;
  const below = row.querySelector('[data-keep-clear]');
  const end = row.getBoundingClientRect().bottom;
  return below ? Math.min(end, below.getBoundingClientRect().top) : end;
}

export type Direction = 1 | -1;

const hoverDelay = 120;
const leaveDelay = 120;
const touchStay = 4000;

/**
 * The step whose hint is shown: by hovering over a button, by focus, or by a tap (which takes the step and then shows the
 * hint of the next one for a while). `0` is both: the field between the buttons has the focus.
 */
export function useHintDirection() {
  const [hinted, setHinted] = useState<Direction | 0>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const showHint = (direction: Direction | 0 | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setHinted(direction);
    else timer.current = setTimeout(() => setHinted(direction), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    hinted,
    /** Keeps the hint while the pointer is on it. */
    stay: () => clearTimeout(timer.current),
    leave: () => showHint(undefined, leaveDelay),
    /** After a tap no pointer leaves the button, so the hint closes by itself. */
    afterTap(direction: Direction) {
      setHinted(direction);
      showHint(undefined, touchStay);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || hinted === undefined || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      showHint(undefined);
    },
    on: (direction: Direction | 0) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && direction !== 0) showHint(direction, hoverDelay);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && direction !== 0) showHint(undefined, leaveDelay);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) showHint(direction);
      },
      onBlur: () => showHint(undefined),
    }),
  };
}

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
