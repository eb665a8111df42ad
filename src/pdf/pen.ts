import type { jsPDF } from 'jspdf';
import type { StatId } from '../engine/step.ts';
import type { Figure } from '../sheet-model/model/sheet-model.ts';
import type { Outline } from '../sheet-model/print/frame-outlines.ts';
import { type Face, type FaceMeasures, family, type Printable } from './fonts.ts';
import type { Tagger } from './tagger.ts';
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

const shades = { ink: 0, soft: 75, line: 175, control: 120 } as const;

const faceOf = ({ serif, bold }: Style): Face => (serif ? 'serif' : bold ? 'bold' : 'normal');

/** Draws text and lines on the current page. Every text is reduced to characters of the font, every mark is tagged. */
export class Pen {
  readonly tags: Tagger;
  readonly sizes: TypeSizes;
  readonly #document: jsPDF;
  readonly #faces: Record<Face, FaceMeasures>;
  readonly #printable: Printable;

  constructor(
    document: jsPDF,
    faces: Record<Face, FaceMeasures>,
    printable: Printable,
    tags: Tagger,
    sizes: TypeSizes,
  ) {
    this.#document = document;
    this.#faces = faces;
    this.#printable = printable;
    this.tags = tags;
    this.sizes = sizes;
  }

  width(text: string, style: Style): number {
    return this.#faces[faceOf(style)].width(this.#printable.text(text)) * style.size;
  }

  wrap(text: string, width: number, style: Style): string[] {
    const { width: measure } = this.#faces[faceOf(style)];
    return wrapText(this.#printable.text(text), width, (part) => measure(part) * style.size);
  }

  /** Draws text with its baseline at y; x is its start, end or middle, by `align`. */
  text(text: string, x: number, y: number, style: Style, align: Align = 'start'): void {
    const printable = this.#printable.text(text);
    if (printable.trim() === '') return;
    const width = align === 'start' ? 0 : this.width(text, style);
    this.#document.setFont(family, faceOf(style));
    this.#document.setFontSize(style.size);
    this.#document.setTextColor(style.soft ? shades.soft : shades.ink);
    this.#document.text(printable, x - (align === 'middle' ? width / 2 : width), y);
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
    const foot = this.#document.internal.pageSize.getHeight() - y;
    this.tags.link(to, [x - 1, foot - size * 0.26, x + width + 1, foot + size * 0.9]);
  }

  /** Makes this place the target of links to the number: x and y are the upper left corner of its calculation. */
  target(stat: StatId, x: number, y: number, words: string): void {
    this.tags.target(stat, x, this.#document.internal.pageSize.getHeight() - y, words);
  }

  /** Draws a horizontal line: a hairline, or a strong one in ink. */
  rule(x: number, y: number, width: number, weight = 0.5, shade: keyof typeof shades = 'line'): void {
    this.#line(weight, shade, () => this.#document.line(x, y, x + width, y));
  }

  upright(x: number, y: number, height: number, shade: keyof typeof shades = 'line'): void {
    this.#line(0.5, shade, () => this.#document.line(x, y, x, y + height));
  }

  /** Draws a vertical line between groups: stronger than {@link upright}. */
  divider(x: number, y: number, height: number): void {
    this.#line(0.8, 'ink', () => this.#document.line(x, y, x, y + height));
  }

  /** Draws a cutting line across the page. */
  cut(y: number): void {
    this.#line(0.5, 'control', () => {
      this.#document.setLineDashPattern([4, 3], 0);
      this.#document.line(0, y, this.#document.internal.pageSize.getWidth(), y);
      this.#document.setLineDashPattern([], 0);
    });
  }

  box(x: number, y: number, width: number, height: number, radius = 0): void {
    this.#line(0.6, 'control', () => this.#document.roundedRect(x, y, width, height, radius, radius, 'S'));
  }

  /** Draws a cross in a box of this size. */
  tick(x: number, y: number, size: number): void {
    const [near, far] = [0.2 * size, 0.8 * size];
    this.#line(1, 'ink', () => {
      this.#document.line(x + near, y + near, x + far, y + far);
      this.#document.line(x + near, y + far, x + far, y + near);
    });
  }

  /** Draws an outline scaled to a box; `weight` is its line weight. */
  outline(path: Outline, x: number, y: number, width: number, height: number, weight: number): void {
    const at = (i: number, n: number) => (i % 2 === 0 ? x + n * width : y + n * height);
    this.#line(weight, 'ink', () => {
      path.forEach((part, first) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = part.map((n, i) => at(i, n));
        if (first === 0) this.#document.moveTo(a, b);
        else if (part.length === 2) this.#document.lineTo(a, b);
        else this.#document.curveTo(a, b, c, d, e, f);
      });
      this.#document.close().stroke();
    });
  }

  /**
   * Draws a JPEG of this size in pixels so that it fills a box: parts outside the box are clipped at both sides.
   * `words` is its alternative text. Its bytes are embedded unchanged.
   */
  jpeg(bytes: Uint8Array, pixels: Extent, words: string, x: number, y: number, { width, height }: Extent): void {
    const foot = this.#document.internal.pageSize.getHeight() - y - height;
    const scale = Math.max(width / pixels.width, height / pixels.height);
    const [wide, high] = [pixels.width * scale, pixels.height * scale];
    this.tags.figure(words, [x, foot, x + width, foot + height], () => {
      this.#document.saveGraphicsState();
      this.#document.rect(x, y, width, height, null).clip().discardPath();
      this.#document.addImage(bytes, 'JPEG', x - (wide - width) / 2, y - (high - height) / 2, wide, high);
      this.#document.restoreGraphicsState();
    });
  }

  /** Draws a small filled triangle that points at the text after it. */
  pointer(x: number, y: number, size: number): void {
    this.tags.artifact(() => {
      this.#document.setFillColor(shades.ink, shades.ink, shades.ink);
      this.#document.triangle(x, y - size, x + size * 0.8, y - size / 2, x, y, 'F');
    });
  }

  #line(weight: number, shade: keyof typeof shades, draw: () => void): void {
    this.tags.artifact(() => {
      this.#document.setLineWidth(weight);
      this.#document.setDrawColor(shades[shade]);
      draw();
    });
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
 * Breaks a word into pieces, each as long as a line allows and at least one character; after a hyphen if there is one.
 */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      const hyphen = piece.lastIndexOf('-') + 1;
      const cut = hyphen > 1 ? hyphen : piece.length;
      pieces.push(piece.slice(0, cut));
      piece = piece.slice(cut);
    }
    piece += character;
  }
  return [...pieces, piece];
}
