import { type Figure, formatFigure } from '../sheet-model/model/sheet-model.ts';
import type { Row } from './block.ts';
import type { Align, Pen, Style } from './pen.ts';
import { baseline, isLarge, leastType } from './type-sizes.ts';

export interface TableColumn {
  readonly heading: string;
  /** In points at full size; `rest` shares the remaining width. */
  readonly width: number | 'rest';
  readonly align?: Extract<Align, 'start' | 'end'>;
  /** More space before the next column, as text needs after right-aligned figures. */
  readonly after?: number;
  /** The heading is also the title of the table. */
  readonly title?: boolean;
}

export interface Cell {
  readonly text: string;
  /** The figure that the text is or contains: it links to its calculation. */
  readonly figure?: Figure;
  readonly size?: number;
  readonly bold?: boolean;
  /** In the face of names and vital figures. */
  readonly serif?: boolean;
  readonly soft?: boolean;
  /** Smaller text after it, on the same line if it fits. */
  readonly small?: string;
  /** Whether it is the heading of its row for screen readers. */
  readonly heads?: boolean;
  /** How many steps to the right it begins. */
  readonly depth?: number;
  /** Drawn under the text: tick boxes. */
  readonly below?: Row | undefined;
}

interface Run {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
  readonly figure?: Figure | undefined;
}

/** Returns the cell of a figure. */
export const figureCell = (figure: Figure): Cell => ({ text: formatFigure(figure), figure });

const gutter = 5;
/** What columns that share the rest of the width have at least, at full size; names and remarks in large print need more. */
const leastRest = { usual: 40, large: 76 };
/** The most steps to the right: deeper cells have no more room. */
const deepest = 4;
/** Returns how far to the right a cell begins that is so many containers deep, in points. */
const indentOf = (depth: number, body: number): number => Math.min(depth, deepest) * body * 0.9;
/** Cells with more lines are split into several rows, so that a row always fits on a page. */
const maxLines = 24;

export class Table {
  readonly #pen: Pen;
  readonly #columns: readonly TableColumn[];
  readonly #widths: readonly number[];
  readonly #edges: readonly number[];
  readonly width: number;

  constructor(pen: Pen, columns: readonly TableColumn[], width: number) {
    this.#pen = pen;
    this.#columns = columns;
    this.width = width;
    const scale = pen.sizes.body / 8;
    // The type of headings does not get as small as that of rows: no word of them is broken.
    const least = columns.map(({ heading, after = 0 }, i) => {
      const words = heading.split(' ').map((word) => pen.width(word, { size: pen.sizes.small }));
      return heading === '' ? 0 : Math.max(...words) + 0.5 + (i === columns.length - 1 ? 0 : gutter + after);
    });
    const rest = leastRest[isLarge(pen.sizes) ? 'large' : 'usual'];
    const natural = columns.reduce((total, { width }) => total + (width === 'rest' ? rest : width) * scale, 0);
    // In large print columns are narrower than their texts, which are broken into lines.
    const shrink = Math.min(1, width / natural);
    const fixed = columns.map((column, i) =>
      column.width === 'rest' ? 0 : Math.max(column.width * scale * shrink, least[i] ?? 0),
    );
    const left = Math.max(0, width - fixed.reduce((total, width) => total + width, 0));
    const sharing = columns.map((column, i) => (column.width === 'rest' ? (least[i] ?? 0) : 0));
    const count = columns.filter((column) => column.width === 'rest').length;
    const needed = sharing.reduce((total, width) => total + width, 0);
    const isEven = left / count >= Math.max(...sharing) || needed > left;
    this.#widths = columns.map((column, i) => {
      if (column.width !== 'rest') return fixed[i] ?? 0;
      return isEven ? left / count : (sharing[i] ?? 0) + (left - needed) / count;
    });
    this.#edges = this.#widths.map((_, i) => this.#widths.slice(0, i).reduce((total, width) => total + width, 0));
  }

  head(): Row {
    const { small, title: large } = this.#pen.sizes;
    const cells = this.#columns.map(
      ({ heading, title = false }): Cell => ({ text: heading, size: title ? large : small, bold: title, soft: !title }),
    );
    return this.#row(this.#lines(cells), cells, 'head', 0);
  }

  /**
   * Returns the rows of a line of cells: one, unless it is too long for any page. Its hairline starts at the column
   * `from`.
   */
  rows(cells: readonly Cell[], from = 0): Row[] {
    const lines = this.#lines(cells);
    const pieces = Math.max(1, Math.ceil(Math.max(...lines.map((cellLines) => cellLines.length)) / maxLines));
    return Array.from({ length: pieces }, (_, i) => {
      const part = lines.map((cellLines) => cellLines.slice(i * maxLines, (i + 1) * maxLines));
      return this.#row(part, i === pieces - 1 ? cells : [], 'body', i === 0 ? from : this.#columns.length);
    });
  }

  /** Returns the start and end of the text of a column, from the left of the table. */
  edges(column: number): { readonly from: number; readonly to: number } {
    const from = this.#edges[column] ?? 0;
    return { from, to: from + this.room(column) };
  }

  /** Returns the width for the text of a column. */
  room(column: number): number {
    const { after = 0 } = this.#columns[column] ?? {};
    return (this.#widths[column] ?? 0) - (column === this.#columns.length - 1 ? 0 : gutter + after);
  }

  #lines(cells: readonly Cell[]): Run[][][] {
    const { sizes } = this.#pen;
    return cells.map(({ text, figure, small, size: usual = sizes.body, bold, serif, soft, depth = 0 }, column) => {
      const room = this.room(column) - indentOf(depth, sizes.body);
      const longestWord = Math.max(
        ...text.split(' ').map((word) => this.#pen.width(word, { size: usual, bold, serif })),
      );
      // Rather a little smaller than broken within a word, but never smaller than the least type.
      const share = (room / longestWord) * 0.999; // rounding must not break it either
      const size = share < 1 && usual * share >= leastType ? usual * share : usual;
      const run = (text: string, style: Style): Run => ({ text, style, width: this.#pen.width(text, style) });
      const whole = text === '' ? [] : this.#pen.wrap(text, room, { size, bold, serif });
      const lines = whole.map((line): Run[] => [{ ...run(line, { size, bold, serif, soft }), figure }]);
      if (!small) return lines;
      const style = { size: sizes.small, soft: true };
      const gap = sizes.small / 2;
      const last = lines.at(-1);
      const fits = last && (last[0]?.width ?? 0) + gap + this.#pen.width(small, style) <= room;
      if (fits) last.push(run(small, style));
      else lines.push(...this.#pen.wrap(small, room, style).map((line) => [run(line, style)]));
      return lines;
    });
  }

  #row(lines: readonly (readonly Run[][])[], cells: readonly Cell[], kind: 'head' | 'body', from: number): Row {
    const { sizes } = this.#pen;
    const { leading } = sizes;
    const sizeOf = (line: readonly Run[] | undefined) => Math.max(0, ...(line ?? []).map(({ style }) => style.size));
    const first = Math.max(sizes.small, ...lines.map((cell) => sizeOf(cell[0])));
    const heights = lines.map((cell, i) => {
      const restHeight = cell.slice(1).reduce((total, line) => total + leading * sizeOf(line), 0);
      const ownHeight = cell.length > 0 ? leading * first : 0;
      return Math.max(leading * first, ownHeight + restHeight + (cells[i]?.below?.height ?? 0));
    });
    const height = Math.max(...heights) + 2 * sizes.padding;
    const draw = (pen: Pen, x: number, y: number): void => {
      const start = this.#edges[from];
      if (start !== undefined) pen.rule(x + start, y, this.width - start);
      pen.tags.group('TR', () => {
        lines.forEach((cell, i) => {
          const role = kind === 'head' || cells[i]?.heads ? 'TH' : 'TD';
          const scope = kind === 'head' ? 'Column' : cells[i]?.heads ? 'Row' : undefined;
          const indent = indentOf(cells[i]?.depth ?? 0, sizes.body);
          const content = () => this.#cell(pen, cell, i, x + indent, y + sizes.padding, first, cells[i]?.below);
          if (cell.length > 0 || cells[i]?.below) pen.tags.mark(role, content, scope);
          else pen.tags.group(role, () => undefined, scope);
        });
      });
    };
    return { height, draw };
  }

  #cell(pen: Pen, cell: readonly Run[][], column: number, x: number, y: number, first: number, below?: Row): void {
    const left = x + (this.#edges[column] ?? 0);
    const end = this.#columns[column]?.align === 'end';
    let top = y;
    cell.forEach((line, n) => {
      const size = n === 0 ? first : Math.max(...line.map(({ style }) => style.size));
      const gap = pen.sizes.small / 2;
      const whole = line.reduce((total, { width }) => total + width, gap * (line.length - 1));
      let at = end ? left + this.room(column) - whole : left;
      line.forEach(({ text, style, width, figure }, i) => {
        // A space before the small text separates it in copied text and for screen readers.
        if (i === 0 && figure) pen.figure(text, figure, at, top + baseline(size), style);
        else if (i === 0) pen.text(text, at, top + baseline(size), style);
        else pen.text(` ${text}`, at - pen.width(' ', style), top + baseline(size), style);
        at += width + gap;
      });
      top += pen.sizes.leading * size;
    });
    // Without other text in the cell it is on the baseline of its row, in small type.
    const alone = cell.length === 0 ? baseline(first) - baseline(pen.sizes.small) : 0;
    below?.draw(pen, left, top + alone);
  }
}

/** The space between two columns of a table, and a little more, so that rounding breaks no word. */
const sideGap = 5.5;

/**
 * Returns the width of a table's column that needs no more than its cells, in points at body text of 8 points, as
 * `TableColumn` has it.
 */
export function naturalWidth(
  pen: Pen,
  cells: readonly Pick<Cell, 'text' | 'bold' | 'small'>[],
  least: number,
  most: number,
  beside = sideGap,
): number {
  const { body, small: smallSize } = pen.sizes;
  const widths = cells.map(({ text, bold, small }) => {
    const own = pen.width(text, { size: body, bold });
    return small ? own + pen.width(small, { size: smallSize }) + smallSize / 2 : own;
  });
  // Small type does not get smaller than at 8 points, nor does the most that it may take.
  return Math.min(most * Math.max(1, 8 / body), Math.max(least, ((Math.max(0, ...widths) + beside) * 8) / body));
}
