import type { Pen } from './pen.ts';
import type { Cell } from './table.ts';

/** The space between two columns of a table, and a little more, so that rounding breaks no word. */
const BESIDE = 5.5;

/**
 * Returns the width of a table's column that needs no more than its cells, in points at body text of 8 points, as
 * `TableColumn` has it.
 */
export function naturalWidth(
  pen: Pen,
  cells: readonly Pick<Cell, 'text' | 'bold' | 'small'>[],
  least: number,
  most: number,
  beside = BESIDE,
): number {
  const { body, small: smallSize } = pen.sizes;
  const widths = cells.map(({ text, bold, small }) => {
    const own = pen.width(text, { size: body, bold });
    return small ? own + pen.width(small, { size: smallSize }) + smallSize / 2 : own;
  });
  return Math.min(most, Math.max(least, ((Math.max(0, ...widths) + beside) * 8) / body));
}
