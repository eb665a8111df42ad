import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';

/** Sizes of type in points to try until a block fits on its half, and at last that of longer ones. */
const types = [9, 8.5, 8, 7.6, 7.2, 6.9] as const;
const LONG = 7.6;
const PIXELS_A_MILLIMETRE = 96 / 25.4;

/**
 * Sets a stat block on half a page where that can be done: too long for it, it is tried in smaller type, and at last has
 * as many halves as it needs.
 * @param half millimetres
 * @param onLength told how many halves it has
 * @returns a ref for what must fit, which is the whole block once it is long, the size of type in points, and how many halves it has
 */
export function useHalves(id: string, model: SheetModel, half: number, onLength: (id: string, halves: number) => void) {
  const content = useRef<HTMLDivElement & HTMLElement>(null);
  const [tried, setTried] = useState({ step: 0, halves: 1, model, half });
  const current = tried.model === model && tried.half === half ? tried : { step: 0, halves: 1, model, half };
  const { step, halves } = current;
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    if (halves === 1) {
      // Room is that of the half without its padding; both are measured before the preview is scaled.
      const room = element.parentElement?.clientHeight ?? 0;
      if (element.offsetHeight <= room) return;
      setTried({ ...current, ...(step + 1 < types.length ? { step: step + 1 } : { halves: 2 }) });
      return;
    }
    const needed = Math.ceil(element.offsetHeight / (half * PIXELS_A_MILLIMETRE) - 0.01);
    if (needed > halves) setTried({ ...current, halves: needed });
  });
  useAgainWithFonts();
  useLayoutEffect(() => onLength(id, halves), [id, halves, onLength]);
  return { content, halves, type: halves === 1 ? (types[step] ?? LONG) : LONG };
}

/** Draws once more when the typeface has come: what fitted in another one may not fit in it. */
function useAgainWithFonts(): void {
  const [, draw] = useState('before');
  useEffect(() => {
    if (document.fonts?.status !== 'loading') return;
    let gone = false;
    document.fonts.ready.then(
      () => {
        if (!gone) draw('after');
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
}
