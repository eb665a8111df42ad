import { memo } from 'react';
import { describeAllLayers, describeLayers } from '../rules/model/armor-layers.ts';
import type { BodyPlaceLine, SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection, SheetTable } from './block.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import { FigureText } from './figure-text.tsx';

interface HitLocationsProps {
  readonly model: Pick<SheetModel, 'bodyPlaces' | 'hitDice' | 'vitals'>;
  readonly onPaper: boolean;
}

/**
 * The table of hit locations: the roll for a random one, the penalty to hit it, its DR and the layers of that. On paper it is in
 * a narrow column, and the layers are below it.
 */
export function HitLocations({ model: { bodyPlaces, hitDice, vitals }, onPaper }: HitLocationsProps) {
  const layers = onPaper ? describeAllLayers(bodyPlaces) : '';
  return (
    <SheetSection name="hit-locations" title="Hit locations">
      <LocationTable lines={bodyPlaces} dice={hitDice ?? ''} withLayers={!onPaper} />
      {layers && <p className="sheet-legend">{layers}</p>}
      <BracketLegend band={vitals} figures={bodyPlaces.map(({ damageResistance }) => damageResistance)} />
    </SheetSection>
  );
}

interface LocationTableProps {
  readonly lines: readonly BodyPlaceLine[];
  readonly dice: string;
  readonly withLayers: boolean;
}

function LocationTable({ lines, dice, withLayers }: LocationTableProps) {
  return (
    <SheetTable rows={0}>
      <thead>
        <tr>
          <th scope="col">Location</th>
          <th scope="col" className="sheet-location-rolls">
            {dice}
          </th>
          <th scope="col" className="sheet-number">
            To hit
          </th>
          <th scope="col" className="sheet-number">
            DR
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LocationRow key={line.place} line={line} withLayers={withLayers} />
        ))}
      </tbody>
    </SheetTable>
  );
}

interface LocationRowProps {
  readonly line: BodyPlaceLine;
  readonly withLayers: boolean;
}

const LocationRow = memo(function LocationRow({ line, withLayers }: LocationRowProps) {
  const { place, damageResistance, hit } = line;
  const layers = withLayers ? describeLayers(line) : '';
  return (
    <tr>
      <th scope="row">
        {place}
        {layers && <small className="sheet-row-kind"> {layers}</small>}
      </th>
      <td className="sheet-location-rolls">{hit?.rolls}</td>
      <td className="sheet-number">{hit?.toHit}</td>
      <td className="sheet-number sheet-strong">
        <FigureText name={`DR, ${place}`} figure={damageResistance} />
      </td>
    </tr>
  );
});
