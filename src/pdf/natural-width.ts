import type { Pen, Style } from './pen.ts';

/** The space between two columns of a table, and a little more, so that rounding breaks no word. */
const BESIDE = 5.5;

/**
 * Returns the width of a table's column that needs no more than its texts, in points at body text of 8 points, as
 * `TableColumn` has it.
 */
export function naturalWidth(
  pen: Pen,
  texts: readonly string[],
  least: number,
  most: number,
  style: Partial<Style> = {},
): number {
  const { body } = pen.sizes;
  const widest = Math.max(0, ...texts.map((text) => pen.width(text, { size: body, ...style })));
  return Math.min(most, Math.max(least, ((widest + BESIDE) * 8) / body));
}
