import { boxesPerGroup, tickBoxes } from '../rules/print/sheet-layout.ts';

interface AmmunitionBoxesProps {
  readonly count: number;
}

/** A box to tick for each shot; for more shots than fit on paper, a line to write the number left. */
export function AmmunitionBoxes({ count }: AmmunitionBoxesProps) {
  const boxes = tickBoxes(count);
  if (boxes === 0) {
    return (
      <span className="sheet-ammunition" aria-hidden="true">
        left: <span className="sheet-write-room" />
      </span>
    );
  }
  const width = 8 * boxes + Math.floor((boxes - 1) / boxesPerGroup) * 4;
  return (
    <span className="sheet-ammunition" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 8`} style={{ inlineSize: `${width / 8}em` }}>
        {Array.from({ length: boxes }, (_, i) => 8 * i + Math.floor(i / boxesPerGroup) * 4 + 0.5).map((x) => (
          <rect key={x} x={x} y="0.5" width="6" height="6" />
        ))}
      </svg>
    </span>
  );
}
