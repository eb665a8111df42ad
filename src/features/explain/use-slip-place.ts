import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { closeExplanation } from '../../state/view/explanations.ts';
import type { Slip } from '../../state/view/view-state.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { type Box, overlap, placeSlip, type SlipPlace } from '../../ui/place-slip.ts';

const margin = 16;

/**
 * Scrolls what an anchor is in so that the slip at the lower end of the window does not hide it, when the slip opens or grows;
 * afterwards the player may scroll freely. Room to scroll is made by the custom property `--slip-room` of the page.
 * @param before what the last call returned, at first ''
 */
function keepAbove(anchor: HTMLElement, slip: HTMLElement, before: string): string {
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
function scrollInto(element: Element, top: number, bottom: number): void {
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

interface SlipKeys {
  element: RefObject<HTMLElement | null>;
  title: RefObject<HTMLElement | null>;
  slip: Slip;
  pinned: boolean;
}

/**
 * Escape closes a slip, the pinned one last. For Tab its controls follow the number that it explains, wherever the slip is in
 * the page; what follows the number comes after them.
 */
export function useSlipKeys({ element, title, slip, pinned }: SlipKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const here = element.current;
      if (!here || event.defaultPrevented || isCovered(here)) return;
      if (event.key === 'Escape') {
        if (pinned && useViewStore.getState().explanations.current) return;
        event.preventDefault(); // or a dialog around the slip closes as well
        if (here.contains(document.activeElement)) slip.anchor.focus({ preventScroll: true });
        closeExplanation(slip.id);
      } else if (event.key === 'Tab') {
        moveOn(event, here, title.current, slip.anchor);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element, title, slip, pinned]);
}

/** True if a dialog or a menu is open above the slip: the keys are for that. */
function isCovered(slip: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog && !dialog.contains(slip)) return true;
  return [...document.querySelectorAll('[popover=auto]')].some((menu) => menu.matches(':popover-open'));
}

function moveOn(event: KeyboardEvent, slip: HTMLElement, title: HTMLElement | null, anchor: HTMLElement): void {
  const active = document.activeElement;
  const controls = [...slip.querySelectorAll<HTMLElement>('button, summary')].filter(isVisible);
  if (active === anchor && !event.shiftKey) {
    event.preventDefault();
    title?.focus({ preventScroll: true });
  } else if (slip.contains(active) && event.shiftKey && (active === title || active === controls[0])) {
    event.preventDefault();
    anchor.focus();
  } else if (active === controls.at(-1) && !event.shiftKey) {
    anchor.focus({ preventScroll: true }); // and the browser moves on from there
  }
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const edge = 8;
/** The least height of a window whose bars at the top stay in view (app.css). */
const heightForBars = 500;

interface SlipPlacing {
  element: RefObject<HTMLElement | null>;
  slip: Slip;
  pinned: boolean;
  fromBelow: boolean;
  /** Called when the number is no longer on the screen but the slip stays, because it is pinned. */
  onAnchorGone: () => void;
}

/**
 * Keeps an open slip beside its number for as long as it is rendered, wherever that moves. It looks in each frame, as a number
 * can move by scrolling, by an edit, or because something above it opens; most looks find nothing to do. A pinned slip stays
 * where it is, unless it would hide the number of the next one. A slip closes when its number leaves the screen.
 */
export function useSlipPlace({ element, slip, pinned, fromBelow, onAnchorGone }: SlipPlacing): void {
  const { anchor, id } = slip;
  const place = useRef<SlipPlace>(undefined);
  useLayoutEffect(() => {
    let frame = 0;
    let before = '';
    let wasThere = true;
    // In the part that stays visible: a number at the edge of the window may be clicked where little of it is seen.
    if (!pinned && element.current) scrollInto(anchor, ...visibleHeights(anchor));
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const here = element.current;
      if (!here) return;
      const isThere = anchor.isConnected && anchor.getClientRects().length > 0;
      if (!isThere && wasThere) {
        if (pinned) onAnchorGone();
        else closeExplanation(id);
      }
      wasThere = isThere;
      if (fromBelow) {
        if (isThere) before = keepAbove(anchor, here, before);
        return;
      }
      const { current } = useViewStore.getState().explanations;
      const kept = pinned ? current?.anchor : anchor;
      const boxes = [kept, here, otherSlip(here)].map((part) => part?.getBoundingClientRect() ?? null);
      const now = [naturalHeight(here), window.innerWidth, window.innerHeight, ...boxes.map(boxKey)].join();
      if (now === before) return;
      before = now;
      const [anchorBox = null, ownBox, otherBox] = boxes;
      if (pinned) {
        if (!ownBox || !anchorBox || overlap(ownBox, anchorBox) === 0) return;
      }
      if (!anchorBox) return;
      place.current = placeSlip(
        anchorBox,
        { width: here.offsetWidth, height: naturalHeight(here) },
        {
          room: roomFor(here),
          clear: otherBox ? [otherBox] : [],
          paper: anchor.closest('.sheet')?.getBoundingClientRect() ?? null,
          previous: place.current?.side,
        },
      );
      move(here, place.current);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element, anchor, id, pinned, fromBelow, onAnchorGone]);
}

const boxKey = (box: Box | null): string =>
  box ? [box.left, box.top, box.right, box.bottom].map(Math.round).join() : '';

const otherSlip = (slip: Element): Element | undefined =>
  [...document.querySelectorAll('.slip')].find((other) => other !== slip);

/** The height that a slip would have with all of its text in view. */
function naturalHeight(slip: HTMLElement): number {
  const body = slip.querySelector('.slip-body');
  return body ? slip.offsetHeight - body.clientHeight + body.scrollHeight : slip.offsetHeight;
}

/** The window without the bars that stay at its top. */
function roomFor(slip: HTMLElement): Box {
  const { clientWidth } = document.documentElement;
  return { left: edge, top: barsOver(slip) + edge, right: clientWidth - edge, bottom: window.innerHeight - edge };
}

/** The height of the bars at the top that stay in view over an element, in pixels. */
function barsOver(element: Element): number {
  if (window.innerHeight < heightForBars || element.closest('dialog')) return 0;
  return Number.parseFloat(document.documentElement.style.getPropertyValue('--frame-top')) || 0;
}

/** Between which heights of the window a number can be seen. */
function visibleHeights(number: Element): readonly [top: number, bottom: number] {
  const inBars = number.closest('.frame-top') !== null;
  return [inBars ? 0 : barsOver(number) + edge, window.innerHeight - edge];
}

function move({ style, dataset }: HTMLElement, { left, top, maxHeight, side }: SlipPlace): void {
  style.translate = `${left}px ${top}px`;
  style.maxBlockSize = `${maxHeight}px`;
  dataset.side = side;
}
