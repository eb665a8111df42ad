import type { RangedColumn, RangedLine, SheetModel } from '../rules/model/sheet-model.ts';
import { AmmunitionBoxes } from './ammunition-boxes.tsx';
import { BlankRows } from './blank-rows.tsx';
import { Block } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './ranged.css';

interface RangedProps {
  readonly model: SheetModel;
}

/** Ranges of what is shot or thrown, in the columns that the ruleset has, and on paper room to count what is shot. */
export function Ranged({ model: { ranged, rangedColumns, form } }: RangedProps) {
  if (ranged.length === 0 && !form) return null;
  const counted = form || ranged.some(({ ammunition }) => ammunition !== null);
  return (
    <Block name="ranged" title="Ranges">
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">Weapon</th>
            {rangedColumns.map(({ id, heading, meaning }) => (
              <th key={id} scope="col" className="sheet-number" aria-label={meaning}>
                {heading}
              </th>
            ))}
            {/* On screen it is empty, and a column without a heading is no heading's. */}
            <td className="sheet-ranged-ammunition">{counted && <span className="sheet-on-paper">Ammunition</span>}</td>
          </tr>
        </thead>
        <tbody>
          {ranged.map((line) => (
            <RangedRow key={line.id} line={line} columns={rangedColumns} />
          ))}
        </tbody>
        {form && <BlankRows filled={0} atLeast={3} columns={rangedColumns.length + 2} />}
      </table>
      <p className="sheet-legend" aria-hidden="true">
        {rangedColumns.map(({ heading, meaning }) => `${heading}: ${meaning}`).join('; ')}
      </p>
    </Block>
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
