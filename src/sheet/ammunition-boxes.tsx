import { tickBoxes } from '../rules/print/sheet-layout.ts';
import { TickBoxes } from './tick-boxes.tsx';

interface AmmunitionBoxesProps {
  readonly count: number;
}

/** A box to tick for each shot; for more shots than fit on paper, a line to write the number left. */
export function AmmunitionBoxes({ count }: AmmunitionBoxesProps) {
  const boxes = tickBoxes(count);
  return (
    <span className="sheet-ammunition" aria-hidden="true">
      {boxes > 0 ? (
        <TickBoxes count={boxes} />
      ) : (
        <>
          left: <span className="sheet-write-room" />
        </>
      )}
    </span>
  );
}
