import { type PrintChoices, pageOrientation } from '../sheet-model/print/print-choices.ts';
import { Drawing, type PageNode } from './drawing.ts';
import type { Area } from './flow.ts';
import { Pen } from './pen.ts';
import { Printable } from './printable.ts';
import { type Setting, typeSizes } from './type-sizes.ts';

/** Pages that are being drawn, with what they share. */
export interface Paper {
  readonly drawing: Drawing;
  /** The part of each page that blocks may use. */
  readonly area: Area;
  /** The baseline of the foot of each page. */
  readonly foot: number;
}

/** Paper sizes in points, upright: 210 by 297 mm, and 8.5 by 11 inches. */
const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const satisfies Record<PrintChoices['paper'], unknown>;
/** The margin of every page: 11 mm. */
const margin = (11 * 72) / 25.4;
const footHeight = 11;

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

/** The foot of consecutive pages. */
export interface PageFoot {
  readonly from: number;
  readonly to: number;
  /** The name of the character or characters on these pages. */
  readonly name: string;
  /** The size of its type, in points: that of the small words above it. */
  readonly size: number;
}

/**
 * Returns the name and the page number at the foot of a page, which are drawn when the number of all pages is known.
 * @param page the page among those of these feet
 * @param number its number among all pages, of which there are `all`; null while that is not known
 */
export function pageFoot(
  choices: Pick<PrintChoices, 'kind' | 'paper' | 'orientation'>,
  feet: readonly PageFoot[],
  page: number,
  number: number,
  all: number | null,
): readonly PageNode[] {
  const { drawing, area, foot: y } = openPaper(choices);
  const found = feet.find(({ from, to }) => from <= page && page <= to);
  if (!found) return [];
  const pen = new Pen(drawing, new Printable(), typeSizes({ scale: 1, air: 'compact' }));
  const style = { size: found.size, soft: true };
  const words = `page ${number} of ${all ?? '…'}`;
  const [line = ''] = pen.wrap(found.name, area.width - pen.width(words, style) - 20, style);
  drawing.artifact(() => {
    pen.text(line, area.left, y, style);
    pen.text(words, area.left + area.width, y, style, 'end');
  });
  return drawing.nodes;
}
