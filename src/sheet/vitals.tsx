import type { SheetModel, VitalFigure } from '../sheet-model/model/sheet-model.ts';
import { bracketLegend } from '../sheet-model/model/sheet-table.ts';
import { FigureText } from './figure-text.tsx';
import { Frame } from './frame.tsx';
import './figures.css';
import { boxesPerGroup, describeTally, tallyTitle, tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { Legends, SheetSection } from './section.tsx';

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

interface TalliesProps {
  readonly model: SheetModel;
}

/** The boxes of a form; the player marks the last one. */
const boxesOnForm = 20;

/** Hits and fatigue on paper: a box to tick for each point, and the thresholds. */
export function Tallies({ model: { tallies, form } }: TalliesProps) {
  return (
    <SheetSection name="tallies" title={tallyTitle(tallies)}>
      <dl>
        {tallies.map((tally) => {
          const { name, points, lost } = tally;
          const words = describeTally(tally);
          const boxes = form ? boxesOnForm : tickBoxes(Math.floor(points));
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd aria-hidden={words.length === 0 || undefined}>
                {boxes > 0 ? <TickBoxes count={boxes} ticked={lost} /> : <span className="sheet-write-room" />}
                {words.length > 0 && <small>{words.join('; ')}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </SheetSection>
  );
}

interface TickBoxesProps {
  readonly count: number;
  /** How many of them, from the first, are ticked. */
  readonly ticked?: number | undefined;
}

/** Boxes to tick, in groups to be counted at a glance; one em a box. */
export function TickBoxes({ count, ticked = 0 }: TickBoxesProps) {
  const width = 8 * count + Math.floor((count - 1) / boxesPerGroup) * 4;
  return (
    <svg
      className="sheet-tick-boxes"
      aria-hidden="true"
      viewBox={`0 0 ${width} 8`}
      style={{ inlineSize: `${width / 8}em` }}
    >
      {Array.from({ length: count }, (_, i) => 8 * i + Math.floor(i / boxesPerGroup) * 4 + 0.5).map((x, i) => (
        <g key={x}>
          <rect x={x} y="0.5" width="6" height="6" />
          {i < ticked && <path className="sheet-tick" d={`M${x + 1} 1.5l4 4m0-4l-4 4`} />}
        </g>
      ))}
    </svg>
  );
}
