import { bodyPlaceTable } from '../rules/model/figure-tables.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import { Legends } from './table-blocks.tsx';

interface BodyPlacesProps {
  readonly model: SheetModel;
}

/** Armor by body location, several in a row: PD and DR of each. Left out when nothing is worn, and beside hit locations. */
export function BodyPlaces({ model }: BodyPlacesProps) {
  const { bodyPlaces, passiveDefense } = model;
  const [block] = bodyPlaceTable.blocks(model);
  if (!block) return null;
  return (
    <SheetSection name="body-places" title={block.title} titleEnd={passiveDefense ? 'PD · DR' : 'DR'}>
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
      <Legends legends={bodyPlaceTable.legends?.(model, 'screen') ?? []} />
    </SheetSection>
  );
}
