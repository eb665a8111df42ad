import type { Character } from '../../character/character.ts';
import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { buildModel } from '../model/build-model.ts';
import type { LabelledFigure } from '../model/sheet-model.ts';
import { formatPoints } from '../wording/point-words.ts';
import { type Both, type Difference, textDifference } from './comparison.ts';
import { listedDifferences } from './figure-differences.ts';
import { pairRows, sign } from './pair-rows.ts';
import { longTextDifference } from './typed-in-differences.ts';

/** Points by chapter, what there is to spend, what was earned in play, and the limits of the campaign. */
export function comparePoints(both: Both): Difference[] {
  const [before, after] = [both.before.context.character, both.after.context.character];
  const limit = (name: string, field: 'disadvantageLimit' | 'quirkLimit') => {
    const describeLimit = ({ campaign }: Character) =>
      campaign[field] === null ? 'by the book' : formatFraction(campaign[field]);
    return textDifference({ key: `points:${field}`, name }, describeLimit(before), describeLimit(after));
  };
  return [
    ...listedDifferences(both, 'points', linesOf(both.before), linesOf(both.after), { unit: 'points' }),
    ...earnedDifferences(before.earned, after.earned),
    ...limit('Disadvantage limit', 'disadvantageLimit'),
    ...limit('Quirk limit', 'quirkLimit'),
  ];
}

function linesOf(sheet: DerivedCharacter): LabelledFigure[] {
  const budget = sheet.worksheet.find('points.budget');
  return [
    ...buildModel(sheet).points,
    ...(typeof budget?.value === 'number'
      ? [{ name: 'to spend', figure: { text: formatFraction(budget.value), stat: budget.id } }]
      : []),
  ];
}

type Earned = Character['earned'][number];

function earnedDifferences(before: readonly Earned[], after: readonly Earned[]): Difference[] {
  const pairs = pairRows(before, after, [
    ({ key, date, points, why }) => sign(key, date, String(points), why),
    ({ date, points, why }) => sign(date, String(points), why),
    ({ key, why }) => (why === '' ? null : sign(key, why)),
    ({ key, date }) => (date === '' ? null : sign(key, date)),
    ({ key, points }) => sign(key, String(points)),
  ]);
  return pairs.flatMap(({ before, after }) => {
    const key = `points:earned.${before?.key ?? ''}.${after?.key ?? ''}`;
    const name = `Earned${(after ?? before)?.why ? `: ${(after ?? before)?.why}` : ''}`;
    if (before === null || after === null) {
      return textDifference({ key, name }, before && describeEarned(before), after && describeEarned(after), {
        absent: 'none',
      });
    }
    return [
      ...textDifference(
        { key: `${key}.points`, name, part: 'points' },
        formatFraction(before.points),
        formatFraction(after.points),
      ),
      ...textDifference({ key: `${key}.date`, name, part: 'date' }, before.date, after.date),
      ...longTextDifference({ key: `${key}.why`, name, part: 'reason' }, before.why, after.why),
    ];
  });
}

const describeEarned = ({ points, date }: Earned): string => [formatPoints(points), date].filter(Boolean).join(', ');
