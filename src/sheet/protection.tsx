import type { ProtectionSum, SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import { distinctKeys } from './distinct-keys.ts';
import { FigureText } from './figure-text.tsx';
import { Frame } from './frame.tsx';
import './protection.css';

interface ProtectionSumsProps {
  readonly model: SheetModel;
}

/** Passive defense and damage resistance: their parts and totals. */
export function ProtectionSums({ model: { passiveDefense, damageResistance } }: ProtectionSumsProps) {
  const sums = [
    ...(passiveDefense ? [{ name: 'Passive defense', shape: 'octagon' as const, ...passiveDefense }] : []),
    { name: 'Damage resistance', shape: 'octagon' as const, ...damageResistance },
  ];
  return (
    <SheetSection name="protection" title="Protection">
      {sums.map((sum) => (
        <Sum key={sum.name} {...sum} />
      ))}
      <BracketLegend
        figures={sums.flatMap(({ parts, total, behind }) => [
          total,
          ...parts.map(({ figure }) => figure),
          ...(behind ? [behind] : []),
        ])}
      />
    </SheetSection>
  );
}

interface SumProps extends ProtectionSum {
  readonly name: string;
  readonly shape: 'octagon';
}

function Sum({ name, shape, parts, total, behind }: SumProps) {
  const keys = distinctKeys(parts.map((part) => part.name));
  return (
    <div className="sheet-sum">
      <h4>{name}</h4>
      <dl>
        {parts.map((part, i) => (
          <div key={keys[i]} className="sheet-sum-part">
            <dt>{part.name}</dt>
            <dd>
              <FigureText name={`${name}, ${part.name}`} figure={part.figure} />
            </dd>
          </div>
        ))}
        {behind && (
          <div className="sheet-sum-part">
            <dt>behind</dt>
            <dd>
              <FigureText name={`${name} from behind`} figure={behind} />
            </dd>
          </div>
        )}
        <div className="sheet-sum-total">
          <dt className="visually-hidden">total</dt>
          <dd>
            <Frame shape={shape}>
              <FigureText name={name} figure={total} />
            </Frame>
          </dd>
        </div>
      </dl>
    </div>
  );
}
