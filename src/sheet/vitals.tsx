import type { SheetModel, VitalFigure } from '../sheet-model/model/sheet-model.ts';
import { bracketLegend } from '../sheet-model/model/sheet-table.ts';
import { FigureText } from './figure-text.tsx';
import { Frame } from './frame.tsx';
import './figures.css';
import { boxesPerGroup } from '../sheet-model/print/sheet-layout.ts';
import { Legends } from './section.tsx';

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

interface TickBoxesProps {
  readonly count: number;
}

/** Boxes to tick, in groups to be counted at a glance; one em a box. */
export function TickBoxes({ count }: TickBoxesProps) {
  const width = 8 * count + Math.floor((count - 1) / boxesPerGroup) * 4;
  return (
    <svg
      className="sheet-tick-boxes"
      aria-hidden="true"
      viewBox={`0 0 ${width} 8`}
      style={{ inlineSize: `${width / 8}em` }}
    >
      {Array.from({ length: count }, (_, i) => 8 * i + Math.floor(i / boxesPerGroup) * 4 + 0.5).map((x) => (
        <rect key={x} x={x} y="0.5" width="6" height="6" />
      ))}
    </svg>
  );
}
