import { memo } from 'react';
import type { PossessionLine, SheetModel } from '../rules/model/sheet-model.ts';
import { AmmunitionBoxes } from './ammunition-boxes.tsx';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection, SheetTable } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import { Halves } from './halves.tsx';
import { nestingClass } from './nesting.ts';
import './possessions.css';

interface PossessionsProps {
  readonly model: SheetModel;
  /** True to spread the list over the whole width, in two halves. */
  readonly long: boolean;
}

/** Possessions with place, cost and weight. */
export function Possessions({ model: { possessions, possessionTotals }, long }: PossessionsProps) {
  return (
    <SheetSection name="possessions" title="Equipment">
      <Halves
        lines={possessions}
        long={long}
        renderTable={(lines, last) => (
          <PossessionTable lines={lines} atLeast={long ? 0 : 8} totals={last ? possessionTotals : null} />
        )}
      />
    </SheetSection>
  );
}

interface PossessionTableProps {
  readonly lines: readonly PossessionLine[];
  readonly atLeast: number;
  readonly totals: SheetModel['possessionTotals'] | null;
}

function PossessionTable({ lines, atLeast, totals }: PossessionTableProps) {
  return (
    <SheetTable rows={lines.length}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Where</th>
          <th scope="col" className="sheet-number">
            $
          </th>
          <th scope="col" className="sheet-number">
            lb
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PossessionRow key={line.key} line={line} />
        ))}
      </tbody>
      <BlankRows filled={lines.length} atLeast={atLeast} columns={4} />
      {totals && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total cost; weight as carried
            </th>
            <td className="sheet-number sheet-strong">
              <FigureText name="Total cost" figure={totals.cost} />
            </td>
            <td className="sheet-number sheet-strong">
              <FigureText name="Weight carried" figure={totals.weight} />
            </td>
          </tr>
        </tfoot>
      )}
    </SheetTable>
  );
}

const PossessionRow = memo(function PossessionRow({ line }: { readonly line: PossessionLine }) {
  const { name, quantity, where, cost, weight, protection, ammunition, note, depth } = line;
  const details = [protection, note].filter(Boolean).join('; ');
  return (
    <tr>
      <th scope="row" className={nestingClass(depth)}>
        {quantity !== '1' && `${quantity} × `}
        {name}
        {details && <small className="sheet-row-kind"> {details}</small>}
        {ammunition !== null && <AmmunitionBoxes count={ammunition} />}
      </th>
      <td className="sheet-soft">{where}</td>
      <td className="sheet-number">
        <FigureText name={`Cost of ${name}`} figure={cost} />
      </td>
      <td className="sheet-number">
        <FigureText name={`Weight of ${name}`} figure={weight} />
      </td>
    </tr>
  );
});
