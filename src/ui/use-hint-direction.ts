import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

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
