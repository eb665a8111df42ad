import type { SheetModel } from '../rules/model/sheet-model.ts';
import { tallyWords, tickBoxes } from '../rules/print/sheet-layout.ts';
import { SheetSection } from './block.tsx';
import { TickBoxes } from './tick-boxes.tsx';
import './tallies.css';

interface TalliesProps {
  readonly model: SheetModel;
}

/** The boxes of a form, of which the player marks the last. */
const BOXES_ON_FORM = 20;

/** Hits and fatigue on paper: a box to tick for each point, and what happens on the way down. */
export function Tallies({ model: { tallies, form } }: TalliesProps) {
  return (
    <SheetSection name="tallies" title="Hits and fatigue">
      <dl>
        {tallies.map((tally) => {
          const { name, points, lost } = tally;
          const words = tallyWords(tally);
          const boxes = form ? BOXES_ON_FORM : tickBoxes(Math.floor(points));
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
