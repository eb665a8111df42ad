import type { SheetModel } from '../rules/model/sheet-model.ts';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection } from './block.tsx';

interface EarnedLogProps {
  readonly model: SheetModel;
}

/** The log of points earned in play, on paper, with rows to go on writing it. */
export function EarnedLog({ model: { earned } }: EarnedLogProps) {
  return (
    <SheetSection name="earned" title="Points earned">
      <table className="sheet-table">
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
        <BlankRows filled={earned.length} atLeast={5} columns={3} />
      </table>
    </SheetSection>
  );
}
