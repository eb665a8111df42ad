import { boxesPerGroup } from '../rules/print/sheet-layout.ts';
import './tick-boxes.css';

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
