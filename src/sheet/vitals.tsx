import type { SheetModel, VitalFigure } from '../rules/model/sheet-model.ts';
import { bracketLegend } from '../rules/model/sheet-table.ts';
import { FigureText } from './figure-text.tsx';
import { Frame } from './frame.tsx';
import { Legends } from './table-blocks.tsx';
import './vitals.css';

interface VitalsProps {
  readonly model: SheetModel;
}

/** The figures that a fight needs first, in one band under the name: each in the frame of its kind. */
export function Vitals({ model: { vitals } }: VitalsProps) {
  return (
    <section className="sheet-vitals" aria-label="Vital figures">
      <dl>
        {vitals.map((vital) => (
          <Vital key={vital.name} vital={vital} />
        ))}
      </dl>
      <Legends legends={bracketLegend(vitals.map(({ figure }) => figure))} />
    </section>
  );
}

function Vital({ vital: { name, shape, figure, caption } }: { readonly vital: VitalFigure }) {
  return (
    <div className="sheet-vital">
      <dt>{name}</dt>
      <dd className="sheet-vital-figure">
        <Frame shape={shape}>
          <FigureText name={name} figure={figure} />
        </Frame>
      </dd>
      {caption && (
        <dd className="sheet-vital-caption">
          <small>{caption}</small>
        </dd>
      )}
    </div>
  );
}
