import { use } from 'react';
import { RoomToWrite } from './room-to-write.ts';

interface BlankRowsProps {
  /** The number of rows that are filled in. */
  readonly filled: number;
  /** The minimum number of rows of the printed block, filled ones counted. */
  readonly atLeast: number;
  readonly columns: number;
}

const ON_SCREEN = 2;

/** Empty rows to write in: on paper up to `atLeast`, on screen only if the table would be empty. */
export function BlankRows({ filled, atLeast, columns }: BlankRowsProps) {
  const share = use(RoomToWrite);
  const rows = Array.from({ length: Math.max(0, Math.round(atLeast * share) - filled) }, (_, i) => filled + i);
  return (
    <tbody aria-hidden="true">
      {rows.map((row) => (
        <tr key={row} className={row < ON_SCREEN && filled === 0 ? 'sheet-blank' : 'sheet-blank sheet-on-paper'}>
          <td colSpan={columns}>{'\u00a0'}</td>
        </tr>
      ))}
    </tbody>
  );
}
