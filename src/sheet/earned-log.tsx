import { use } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection, SheetTable } from './block.tsx';
import { RoomToWrite } from './room-to-write.ts';

const ROWS = 5;

interface EarnedLogProps {
  readonly model: SheetModel;
}

/** The log of points earned in play, on paper, with empty rows if there is room; left out if it would be empty without any. */
export function EarnedLog({ model: { earned } }: EarnedLogProps) {
  const room = use(RoomToWrite);
  if (earned.length === 0 && room === 0) return null;
  return (
    <SheetSection name="earned" title="Points earned">
      <SheetTable rows={earned.length}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col" className="sheet-number">
              Points
            </th>
            <th scope="col">For what, or spent on</th>
          </tr>
        </thead>
        <tbody>
          {earned.map(({ key, date, points, why }) => (
            <tr key={key}>
              <td>{date}</td>
              <td className="sheet-number">{points}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
        <BlankRows filled={earned.length} atLeast={ROWS} columns={3} />
      </SheetTable>
    </SheetSection>
  );
}
