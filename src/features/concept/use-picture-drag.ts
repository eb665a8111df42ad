import { type PointerEvent, useRef } from 'react';

/** Below this distance in pixels it is a click. */
const CLICK = 4;

/**
 * Returns the handlers of a frame whose picture is dragged. `onDrag` receives the way since the last call, in shares of the
 * frame's width and height; without it they do nothing. A drag is no click.
 */
export function usePictureDrag(onDrag: ((right: number, down: number) => void) | undefined) {
  const last = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const end = () => {
    if (!last.current?.moved) last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!onDrag || event.button !== 0) return;
      last.current = { x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = last.current;
      if (!onDrag || !from || event.buttons === 0) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(right, down) < CLICK) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY, moved: true };
      onDrag(right / width, down / height);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event: { preventDefault: () => void }) => {
      if (last.current?.moved) event.preventDefault();
      last.current = null;
    },
  };
}
