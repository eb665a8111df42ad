import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import { FigureText } from './figure-text.tsx';

interface BodyPlacesProps {
  readonly model: SheetModel;
}

/** Armor by body location; left out when no pieces are worn. */
export function BodyPlaces({ model: { bodyPlaces, passiveDefense } }: BodyPlacesProps) {
  if (bodyPlaces.length === 0) return null;
  return (
    <SheetSection name="body-places" title="Armor by location">
      <table className="sheet-table">
        <thead>
          <tr>
            <th scope="col">Location</th>
            {passiveDefense && (
              <th scope="col" className="sheet-number">
                PD
              </th>
            )}
            <th scope="col" className="sheet-number">
              DR
            </th>
          </tr>
        </thead>
        <tbody>
          {bodyPlaces.map(({ place, passiveDefense: defense, damageResistance }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {passiveDefense && (
                <td className="sheet-number">
                  <FigureText name={`PD, ${place}`} figure={defense} />
                </td>
              )}
              <td className="sheet-number">
                <FigureText name={`DR, ${place}`} figure={damageResistance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BracketLegend figures={bodyPlaces.flatMap((line) => [line.passiveDefense, line.damageResistance])} />
    </SheetSection>
  );
}
