import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { PIXELS_PER_MILLIMETRE } from './pixels-per-millimetre.ts';

/** Type sizes in points, tried in order until a block fits on half a page; then the size for longer blocks. */
const types = [9, 8.5, 8, 7.6] as const;
const LONG_TYPE = 7.6;

/**
 * Fits a stat block on half a page if possible: one that overflows is tried in smaller type, and if that fails gets as many
 * halves as it needs.
 * @param half the height of half a page in millimetres
 * @param onLength called with the number of halves
 * @returns a ref for the content to measure (the whole block if it is long), the type size in points, and the number of halves
 */
export function useHalves(id: string, model: SheetModel, half: number, onLength: (id: string, halves: number) => void) {
  const content = useRef<HTMLDivElement & HTMLElement>(null);
  const [attempt, setAttempt] = useState({ step: 0, halves: 1, model, half });
  const current = attempt.model === model && attempt.half === half ? attempt : { step: 0, halves: 1, model, half };
  const { step, halves } = current;
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    if (halves === 1) {
      // The room is the half without its padding; both are measured before the preview is scaled.
      const room = element.parentElement?.clientHeight ?? 0;
      if (element.offsetHeight <= room) return;
      setAttempt({ ...current, ...(step + 1 < types.length ? { step: step + 1 } : { halves: 2 }) });
      return;
    }
    const needed = Math.ceil(element.offsetHeight / (half * PIXELS_PER_MILLIMETRE) - 0.01);
    if (needed > halves) setAttempt({ ...current, halves: needed });
  });
  useRenderAfterFonts();
  useLayoutEffect(() => onLength(id, halves), [id, halves, onLength]);
  return { content, halves, type: halves === 1 ? (types[step] ?? LONG_TYPE) : LONG_TYPE };
}

/** Renders once more when the typeface is loaded: what fitted in the fallback font may not fit in it. */
function useRenderAfterFonts(): void {
  const [, setFontState] = useState('before');
  useEffect(() => {
    if (document.fonts?.status !== 'loading') return;
    let unmounted = false;
    document.fonts.ready.then(
      () => {
        if (!unmounted) setFontState('after');
      },
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, []);
}
