import { useSheet } from '../../state/sheet.ts';
import { FindingsHere } from '../findings-here.tsx';
import { StatFigure } from '../stat-figure.tsx';

/** What a month costs at the character's Status, where the rules know it: "Status 0: $600 a month to live." */
export function CostOfLiving() {
  const known = useSheet(({ worksheet }) => worksheet.has('costOfLiving'));
  if (!known) return null;
  return (
    <div data-field="status">
      <p className="row-note">
        Status <StatFigure stat="status" />: <StatFigure stat="costOfLiving" before="$" /> a month to live.
      </p>
      <FindingsHere chapter="concept" field="status" />
    </div>
  );
}
