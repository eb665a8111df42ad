import type { Figure } from '../rules/model/sheet-model.ts';
import type { Pen } from './pen.ts';
import type { Role } from './tagger.ts';

/** What never splits: a row of a table, a line of prose, a frame with its figure. */
export interface Row {
  readonly height: number;
  /** Draws it with its upper left corner there. */
  draw(pen: Pen, x: number, y: number): void;
}

/** A part of the sheet: a strong rule, a title, and rows that flow on to further columns and pages. */
export interface Block {
  /** '' for none: its head or its rows say what it is. */
  readonly title: string;
  /** Text at the right end of the title line. */
  readonly aside?: string;
  /** The figure that it is or holds, where it is one that matters. */
  readonly asideFigure?: Figure;
  readonly width: number;
  /** What its rows are together, to whoever listens. */
  readonly role: Extract<Role, 'Table' | 'L' | 'Div' | 'P'>;
  /** The headings of its columns: drawn again on each page. */
  readonly head?: Row;
  readonly rows: readonly Row[];
  /** What explains it, after its last row. */
  readonly legend?: Row | undefined;
  /** May be given rows to write in. */
  readonly fillable?: boolean;
  /** The number of rows, filled and empty, that are enough; for blocks that share a column. */
  readonly wish?: number;
}

/** The height of the rule and the title; none without a title. */
export const titleHeight = (pen: Pen, { title }: Block): number => (title === '' ? 0 : pen.sizes.title * 1.62);

const sum = (rows: readonly Row[]): number => rows.reduce((total, { height }) => total + height, 0);

/** The height of a block that is not broken. */
export function blockHeight(pen: Pen, block: Block): number {
  const { head, rows, legend } = block;
  return titleHeight(pen, block) + (head?.height ?? 0) + sum(rows) + (legend?.height ?? 0);
}

/** The height of blocks one under the other. */
export function stackHeight(pen: Pen, blocks: readonly Block[]): number {
  const heights = blocks.map((block) => blockHeight(pen, block));
  return heights.reduce((total, height) => total + height + pen.sizes.gap, 0) - (blocks.length > 0 ? pen.sizes.gap : 0);
}

/** The rule and the title; `again` on the pages after the first. */
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
    if (asideFigure) pen.figure(aside, asideFigure, x + width, at, { size, bold: true }, 'end');
    else pen.text(aside, x + width, at, { size: pen.sizes.small, soft: true }, 'end');
  });
}

/** So many empty rows more, to write in by hand. */
export function withBlanks(pen: Pen, block: Block, count: number): Block {
  const blank: Row = { height: pen.sizes.blank, draw: (pen, x, y) => pen.rule(x, y, block.width) };
  return { ...block, rows: [...block.rows, ...Array.from({ length: Math.max(0, count) }, () => blank)] };
}
