import { memoizeByObject } from '../../engine/memoize.ts';
import type { LineDrawing } from '../print/line-drawing.ts';
import { choosePortrait, type DrawingChoice } from './choose-portrait.ts';
import { drawPortrait, portraitPage } from './draw-portrait.ts';
import type { PortraitPerson } from './portrait-people.ts';

const drawingOf = memoizeByObject(
  (person: PortraitPerson): LineDrawing => ({ ...portraitPage, paths: drawPortrait(person) }),
);

/** Returns the drawn portrait of a character for paper, the same object each time; null for none. */
export function portraitDrawing(choice: DrawingChoice): LineDrawing | null {
  const person = choosePortrait(choice);
  return person && drawingOf(person);
}
