import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNarrow } from './use-narrow.ts';
import './data-list.css';
import { IconButton } from './buttons.tsx';
import { TabStops } from './tab-stop.tsx';

export interface DataColumn {
  id: string;
  heading: string;
  /** A CSS grid track: "minmax(0, 1fr)", "4rem", "max-content" only if the text always has the same width. */
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
const foldedHeight = 26;

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
  const narrow = useNarrow(frame, foldedHeight);
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

interface DataRowProps {
  /** Names the row for the button that opens it: "Broadsword". */
  label: string;
  /** One for each column of the DataList, in order. */
  cells: readonly ReactNode[];
  /** Shown under the cells, across the whole width; in a folded list only while the row is open or incomplete. */
  choices?: ReactNode;
  /** Always shown under the cells and the choices. */
  below?: ReactNode;
  /** The content that opens under the row. The list must be `expandable`. */
  details?: ReactNode;
  /** If left out, the row keeps the state itself. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  /** For links to the row; the row can be focused by the program. */
  id?: string | undefined;
  /** A mark at the edge of a row with a finding. */
  tone?: 'attention' | 'incomplete' | 'problem' | undefined;
  ref?: Ref<HTMLTableSectionElement> | undefined;
}

/** A row of a DataList; opens in place when it has details. */
export function DataRow({ label, cells, choices, below, details, open, onToggle, id, tone, ref }: DataRowProps) {
  const { columns, expandable, folded } = useDataList();
  const [ownOpen, setOwnOpen] = useState(false);
  const detailsId = useId();
  const shown = Boolean(details) && (open ?? ownOpen);
  // A row shown because it is incomplete stays, so that a field does not vanish while it is being filled in.
  const [unfolded, setUnfolded] = useState(false);
  if (tone === 'incomplete' && !unfolded) setUnfolded(true);
  const whole = !folded || shown;
  const under = (whole || unfolded) && choices;
  const toggle = () => {
    setOwnOpen(!shown);
    setUnfolded(false);
    onToggle?.(!shown);
  };
  return (
    <tbody ref={ref} id={id} className="data-row" tabIndex={-1} data-tone={tone} data-open={shown ? '' : undefined}>
      <tr className="data-row-cells">
        {expandable && (
          <td className="data-row-opener">
            {details && (
              <TabStops when={folded}>
                <IconButton
                  icon="chevron"
                  size="small"
                  label={`${shown ? 'Close' : 'Open'} ${label}`}
                  aria-expanded={shown}
                  aria-controls={shown ? detailsId : undefined}
                  onClick={toggle}
                />
              </TabStops>
            )}
          </td>
        )}
        {columns.map((column, index) => {
          if (!whole && column.line === 'open') return null;
          const Cell = index === 0 ? 'th' : 'td'; // the first column has the name of the row
          return (
            <Cell
              key={column.id}
              scope={index === 0 ? 'row' : undefined}
              className="data-row-cell"
              data-column={column.id}
              data-align={column.align}
              data-line={column.line === 'open' ? 2 : column.line}
              data-heading={column.hideHeading ? undefined : column.heading}
            >
              {cells[index]}
            </Cell>
          );
        })}
      </tr>
      {(under || below) && (
        <tr className="data-row-below">
          <td colSpan={columns.length + 1}>
            {under}
            {below}
          </td>
        </tr>
      )}
      {shown && (
        <tr className="data-row-details">
          <td id={detailsId} colSpan={columns.length + 1}>
            <TabStops>{details}</TabStops>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface RestingDataRowProps {
  id: string;
  /** The name of the row: the text that a search in the page finds. */
  label: string;
  ref?: Ref<HTMLTableSectionElement> | undefined;
}

/** A placeholder for a row of a DataList: renders only its name, in the column of names. */
export function RestingDataRow({ id, label, ref }: RestingDataRowProps) {
  const { expandable } = useDataList();
  return (
    <tbody ref={ref} id={id} className="data-row" tabIndex={-1} data-resting="">
      <tr className="data-row-cells">
        {expandable && <td className="data-row-opener" />}
        <th scope="row" className="data-row-cell">
          {label}
        </th>
      </tr>
    </tbody>
  );
}
