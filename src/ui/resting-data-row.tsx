import type { Ref } from 'react';
import { useDataList } from './data-list.tsx';

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
