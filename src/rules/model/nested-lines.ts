import { type ListedRow, nestRows } from '../chapters/nest-rows.ts';

/** What is needed of a row to put it after its container. */
type NestedRow = Parameters<typeof nestRows>[0][number];

/**
 * Puts the lines of a list after the container that each is in, as the list on the screen does.
 * @param rows all rows of the chapter, containers too
 * @param lines those of the list, in the order of the rows
 * @returns each line with the number of containers around it; the same lists give the same answer
 */
export function nestLines<Line extends { readonly key: string }>(
  rows: readonly NestedRow[],
  lines: readonly Line[],
): readonly (ListedRow & { readonly line: Line })[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const keys = lines.map(({ key }) => key);
  return nestRows(rows, keys).flatMap(({ key, depth }) => {
    const line = byKey.get(key);
    return line ? [{ key, depth, line }] : [];
  });
}
