interface AmmunitionBoxesProps {
  readonly count: number;
}

const MOST_BOXES = 40;

/** A box to tick for each shot; for more shots than fit on paper, a line to write the number left. */
export function AmmunitionBoxes({ count }: AmmunitionBoxesProps) {
  if (!Number.isInteger(count) || count < 1 || count > MOST_BOXES) {
    return (
      <span className="sheet-ammunition" aria-hidden="true">
        left: <span className="sheet-write-room" />
      </span>
    );
  }
  const width = 8 * count + Math.floor((count - 1) / 5) * 4;
  return (
    <span className="sheet-ammunition" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 8`} style={{ inlineSize: `${width / 8}em` }}>
        {Array.from({ length: count }, (_, i) => 8 * i + Math.floor(i / 5) * 4 + 0.5).map((x) => (
          <rect key={x} x={x} y="0.5" width="6" height="6" />
        ))}
      </svg>
    </span>
  );
}
