import { Fragment, type ReactNode } from 'react';

interface HalvesProps<Line> {
  readonly lines: readonly Line[];
  /** True for more lines than fit in a column of the sheet: two tables side by side, over the whole width. */
  readonly long: boolean;
  /** Renders a table of lines; `last` for the table that gets the totals. */
  readonly renderTable: (lines: readonly Line[], last: boolean) => ReactNode;
}

/**
 * A list as one table, or as two when it is long. Not CSS columns: in print Chromium loses the last rows of a table that
 * is broken over columns and pages at once.
 */
export function Halves<Line>({ lines, long, renderTable }: HalvesProps<Line>) {
  if (!long) return <Fragment>{renderTable(lines, true)}</Fragment>;
  const middle = Math.ceil(lines.length / 2);
  return (
    <div className="sheet-halves">
      <div>{renderTable(lines.slice(0, middle), false)}</div>
      <div>{renderTable(lines.slice(middle), true)}</div>
    </div>
  );
}
