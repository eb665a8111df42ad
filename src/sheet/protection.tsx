import { Fragment } from 'react';
import type { LabelledFigure, ProtectionSum, SheetModel } from '../rules/model/sheet-model.ts';
import { bracketLegend } from '../rules/model/sheet-table.ts';
import { SheetSection } from './block.tsx';
import { distinctKeys } from './distinct-keys.ts';
import { FigureText } from './figure-text.tsx';
import { Legends } from './table-blocks.tsx';
import './protection.css';

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
