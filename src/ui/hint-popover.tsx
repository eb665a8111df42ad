import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
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

/** A small note in the top layer next to its anchor, for as long as it is rendered. It takes no focus and clicks do not dismiss it. */
export function HintPopover({ anchor, onPointerEnter, onPointerLeave, children }: HintPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    popover.current?.showPopover();
  }, []);
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const place = () => {
      if (!anchor.current || !popover.current) return;
      isPlaced.current = true;
      if (placeBeside(anchor.current, popover.current)) return;
      popover.current.style.maxInlineSize = '';
      placePopover(anchor.current, popover.current, 'center', 6);
    };
    if (!isPlaced.current) {
      place();
      return;
    }
    // With the layout of the next frame: an edit must not wait for one of its own.
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  });

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
