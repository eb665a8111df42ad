import { type RefObject, useLayoutEffect, useRef } from 'react';
import { closeExplanation, type Slip, useExplanationStore } from '../../state/view/explanation-store.ts';
import { type Box, overlap, placeSlip, type SlipPlace } from '../../ui/place-slip.ts';
import { keepAbove, scrollInto } from './keep-above.ts';

const edge = 8;
/** The least height of a window whose bars at the top stay in view (app.css). */
const HEIGHT_FOR_BARS = 500;

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
      const { current } = useExplanationStore.getState();
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
  if (window.innerHeight < HEIGHT_FOR_BARS || element.closest('dialog')) return 0;
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
