import { type Figure, type SheetModel, situationsInBrackets } from '../sheet-model/model/sheet-model.ts';
import type { Role } from './drawing.ts';
import type { Pen } from './pen.ts';
import { baseline } from './type-sizes.ts';

/** The smallest unit, which never splits: a row of a table, a line of prose, a frame with its figure. */
export interface Row {
  readonly height: number;
  /** Whether it is there to write in. */
  readonly blank?: boolean;
  /** Whether it is no more than room between two others, which the top of a page or column does without. */
  readonly isGap?: boolean;
  /** Draws it with its upper left corner at x and y. */
  draw(pen: Pen, x: number, y: number): void;
}

/** A part of the sheet: a strong rule, a title, and rows that can continue in further columns and pages. */
export interface Block {
  /** '' for no title, if its head or its rows make it clear. */
  readonly title: string;
  /** Text at the right end of the title line. */
  readonly aside?: string;
  /** The figure that this text prints, for its link. */
  readonly asideFigure?: Figure;
  readonly width: number;
  /** The structure element of its rows, for screen readers. */
  readonly role: Extract<Role, 'Table' | 'L' | 'Div' | 'P'>;
  /** The headings of its columns, repeated on each page. */
  readonly head?: Row;
  readonly rows: readonly Row[];
  /** The legend after its last row. */
  readonly legend?: Row | undefined;
  /** Whether empty write-in rows may be added. */
  readonly fillable?: boolean;
  /** The desired number of rows, filled and empty; for blocks that share a column. */
  readonly desiredRows?: number;
  /** The rows, filled and empty, without which it is of no use on a page with room for more. */
  readonly minRows?: number;
}

/** Returns the height of the rule and the title; 0 without a title. */
export const titleHeight = (pen: Pen, { title }: Block): number =>
  title === '' ? 0 : pen.sizes.title * (pen.sizes.leading + 0.33);

const sum = (rows: readonly Row[]): number => rows.reduce((total, { height }) => total + height, 0);

/** Heights with the pen that the block is laid out for: to fit a sheet on a page, the same blocks are stacked in hundreds of ways. */
const heights = new WeakMap<Block, { readonly pen: Pen; readonly height: number }>();

/** Returns the height of a block on a single page. */
export function blockHeight(pen: Pen, block: Block): number {
  const known = heights.get(block);
  if (known?.pen === pen) return known.height;
  const { head, rows, legend } = block;
  const height = titleHeight(pen, block) + (head?.height ?? 0) + sum(rows) + (legend?.height ?? 0);
  heights.set(block, { pen, height });
  return height;
}

/** Returns the height of stacked blocks. */
export function stackHeight(pen: Pen, blocks: readonly Block[]): number {
  const heights = blocks.map((block) => blockHeight(pen, block));
  return heights.reduce((total, height) => total + height + pen.sizes.gap, 0) - (blocks.length > 0 ? pen.sizes.gap : 0);
}

/** Draws the rule and the title; `again` on the pages after the first. */
export function drawTitle(pen: Pen, block: Block, x: number, y: number, again = false): void {
  const { title, aside, asideFigure, width } = block;
  if (title === '') return;
  const size = pen.sizes.title;
  const at = y + size * 1.2;
  pen.rule(x, y, width, 1.1, 'ink');
  if (again) {
    pen.tags.artifact(() => pen.text(`${title}, continued`, x, at, { size, bold: true }));
    return;
  }
  pen.tags.mark('H2', () => pen.text(title, x, at, { size, bold: true }));
  if (!aside) return;
  pen.tags.mark('P', () => {
    const room = width - pen.width(title, { size, bold: true }) - size / 2;
    // Smaller if it would touch the title.
    const asideSize = size * Math.min(1, room / pen.width(aside, { size, bold: true }));
    if (asideFigure) pen.figure(aside, asideFigure, x + width, at, { size: asideSize, bold: true }, 'end');
    else pen.text(aside, x + width, at, { size: pen.sizes.small, soft: true }, 'end');
  });
}

/** Adds `count` empty rows to fill in by hand. */
export function withBlanks(pen: Pen, block: Block, count: number): Block {
  const blank: Row = { height: pen.sizes.blank, blank: true, draw: (pen, x, y) => pen.rule(x, y, block.width) };
  return { ...block, rows: [...block.rows, ...Array.from({ length: Math.max(0, count) }, () => blank)] };
}

/** Joins several rows into one that does not split. */
export function joinRows(rows: readonly Row[]): Row {
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw: (pen, x, y) => {
      rows.reduce((at, row) => {
        row.draw(pen, x, at);
        return at + row.height;
      }, y);
    },
  };
}

/** Returns a row of small text under a block. */
export function layOutLegend(pen: Pen, words: string, width: number): Row {
  const style = { size: pen.sizes.small, soft: true };
  const lines = pen.wrap(words, width, style);
  const height = style.size * pen.sizes.leading;
  return {
    height: lines.length * height + 2 * pen.sizes.padding,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          pen.text(line, x, y + pen.sizes.padding + i * height + baseline(style.size), style);
        });
      });
    },
  };
}

/**
 * Returns a legend for the figures in brackets of a block; undefined if it has none, or if the legend of the `band` has
 * named all.
 */
export function layOutBracketLegend(
  pen: Pen,
  figures: readonly Figure[],
  width: number,
  band?: SheetModel['vitals'],
): Row | undefined {
  const situations = situationsInBrackets(figures, band);
  return situations.length === 0 ? undefined : layOutLegend(pen, `In parentheses: ${situations.join('; ')}`, width);
}
