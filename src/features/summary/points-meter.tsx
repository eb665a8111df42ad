import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { StackedBar, type StackedBarProps } from '../../ui/stacked-bar.tsx';
import { pointSegments } from '../derived/point-series.ts';

/** The points spent, by kind, against the budget. */
export function PointsMeter() {
  const sheet = useSheet((all) => all);
  const budget = sheet.worksheet.number('points.budget');
  return (
    <StackedBar
      label="Points by kind"
      summary={describePointsLeft(sheet.worksheet.number('points.left'), budget)}
      segments={pointSegments(sheet)}
      budget={budget}
      totals={totalsOf(sheet)}
    />
  );
}

/** "12 left of 100", "7 over 100", "all 100 spent". */
function describePointsLeft(left: number, budget: number): string {
  if (left === 0) return `all ${formatFraction(budget)} spent`;
  return left > 0
    ? `${formatFraction(left)} left of ${formatFraction(budget)}`
    : `${formatFraction(-left)} over ${formatFraction(budget)}`;
}

function totalsOf({ worksheet }: DerivedCharacter): StackedBarProps['totals'] {
  const left = worksheet.number('points.left');
  return [
    { id: 'budget', label: 'budget', text: formatFraction(worksheet.number('points.budget')) },
    left < 0
      ? { id: 'over', label: 'over', text: formatFraction(-left) }
      : { id: 'left', label: 'left', text: formatFraction(left) },
  ];
}
