import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The bars at the top, which stay in view on all but low windows. Their height is the custom property `--frame-top` of the
 * page: what sticks below them, and what is scrolled to, keeps clear of it.
 */
export function FrameTop({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined) style.setProperty('--frame-top', `${Math.round(height)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--frame-top');
    };
  }, []);
  return (
    <div ref={top} className="frame-top print-hidden">
      {children}
    </div>
  );
}
