import type { Outline } from '../rules/print/frame-outlines.ts';

/** The height of a drawn outline in its own units; the width follows from the shape. */
export const OUTLINE_HEIGHT = 100;

/** Returns an outline as the data of an SVG path, `width` units wide. */
export function outlinePath(outline: Outline, width: number): string {
  const round = (n: number): number => Math.round(n * 10) / 10;
  const parts = outline.map((part, i) => {
    const points = part.map((n, axis) => round(n * (axis % 2 === 0 ? width : OUTLINE_HEIGHT)));
    return `${i === 0 ? 'M' : part.length === 2 ? 'L' : 'C'}${points.join(' ')}`;
  });
  return `${parts.join('')}Z`;
}
