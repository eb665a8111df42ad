import { formatFraction, formatMoney } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { chapterPoints } from '../../sheet-model/chapters/chapter-points.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterIds, chapterName, hasChapter, isChapter } from '../../state/view/chapters.ts';
import type { ChapterId } from '../../state/view/view-state.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { NavRail, type NavRailItem } from '../../ui/nav-rail.tsx';
import { ariaKeysOf } from '../browser/keys.ts';
import { chapterDrawings } from '../derived/chapter-drawings.ts';
import { type PointSegment, pointSegments } from '../derived/point-series.ts';
import { countIssues, describeOpenIssues, issueTone } from '../issues/issue-words.ts';

/** The chapters with their points, and a mark on those with open findings. */
export function ChapterRail() {
  const sheet = useSheet((all) => all);
  const shown = chapterIds.filter((id) => hasChapter(sheet, id));
  const current = useViewStore(({ chapter }) => chapter);
  const segments = pointSegments(sheet);
  return (
    <NavRail
      className="frame-chapters"
      label="Chapters"
      items={shown.map((id, index) => ({
        ...railItem(id, sheet, segments),
        ariaKeys: ariaKeysOf('chapter', index),
      }))}
      current={current}
      onSelect={(id) => isChapter(id) && openChapter(id)}
    />
  );
}

function railItem(
  id: ChapterId,
  { ruleset, worksheet, findings }: DerivedCharacter,
  segments: readonly PointSegment[],
): NavRailItem {
  const ownFindings = findings.filter(({ place }) => place.chapter === id);
  const tone = issueTone(ownFindings);
  const points = chapterPoints(id, ruleset, worksheet);
  const text = formatFraction(points);
  const money = formatMoney(worksheet.number('money'));
  const figures =
    id === 'equipment'
      ? { value: money, valueLabel: `${money.replace('$', '')} dollars` }
      : id === 'concept' && points === 0
        ? {}
        : { value: text, valueLabel: points === 1 ? '1 point' : `${text} points` };
  return {
    id,
    label: chapterName(ruleset, id),
    href: `#${id}`,
    icon: chapterDrawings[id],
    swatches: segments
      .filter(({ chapter }) => chapter === id)
      .map(({ series, value }) => ({ series, isHatched: value < 0 })),
    ...figures,
    ...(id === 'equipment' ? { shortLabel: 'Gear' } : {}),
    ...(tone ? { attention: describeOpenIssues(countIssues(ownFindings)), tone } : {}),
  };
}
