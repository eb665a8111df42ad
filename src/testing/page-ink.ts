import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageNode } from '../pdf/drawing.ts';
import { openPdf } from './read-pdf.ts';

/** What is on a page, as seen in a PDF, in a picture with text or in the layout: in points from its upper left corner. */
export interface PageInk {
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** Horizontal lines. */
  readonly lines: readonly Line[];
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly weight: number;
}

/** A block on a page, as what is below its strong rule as far as the next one. */
export interface BlockOnPage {
  /** The words of its first line, without spaces; '' for what is above all blocks. */
  readonly title: string;
  /** How many lines begin a row, or are there to write on. */
  readonly ruled: number;
  /** How many heights have text. */
  readonly written: number;
}

/** The weight of the rule above the title of a block, in points. */
const titleRule = 1.1;
/** How far a title's baseline is below its rule at most, in points. */
const titleRoom = 20;
/** Places that differ by less are the same, in points. */
const slack = 0.15;

/** How many different heights there are. */
function countHeights(heights: readonly number[]): number {
  const sorted = heights.toSorted((a, b) => a - b);
  return sorted.filter((y, i) => y - (sorted[i - 1] ?? Number.NEGATIVE_INFINITY) > slack).length;
}

/** Returns the blocks of a page in the order of their places, each with its rows. */
export function blocksOn({ texts, lines }: PageInk): readonly BlockOnPage[] {
  const isTitle = ({ weight }: Line) => Math.abs(weight - titleRule) < 0.05;
  const heads = lines.filter(isTitle).toSorted((a, b) => (Math.abs(a.y - b.y) < slack ? a.x - b.x : a.y - b.y));
  /** The index of the block that a place belongs to: that of the lowest rule above it; -1 above all. */
  const owner = (x: number, y: number): number =>
    heads.findLastIndex((head) => head.y < y - slack && head.x - slack <= x && x <= head.x + head.width + slack);
  const words = texts.map((text) => ({ ...text, owner: owner(text.x, text.y) }));
  const rules = lines.filter((line) => !isTitle(line)).map(({ x, y }) => owner(x, y));
  return [-1, ...heads.keys()].map((i) => {
    const own = words.filter((text) => text.owner === i);
    const top = Math.min(...own.map(({ y }) => y));
    const isNear = top - (heads[i]?.y ?? Number.NEGATIVE_INFINITY) < titleRoom;
    const first = own.filter(({ y }) => isNear && y - top < slack).toSorted((a, b) => a.x - b.x);
    return {
      title: bare(first.map(({ text }) => text).join('')),
      ruled: rules.filter((rule) => rule === i).length,
      written: countHeights(own.map(({ y }) => y)),
    };
  });
}

const bare = (text: string): string => text.replace(/\s/g, '');

/** Returns what is drawn by the marks of a page. */
export function inkOfMarks(nodes: readonly PageNode[]): PageInk {
  const texts: { text: string; x: number; y: number }[] = [];
  const lines: Line[] = [];
  const gather = (all: readonly PageNode[]): void => {
    for (const node of all) {
      if ('nodes' in node) gather(node.nodes);
      else if (node.kind === 'text') texts.push({ text: node.whole ?? node.text, x: node.x, y: node.y });
      else if (node.kind === 'line') addLine(lines, [...node.from, ...node.to], node.weight);
    }
  };
  gather(nodes);
  return { texts, lines };
}

/** Adds a line from one point to another if it is horizontal. */
function addLine(lines: Line[], [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], weight: number): void {
  if (Math.abs(y1 - y2) < 0.05) lines.push({ x: Math.min(x1, x2), y: y1, width: Math.abs(x2 - x1), weight });
}

/** Returns what is drawn by the picture of a page in a document. */
export function inkOfPicture(page: Element): PageInk {
  const number = (element: Element, name: string): number => Number(element.getAttribute(name));
  const lines: Line[] = [];
  for (const path of page.querySelectorAll('.drawn-stroke')) {
    for (const [, ...points] of (path.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)/g)) {
      addLine(lines, points.map(Number), number(path, 'stroke-width'));
    }
  }
  const texts = Array.from(page.querySelectorAll('text'), (text) => ({
    text: text.textContent ?? '',
    x: number(text, 'x'),
    y: number(text, 'y'),
  }));
  return { texts, lines };
}

type Matrix = readonly [number, number, number, number, number, number];

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The codes of pdf.js in the data of a path, and how many numbers follow each. */
const pathParts: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };
const [moveTo, lineTo] = [0, 1];

/** Returns the lines from one point to another in the data of a path, which is no part of a longer outline. */
function singleLines(data: ArrayLike<number>): readonly (readonly [number, number, number, number])[] {
  const outlines: { points: number[]; isLine: boolean }[] = [];
  for (let i = 0; i < data.length; ) {
    const code = data[i] ?? 0;
    const count = pathParts[code] ?? 0;
    if (code === moveTo) outlines.push({ points: [], isLine: true });
    const outline = outlines.at(-1);
    if (outline && code !== moveTo && code !== lineTo) outline.isLine = false;
    for (let n = 1; n <= count; n++) outline?.points.push(data[i + n] ?? 0);
    i += count + 1;
  }
  return outlines.flatMap(({ points: [a, b, c, d, ...more], isLine }) =>
    isLine && a !== undefined && b !== undefined && c !== undefined && d !== undefined && more.length === 0
      ? [[a, b, c, d]]
      : [],
  );
}

/** Returns what is drawn on the pages of a PDF file, whoever has made it. */
export async function inkOfPdf(bytes: Uint8Array): Promise<readonly PageInk[]> {
  const document = await openPdf(bytes);
  const pages: PageInk[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), y: height - Number(item.transform[5]) }]
        : [],
    );
    pages.push({ texts, lines: linesOf(await page.getOperatorList(), height) });
  }
  await document.loadingTask.destroy();
  return pages;
}

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Follows the operators of a page, and returns the horizontal lines that they stroke. */
function linesOf({ fnArray, argsArray }: Operators, height: number): readonly Line[] {
  const lines: Line[] = [];
  let now: { readonly matrix: Matrix; readonly weight: number } = { matrix: [1, 0, 0, 1, 0, 0], weight: 1 };
  const saved: (typeof now)[] = [];
  fnArray.forEach((operator, i) => {
    const values = argsArray[i];
    if (operator === OPS.save) saved.push(now);
    else if (operator === OPS.restore) now = saved.pop() ?? now;
    else if (operator === OPS.transform) now = { ...now, matrix: multiply(now.matrix, values as Matrix) };
    else if (operator === OPS.setLineWidth) now = { ...now, weight: Number((values as readonly number[])[0]) };
    else if (operator === OPS.setGState) {
      const [entries] = values as readonly [readonly (readonly [name: string, value: unknown])[]];
      const weight = entries.find(([name]) => name === 'LW')?.[1];
      if (weight !== undefined) now = { ...now, weight: Number(weight) };
    } else if (operator === OPS.constructPath) {
      const [paint, [data]] = values as readonly [number, readonly [ArrayLike<number> | null]];
      if (!data || paint !== OPS.stroke) return;
      const [a, b, c, d, e, f] = now.matrix;
      for (const [x1, y1, x2, y2] of singleLines(data)) {
        const place = (x: number, y: number) => [a * x + c * y + e, height - (b * x + d * y + f)] as const;
        addLine(lines, [...place(x1, y1), ...place(x2, y2)], now.weight * Math.sqrt(Math.abs(a * d - b * c)));
      }
    }
  });
  return lines;
}
