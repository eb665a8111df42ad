import { type PrintChoices, pageOrientation } from '../sheet-model/print/print-choices.ts';
import { Drawing } from './drawing.ts';
import type { Area } from './flow.ts';
import { Pen } from './pen.ts';
import { Printable } from './printable.ts';
import { type Setting, typeSizes } from './type-sizes.ts';

/** Pages that are being drawn, with what they share. */
export interface Paper {
  readonly drawing: Drawing;
  /** The part of each page that blocks may use. */
  readonly area: Area;
  /** The baseline of the footer of each page. */
  readonly foot: number;
}

/** Paper sizes in points, upright: 210 by 297 mm, and 8.5 by 11 inches. */
const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const satisfies Record<PrintChoices['paper'], unknown>;
/** The margin of every page: 11 mm. */
const margin = (11 * 72) / 25.4;
const footHeight = 13;

/** Returns the width and height of a page in its orientation, in points. */
export function paperSize(
  choices: Pick<PrintChoices, 'kind' | 'paper' | 'orientation'>,
): readonly [width: number, height: number] {
  const [short, long] = papers[choices.paper];
  return pageOrientation(choices) === 'portrait' ? [short, long] : [long, short];
}

/** Opens a drawing with one empty page. */
export function openPaper(choices: Pick<PrintChoices, 'kind' | 'paper' | 'orientation'>): Paper {
  const [width, height] = paperSize(choices);
  const area: Area = { left: margin, top: margin, width: width - 2 * margin, bottom: height - margin - footHeight };
  return { drawing: new Drawing(width, height), area, foot: height - margin - 2 };
}

/** Returns a function that makes pens for one character; they share the record of characters that the fonts lack. */
export function penMaker({ drawing }: Paper) {
  const printable = new Printable();
  const penAt = (setting: Setting) => new Pen(drawing, printable, typeSizes(setting));
  return { penAt, missing: printable.missing as ReadonlySet<string> };
}

/** The footer of consecutive pages. */
export interface PageFoot {
  readonly from: number;
  readonly to: number;
  /** The name of the character or characters on these pages. */
  readonly name: string;
  readonly pen: Pen;
}

/** Draws name and page number in the footer of every page, once the number of pages is known. */
export function drawPageFeet({ drawing, area, foot: y }: Paper, feet: readonly PageFoot[]): void {
  const pages = drawing.count;
  const right = area.left + area.width;
  for (const { from, to, name, pen } of feet) {
    const style = { size: pen.sizes.small, soft: true };
    for (let page = from; page <= to; page++) {
      drawing.turnTo(page);
      const number = `page ${page} of ${pages}`;
      const [line = ''] = pen.wrap(name, area.width - pen.width(number, style) - 20, style);
      pen.tags.artifact(() => {
        pen.text(line, area.left, y, style);
        pen.text(number, right, y, style, 'end');
      });
    }
  }
}
