import { formatFraction } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { pointChapters, skillPointsStat } from '../../sheet-model/chapters/chapter-points.ts';
import type { ChapterId } from '../../state/view/view-state.ts';
import type { BarSegment, BarSeries } from '../../ui/stacked-bar.tsx';

/** The color of each kind of points, the same for every character, and the chapter in which they are spent. */
const kinds: Readonly<Record<string, { series: BarSeries; chapter: ChapterId }>> = {
  [pointsStat('attributes')]: { series: 1, chapter: 'attributes' },
  [pointsStat('secondary')]: { series: 2, chapter: 'attributes' },
  [pointsStat('race')]: { series: 3, chapter: 'concept' },
  [pointsStat('advantage')]: { series: 4, chapter: 'traits' },
  [pointsStat('perk')]: { series: 5, chapter: 'traits' },
  [pointsStat('disadvantage')]: { series: 6, chapter: 'traits' },
  [pointsStat('quirk')]: { series: 7, chapter: 'traits' },
  'points.otherTraits': { series: 8, chapter: 'traits' },
  [pointsStat('skills')]: { series: 9, chapter: 'skills' },
  [pointsStat('otherSkills')]: { series: 9, chapter: 'skills' },
  [pointsStat('spells')]: { series: 10, chapter: 'spells' },
};

export interface PointSegment extends BarSegment {
  readonly chapter: ChapterId;
}

/** Returns the kinds of points spent or given back, as segments of a bar; spells separate from other skills. */
export function pointSegments({ ruleset, worksheet }: Pick<DerivedCharacter, 'ruleset' | 'worksheet'>): PointSegment[] {
  return pointChapters(worksheet, ruleset)
    .flatMap(([name, stat]): [string, string][] =>
      stat === pointsStat('skills') && worksheet.has(pointsStat('spells'))
        ? [
            ['skills', skillPointsStat(worksheet)],
            ['spells', pointsStat('spells')],
          ]
        : [[name, stat]],
    )
    .flatMap(([label, stat]) => {
      const value = worksheet.number(stat);
      const kind = ownValue(kinds, stat);
      return kind && value !== 0 ? [{ id: stat, label, value, text: formatFraction(value), ...kind }] : [];
    });
}
