import type { StatId } from '../engine/step.ts';
import type { Figure } from '../sheet-model/model/sheet-model.ts';
import type { Outline } from '../sheet-model/print/frame-outlines.ts';
import type { LineDrawing } from '../sheet-model/print/line-drawing.ts';
import type { Drawing, Mark, Shade } from './drawing.ts';
import { type Face, faceMeasures } from './face-measures.ts';
import { lettersOf, type Printable } from './printable.ts';
import type { TypeSizes } from './type-sizes.ts';

export interface Style {
  readonly size: number;
  readonly bold?: boolean | undefined;
  /** The face of names and vital figures; it has one weight. */
  readonly serif?: boolean | undefined;
  readonly soft?: boolean | undefined;
}

/** A size in two directions. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

export type Align = 'start' | 'end' | 'middle';

const faceOf = ({ serif, bold }: Style): Face => (serif ? 'serif' : bold ? 'bold' : 'normal');

/** Draws text and lines on the current page. Every text is reduced to characters of the font, every mark is tagged. */
export class Pen {
  readonly tags: Drawing;
  readonly sizes: TypeSizes;
  readonly #printable: Printable;

  constructor(drawing: Drawing, printable: Printable, sizes: TypeSizes) {
    this.tags = drawing;
    this.#printable = printable;
    this.sizes = sizes;
  }

  width(text: string, style: Style): number {
    return faceMeasures[faceOf(style)].width(this.#printable.text(text).drawn) * style.size;
  }

  wrap(text: string, width: number, style: Style): string[] {
    return wrapText(this.#printable.text(text).whole, width, (part) => this.width(part, style));
  }

  /** Draws text with its baseline at y; x is its start, end or middle, by `align`. */
  text(text: string, x: number, y: number, style: Style, align: Align = 'start'): void {
    const { drawn, whole } = this.#printable.draw(text);
    if (drawn.trim() === '') return;
    const width = this.width(text, style);
    const left = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
    const { size, soft = false } = style;
    this.tags.add({
      kind: 'text',
      text: drawn,
      whole: whole === drawn ? undefined : whole,
      x: left,
      y,
      width,
      face: faceOf(style),
      size,
      soft,
    });
  }

  /** Draws a figure like {@link text}; its numbers link to their calculation. `text` may be a part of it. */
  figure(text: string, { stat, second }: Figure, x: number, y: number, style: Style, align: Align = 'start'): void {
    this.text(text, x, y, style, align);
    const width = this.width(text, style);
    const left = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
    const bracket = second ? text.lastIndexOf(`(${second.text}`) : -1;
    const first = bracket < 0 ? width : this.width(text.slice(0, bracket), style);
    if (stat !== undefined && first > 0) this.link(stat, left, y, first, style.size);
    if (second?.stat !== undefined && first < width) this.link(second.stat, left + first, y, width - first, style.size);
  }

  /** Adds a link over a piece of a line of text with its baseline at y. */
  link(to: StatId, x: number, y: number, width: number, size: number): void {
    this.tags.add({ kind: 'link', to, x: x - 1, y: y - size * 0.9, width: width + 2, height: size * 1.16 });
  }

  /** Makes this place the target of links to the number: x and y are the upper left corner of its calculation. */
  target(stat: StatId, x: number, y: number, words: string): void {
    this.tags.add({ kind: 'target', stat, x, y, words });
  }

  /** Draws a horizontal line: a hairline, or a strong one in ink. */
  rule(x: number, y: number, width: number, weight = 0.5, shade: Shade = 'line'): void {
    this.#line([x, y], [x + width, y], weight, shade);
  }

  upright(x: number, y: number, height: number, shade: Shade = 'line'): void {
    this.#line([x, y], [x, y + height], 0.5, shade);
  }

  /** Draws a vertical line between groups: stronger than {@link upright}. */
  divider(x: number, y: number, height: number): void {
    this.#line([x, y], [x, y + height], 0.8, 'ink');
  }

  /** Draws a cutting line across the page. */
  cut(y: number): void {
    const to = [this.tags.width, y] as const;
    this.#draw({ kind: 'line', from: [0, y], to, weight: 0.5, shade: 'control', dashed: true });
  }

  box(x: number, y: number, width: number, height: number, radius = 0): void {
    this.#draw({ kind: 'box', x, y, width, height, radius, weight: 0.6, shade: 'control' });
  }

  /** Draws a cross in a box of this size. */
  tick(x: number, y: number, size: number): void {
    const [near, far] = [0.2 * size, 0.8 * size];
    this.tags.artifact(() => {
      this.#line([x + near, y + near], [x + far, y + far], 1, 'ink');
      this.#line([x + near, y + far], [x + far, y + near], 1, 'ink');
    });
  }

  /** Draws an outline scaled to a box; `weight` is its line weight. */
  outline(path: Outline, x: number, y: number, width: number, height: number, weight: number): void {
    this.#draw({ kind: 'outline', path, x, y, width, height, weight });
  }

  /** Fills a box with the light gray of every second row. */
  shade(x: number, y: number, width: number, height: number): void {
    this.#draw({ kind: 'shading', x, y, width, height });
  }

  /**
   * Draws a JPEG of this size in pixels so that it fills a box: parts outside the box are clipped at both sides.
   * `data` is its data URL, and `words` its alternative text. Its bytes are embedded unchanged.
   */
  jpeg(data: string, pixels: Extent, words: string, x: number, y: number, { width, height }: Extent): void {
    this.tags.add({ kind: 'picture', data, pixels, words, x, y, width, height });
  }

  /** Fills a box of its shape with a drawing, which screen readers leave out. */
  drawing(drawing: LineDrawing, x: number, y: number, { width, height }: Extent): void {
    this.#draw({ kind: 'drawing', drawing, x, y, width, height });
  }

  /** Draws a small filled triangle that points at the text after it. */
  pointer(x: number, y: number, size: number): void {
    this.#draw({ kind: 'pointer', x, y, size });
  }

  #line(from: readonly [number, number], to: readonly [number, number], weight: number, shade: Shade): void {
    this.#draw({ kind: 'line', from, to, weight, shade });
  }

  #draw(mark: Mark): void {
    this.tags.artifact(() => this.tags.add(mark));
  }
}

/**
 * Breaks a text into lines of at most `width`: at spaces, and inside a word only when it is wider than a line. Keeps
 * every character except the spaces at which it breaks.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = measure(word) <= width ? [word] : breakWord(word, width, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/**
 * Breaks a word into pieces, each as long as a line allows and at least one character; after a hyphen or slash if there is one.
 */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of lettersOf(word)) {
    if (piece !== '' && measure(piece + character) > width) {
      const joint = Math.max(piece.lastIndexOf('-'), piece.lastIndexOf('/')) + 1;
      const cut = joint > 1 ? joint : piece.length;
      pieces.push(piece.slice(0, cut));
      piece = piece.slice(cut);
    }
    piece += character;
  }
  return [...pieces, piece];
}
