import { formatFraction } from '../../engine/numbers.ts';
import { pointChapters } from '../../rules/chapters/point-chapters.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { StackedBar, type StackedBarProps } from '../../ui/stacked-bar.tsx';

/** The points spent, by chapter, against the budget. */
export function PointsMeter({ legend }: { legend: 'shown' | 'hidden' }) {
  const sheet = useSheet((all) => all);
  const budget = sheet.worksheet.number('points.budget');
  return (
    <StackedBar
      label="Points"
      segments={segmentsOf(sheet)}
      budget={budget}
      summary={describePointsLeft(sheet.worksheet.number('points.left'), budget)}
      legend={legend}
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

function segmentsOf({ ruleset, worksheet }: DerivedCharacter): StackedBarProps['segments'] {
  return pointChapters(worksheet, ruleset).flatMap(([name, stat]) => {
    const value = worksheet.number(stat);
    if (value === 0) return [];
    const text = `${formatFraction(value)} ${Math.abs(value) === 1 ? 'point' : 'points'}`;
    return [{ id: stat, label: name, value, text }];
  });
}
