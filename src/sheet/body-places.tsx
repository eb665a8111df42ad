import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import { FigureText } from './figure-text.tsx';
import { HitLocations } from './hit-locations.tsx';

interface BodyPlacesProps {
  readonly model: SheetModel;
  /** In a column of the page; on the screen a table of hit locations has the full width. */
  readonly onPaper: boolean;
}

/**
 * Armor by body location, several in a row: PD and DR of each; a table in rulesets with hit locations. Left out when nothing
 * is worn.
 */
export function BodyPlaces({ model, onPaper }: BodyPlacesProps) {
  const { bodyPlaces, hitDice, passiveDefense, vitals } = model;
  if (bodyPlaces.length === 0) return null;
  if (hitDice !== null) return <HitLocations model={model} onPaper={onPaper} />;
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
