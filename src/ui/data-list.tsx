import { type CSSProperties, createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useNarrow } from './use-narrow.ts';
import './data-list.css';

export interface DataColumn {
  id: string;
  heading: string;
  /** A CSS grid track: "minmax(0, 1fr)", "4rem", "max-content" only where the text has one width. */
  width: string;
  /** `end` for columns of figures. */
  align?: 'start' | 'end' | undefined;
  /**
   * The line that the cell goes to when the list is narrow; 1 if left out. 'open': the second, and in a folded list only while
   * the row is open.
   */
  line?: 1 | 2 | 'open' | undefined;
  /** Shows the heading to assistive technology only, as for a column of menus. */
  hideHeading?: boolean | undefined;
}

interface DataListContext {
  columns: readonly DataColumn[];
  expandable: boolean;
  /** True in a list so narrow that a closed row is a single line. */
  folded: boolean;
}

/** In lists narrower than this, in rem, a closed row is a single line: all lists on a phone, none beside the sheet. */
const FOLDED = 26;

const Context = createContext<DataListContext>({ columns: [], expandable: false, folded: false });

/** The columns of the list around a row. */
export function useDataList(): DataListContext {
  return useContext(Context);
}

export interface DataListProps {
  label: string;
  columns: readonly DataColumn[];
  /** True if rows may have details: reserves room for the button that opens them. */
  expandable?: boolean | undefined;
  /** DataRows. */
  children: ReactNode;
}

/**
 * A dense list in columns. If it is narrower than 32rem each row takes two lines; if it is narrower than 26rem, and it has columns
 * for the open row, a closed row takes one.
 */
export function DataList({ label, columns, expandable = false, children }: DataListProps) {
  const tracks = [...(expandable ? ['var(--control-small)'] : []), ...columns.map((column) => column.width)];
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(frame, FOLDED);
  const folded = narrow && expandable && columns.some(({ line }) => line === 'open');
  const context = useMemo(() => ({ columns, expandable, folded }), [columns, expandable, folded]);
  return (
    <Context value={context}>
      <div ref={frame} className="data-list" data-folded={folded ? '' : undefined}>
        <table
          className="data-list-table"
          aria-label={label}
          style={{ '--data-list-columns': tracks.join(' ') } as CSSProperties}
        >
          <thead className="data-list-head">
            <tr className="data-list-headings">
              {expandable && (
                <th scope="col">
                  <span className="visually-hidden">Details</span>
                </th>
              )}
              {columns.map(({ id, heading, align, hideHeading }) => (
                <th key={id} scope="col" data-align={align}>
                  <span className={hideHeading ? 'visually-hidden' : undefined}>{heading}</span>
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </div>
    </Context>
  );
}
