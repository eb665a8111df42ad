import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export type Direction = 1 | -1;

const hoverDelay = 120;
const leaveDelay = 120;
const touchStay = 4000;

/**
 * Which step a person is asking about: by resting the pointer on a button, by focus, or by a tap (which takes the step and
 * then shows the next one for a while). `0` is both: the field between the buttons has the focus.
 */
export function useAskedDirection() {
  const [asked, setAsked] = useState<Direction | 0>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = (direction: Direction | 0 | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setAsked(direction);
    else timer.current = setTimeout(() => setAsked(direction), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    asked,
    /** Keeps the hint while the pointer is on it. */
    stay: () => clearTimeout(timer.current),
    leave: () => ask(undefined, leaveDelay),
    /** A tap leaves no pointer behind: the hint goes by itself. */
    afterTap(direction: Direction) {
      setAsked(direction);
      ask(undefined, touchStay);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || asked === undefined || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      ask(undefined);
    },
    on: (direction: Direction | 0) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && direction !== 0) ask(direction, hoverDelay);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && direction !== 0) ask(undefined, leaveDelay);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) ask(direction);
      },
      onBlur: () => ask(undefined),
    }),
  };
}
