import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './movement.css';

interface MovementProps {
  readonly model: SheetModel;
  /** Without the figures that the band of vitals shows. */
  readonly besideVitals: boolean;
}

/** Basic damage, Speed, Move and the other plain figures of the ruleset. */
export function Movement({ model, besideVitals }: MovementProps) {
  const inBand = new Set(besideVitals ? model.vitals.map(({ name }) => name) : []);
  const cells = [
    { name: 'Thrust', figure: model.thrust, caption: undefined },
    { name: 'Swing', figure: model.swing, caption: undefined },
    ...model.figures.filter(({ name }) => !inBand.has(name)),
  ];
  return (
    <SheetSection name="movement" title="Damage and movement">
      <dl className="sheet-cells">
        {cells.map(({ name, figure, caption }) => (
          <div key={name}>
            <dt>
              {name}
              {caption && <small> {caption}</small>}
            </dt>
            <dd>
              <FigureText name={name} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}
