import type { Outline } from '../rules/print/frame-outlines.ts';
import type { Pen } from './pen.ts';

/** The program's mark in parts of its square: a plumb bob under a ruler. */
const ruler: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[] = [
  [0.16, 0.25, 0.84, 0.25],
  [0.22, 0.25, 0.22, 0.37],
  [0.36, 0.25, 0.36, 0.32],
  [0.5, 0.25, 0.5, 0.49],
  [0.64, 0.25, 0.64, 0.32],
  [0.78, 0.25, 0.78, 0.37],
];
const bob: Outline = [
  [0.37, 0.49],
  [0.63, 0.49],
  [0.63, 0.59],
  [0.5, 0.84],
  [0.37, 0.59],
];

/** A circle of four curves. */
const ring = (inset: number): Outline => {
  const r = 0.5 - inset;
  const k = r * 0.5523;
  const [low, high] = [0.5 - r, 0.5 + r];
  return [
    [0.5, low],
    [0.5 + k, low, high, 0.5 - k, high, 0.5],
    [high, 0.5 + k, 0.5 + k, high, 0.5, high],
    [0.5 - k, high, low, 0.5 + k, low, 0.5],
    [low, 0.5 - k, 0.5 - k, low, 0.5, low],
  ];
};

/** Draws the seal: the mark in a double ring, in a square of this size. */
export function drawSeal(pen: Pen, x: number, y: number, size: number): void {
  pen.outline(ring(0), x, y, size, size, 0.9);
  pen.outline(ring(0.06), x, y, size, size, 0.35);
  for (const [x1, y1, x2, y2] of ruler)
    pen.outline(
      [
        [x1, y1],
        [x2, y2],
      ],
      x,
      y,
      size,
      size,
      0.8,
    );
  pen.outline(bob, x, y, size, size, 0.8);
}
