import type { Figure } from '../rules/model/sheet-model.ts';
import { type FrameShape, frameOutlines, insetOutline } from '../rules/print/frame-outlines.ts';
import type { Pen } from './pen.ts';

/** From the outer line to the inner one, in parts of the height. */
const INSET = 0.06;

/** Returns the width of a frame of this height. */
export const frameWidth = (shape: FrameShape, height: number): number => height * frameOutlines[shape].aspect;

/** Draws a frame with a figure in its middle, the second one small below it. x is the middle of the frame. */
export function drawFrame(pen: Pen, shape: FrameShape, figure: Figure, x: number, y: number, height: number): void {
  const { second, text } = figure;
  const outline = frameOutlines[shape];
  const width = frameWidth(shape, height);
  const left = x - width / 2;
  pen.outline(outline.path, left, y, width, height, 1);
  pen.outline(insetOutline(outline, INSET), left, y, width, height, 0.4);
  const vital = fittingStyle(pen, text, width * 0.8);
  const center = left + width * outline.center;
  const middle = y + height * outline.middle;
  pen.figure(text, figure, center, middle + vital.size * (second ? 0.13 : 0.36), vital, 'middle');
  if (second)
    pen.figure(`(${second.text})`, figure, center, middle + vital.size * 0.72, { size: pen.sizes.small }, 'middle');
}

/** The style of a vital figure, smaller for one of many digits. */
function fittingStyle(pen: Pen, text: string, room: number) {
  const style = { size: pen.sizes.vital, serif: true };
  const width = pen.width(text, style);
  return width <= room ? style : { ...style, size: (style.size * room) / width };
}
