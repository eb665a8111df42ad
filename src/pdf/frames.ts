import type { Figure } from '../rules/model/sheet-model.ts';
import type { Outline, Pen } from './pen.ts';

/** The frames of vital figures: a shield for active defenses, a plate for armor. */
const outlines = {
  shield: [
    [0, 0.03],
    [0.17, 0.03, 0.33, 0.03, 0.5, 0],
    [0.67, 0.03, 0.83, 0.03, 1, 0.03],
    [1, 0.53],
    [1, 0.8, 0.75, 0.94, 0.5, 1],
    [0.25, 0.94, 0, 0.8, 0, 0.53],
  ],
  plate: [
    [0.13, 0],
    [0.87, 0],
    [1, 0.13],
    [1, 0.87],
    [0.87, 1],
    [0.13, 1],
    [0, 0.87],
    [0, 0.13],
  ],
} satisfies Record<string, Outline>;

export type Shape = keyof typeof outlines;

/** Draws a frame with a figure in its middle, the second one small below it. x is the middle of the frame. */
export function drawFrame(pen: Pen, shape: Shape, figure: Figure, x: number, y: number, height: number): void {
  const { second, text } = figure;
  const vital = { size: pen.sizes.vital, bold: true };
  const width = Math.max(height * 1.05, pen.width(text, vital) + 10);
  pen.outline(outlines[shape], x - width / 2, y, width, height);
  const middle = y + height * (shape === 'shield' ? 0.48 : 0.5);
  pen.figure(text, figure, x, middle + vital.size * (second ? 0.13 : 0.36), vital, 'middle');
  if (second)
    pen.figure(`(${second.text})`, figure, x, middle + vital.size * 0.72, { size: pen.sizes.small }, 'middle');
}
