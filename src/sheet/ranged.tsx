import type { RangedColumn, RangedLine, SheetModel } from '../rules/model/sheet-model.ts';
import { rangedRowsOnForm } from '../rules/print/sheet-layout.ts';
import { AmmunitionBoxes } from './ammunition-boxes.tsx';
import { BlankRows } from './blank-rows.tsx';
import { SheetSection, SheetTable } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './ranged.css';

interface RangedProps {
  readonly model: SheetModel;
}

/** Ranges of missile and thrown weapons, in the ruleset's columns, and on paper boxes to tick off ammunition. */
export function Ranged({ model: { ranged, rangedColumns, form } }: RangedProps) {
  if (ranged.length === 0 && !form) return null;
  const counted = form || ranged.some(({ ammunition }) => ammunition !== null);
  return (
    <SheetSection name="ranged" title="Ranges">
      <SheetTable rows={ranged.length}>
        <thead>
          <tr>
            <th scope="col">Weapon</th>
            {rangedColumns.map(({ id, heading, meaning }) => (
              <th key={id} scope="col" className="sheet-number" aria-label={meaning}>
                {heading}
              </th>
            ))}
            {/* Not a th: on screen this cell is empty, and an empty heading is an accessibility error. */}
            <td className="sheet-ranged-ammunition">{counted && <span className="sheet-on-paper">Ammunition</span>}</td>
          </tr>
        </thead>
        <tbody>
          {ranged.map((line) => (
            <RangedRow key={line.id} line={line} columns={rangedColumns} />
          ))}
        </tbody>
        {form && <BlankRows filled={0} atLeast={rangedRowsOnForm} columns={rangedColumns.length + 2} />}
      </SheetTable>
      <p className="sheet-legend" aria-hidden="true">
        {rangedColumns.map(({ heading, meaning }) => `${heading}: ${meaning}`).join('; ')}
      </p>
    </SheetSection>
  );
}

interface RangedRowProps {
  readonly line: RangedLine;
  readonly columns: readonly RangedColumn[];
}

function RangedRow({ line: { item, cells, ammunition }, columns }: RangedRowProps) {
  return (
    <tr>
      <th scope="row">{item}</th>
      {columns.map(({ id, meaning }, i) => {
        const figure = cells[i];
        return (
          <td key={id} className="sheet-number">
            {figure && <FigureText name={`${item}, ${meaning}`} figure={figure} />}
          </td>
        );
      })}
      <td className="sheet-ranged-ammunition">
        {ammunition !== null && (
          <span className="sheet-on-paper">
            <AmmunitionBoxes count={ammunition} />
          </span>
        )}
      </td>
    </tr>
  );
}
