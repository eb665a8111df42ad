import { useSheet } from '../../state/sheet.ts';
import { FindingsHere } from '../findings-here.tsx';
import { StatFigure } from '../stat-figure.tsx';

/** What a month costs at the character's Status, where the rules know it: "A month costs $600 at Status 0." */
export function CostOfLiving() {
  const known = useSheet(({ worksheet }) => worksheet.has('costOfLiving'));
  if (!known) return null;
  return (
    <div data-field="status">
      <p className="row-note">
        A month costs <StatFigure stat="costOfLiving" before="$" /> at Status <StatFigure stat="status" />.
      </p>
      <FindingsHere chapter="concept" field="status" />
    </div>
  );
}
