import { Fragment, type ReactNode } from 'react';
import './halves.css';

interface HalvesProps<Line> {
  readonly lines: readonly Line[];
  /** More lines than a column of the sheet holds: two tables side by side, over the whole width. */
  readonly long: boolean;
  /** Makes the table of some lines; `last` for the one with what comes at the end. */
  readonly table: (lines: readonly Line[], last: boolean) => ReactNode;
}

/**
 * A list as one table, or as two when it is long. Not CSS columns: in print Chromium loses the last rows of a table that
 * is broken over columns and pages at once.
 */
export function Halves<Line>({ lines, long, table }: HalvesProps<Line>) {
  if (!long) return <Fragment>{table(lines, true)}</Fragment>;
  const middle = Math.ceil(lines.length / 2);
  return (
    <div className="sheet-halves">
      <div>{table(lines.slice(0, middle), false)}</div>
      <div>{table(lines.slice(middle), true)}</div>
    </div>
  );
}
