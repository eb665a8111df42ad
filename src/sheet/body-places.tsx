import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import { FigureText } from './figure-text.tsx';

interface BodyPlacesProps {
  readonly model: SheetModel;
}

/** Armor by body location, several in a row: PD and DR of each; left out when no pieces are worn. */
export function BodyPlaces({ model: { bodyPlaces, passiveDefense, vitals } }: BodyPlacesProps) {
  if (bodyPlaces.length === 0) return null;
  return (
    <SheetSection name="body-places" title="Armor by location" titleEnd={passiveDefense ? 'PD · DR' : 'DR'}>
      <dl className="sheet-places">
        {bodyPlaces.map(({ place, passiveDefense: defense, damageResistance }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>
              {passiveDefense && (
                <>
                  <FigureText name={`PD, ${place}`} figure={defense} />
                  <span className="sheet-places-between"> · </span>
                </>
              )}
              <FigureText name={`DR, ${place}`} figure={damageResistance} />
            </dd>
          </div>
        ))}
      </dl>
      <BracketLegend
        band={vitals}
        figures={bodyPlaces.flatMap((line) => [line.passiveDefense, line.damageResistance])}
      />
    </SheetSection>
  );
}
