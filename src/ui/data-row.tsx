import { type ReactNode, type Ref, useId, useState } from 'react';
import { useDataList } from './data-list.tsx';
import { IconButton } from './icon-button.tsx';
import { TabStops } from './tab-stop.tsx';

export interface DataRowProps {
  /** Names the row for the button that opens it: "Broadsword". */
  label: string;
  /** One for each column of the DataList, in order. */
  cells: readonly ReactNode[];
  /** Shown under the cells, across the whole width; in a folded list only while the row is open or incomplete. */
  choices?: ReactNode;
  /** Always shown under the cells and the choices. */
  below?: ReactNode;
  /** What opens under the row. The list must be `expandable`. */
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
  // What is shown because the row is incomplete stays, so that a field does not vanish while it is filled in.
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
