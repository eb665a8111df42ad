import { Fragment } from 'react';
import type { LabelledFigure, ProtectionSum, SheetModel } from '../sheet-model/model/sheet-model.ts';
import { bracketLegend } from '../sheet-model/model/sheet-table.ts';
import { FigureText } from './figure-text.tsx';
import { distinctKeys, Legends, SheetSection } from './section.tsx';
import './blocks.css';
import { bodyPlaceTable } from '../sheet-model/model/figure-tables.ts';

interface ProtectionSumsProps {
  readonly model: SheetModel;
}

/** Passive defense and damage resistance: each a line of its total and what it is the sum of. */
export function ProtectionSums({ model: { passiveDefense, damageResistance, vitals } }: ProtectionSumsProps) {
  const sums = [
    ...(passiveDefense ? [{ name: 'Passive defense', short: 'PD', ...passiveDefense }] : []),
    { name: 'Damage resistance', short: 'DR', ...damageResistance },
  ];
  const figures = sums.flatMap(({ parts, total, behind }) => [
    total,
    ...parts.map(({ figure }) => figure),
    ...(behind ? [behind] : []),
  ]);
  return (
    <SheetSection name="protection" title="Protection">
      <div className="sheet-sums">
        {sums.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
      </div>
      <Legends legends={bracketLegend(figures, vitals)} />
    </SheetSection>
  );
}

interface SumProps extends ProtectionSum {
  readonly name: string;
  readonly short: string;
}

/** "DR 4 = armor 3 + Toughness 1; from behind 2". */
function Sum({ name, short, parts, total, behind }: SumProps) {
  const keys = distinctKeys(parts.map((part) => part.name));
  return (
    <p className="sheet-sum">
      <abbr aria-label={name}>{short}</abbr>{' '}
      <b>
        <FigureText name={name} figure={total} />
      </b>
      {parts.map((part, i) => (
        <Fragment key={keys[i]}>
          {i === 0 ? ' = ' : joint(part)}
          <span className="sheet-sum-part">
            {part.name} <FigureText name={`${name}, ${part.name}`} figure={part.figure} />
          </span>
        </Fragment>
      ))}
      {behind && (
        <>
          {'; '}
          <span className="sheet-sum-part">
            behind <FigureText name={`${name} from behind`} figure={behind} />
          </span>
        </>
      )}
    </p>
  );
}

/** The word before a part that is not the first: a part with a sign of its own needs no other. */
const joint = ({ figure }: LabelledFigure): string => (/^[−+]/.test(figure.text) ? ', ' : ' + ');

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
