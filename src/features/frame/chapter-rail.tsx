import { formatFraction } from '../../engine/numbers.ts';
import type { Sheet } from '../../rules/build-sheet.ts';
import { chapterPoints } from '../../rules/chapter-points.ts';
import { chapterIds, chapterName, isChapter } from '../../state/chapters.ts';
import { useSheet } from '../../state/sheet.ts';
import { type ChapterId, openChapter, useViewStore } from '../../state/view-store.ts';
import { NavRail, type NavRailItem } from '../../ui/nav-rail.tsx';

/** The chapters with their points, and a mark on those that have something to look at. */
export function ChapterRail() {
  const sheet = useSheet((all) => all);
  const current = useViewStore(({ chapter }) => chapter);
  return (
    <NavRail
      label="Chapters"
      items={chapterIds.map((id) => railItem(id, sheet))}
      current={current}
      onSelect={(id) => isChapter(id) && openChapter(id)}
    />
  );
}

function railItem(id: ChapterId, { ruleset, worksheet, findings }: Sheet): NavRailItem {
  const open = findings.filter(({ place, waived }) => place.chapter === id && waived === undefined).length;
  const points = chapterPoints(id, ruleset, worksheet);
  const text = formatFraction(points);
  const money = formatFraction(worksheet.number('money'));
  const figures =
    id === 'equipment'
      ? { value: `$${money}`, valueLabel: `${money} dollars` }
      : id === 'concept' && points === 0
        ? {}
        : { value: text, valueLabel: points === 1 ? '1 point' : `${text} points` };
  return {
    id,
    label: chapterName(ruleset, id),
    href: `#${id}`,
    ...figures,
    ...(open > 0 ? { attention: open === 1 ? '1 finding' : `${open} findings` } : {}),
  };
}
