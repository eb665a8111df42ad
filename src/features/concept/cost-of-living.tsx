import { useSheet } from '../../state/character/derived-character.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** The monthly cost of living at the character's Status, if the rules have one: "Status 0: cost of living $600 a month." */
export function CostOfLiving() {
  const known = useSheet(({ worksheet }) => worksheet.has('costOfLiving'));
  if (!known) return null;
  return (
    <div data-field="status">
      <p className="row-note">
        Status <StatFigure stat="status" />: cost of living <StatFigure stat="costOfLiving" money /> a month.
      </p>
      <FindingsHere chapter="concept" field="status" />
    </div>
  );
}
