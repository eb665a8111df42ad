import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { kindNames } from '../../rules/shared/traits.ts';

/**
 * Returns the chapters that points are spent on, each with the stat that is its sum: the ruleset's fixed ones, and
 * others with points.
 */
export function pointChapters(worksheet: Worksheet, ruleset: Ruleset): [name: string, stat: StatId][] {
  const chapters: [string, StatId][] = [
    ['attributes', pointsStat('attributes')],
    ['secondary', pointsStat('secondary')],
    ['race', pointsStat('race')],
    ...ruleset.traitKinds.map((kind): [string, StatId] => [kindNames[kind].plural, pointsStat(kind)]),
    ['other traits', 'points.otherTraits'],
    ['skills', pointsStat('skills')],
  ];
  const shownWithoutPoints = new Set(['attributes', 'advantages', 'disadvantages', 'skills']);
  return chapters.filter(([name, stat]) =>
    shownWithoutPoints.has(name) ? worksheet.has(stat) : (worksheet.find(stat)?.value ?? 0) !== 0,
  );
}

type PointsChapter = 'concept' | 'attributes' | 'traits' | 'skills' | 'spells' | 'equipment';

/** Returns the stats that hold the points of a chapter of the forms; none for equipment, which costs money. */
function statsOf(
  chapter: PointsChapter,
  ruleset: Pick<Ruleset, 'traitKinds'>,
  worksheet: Pick<Worksheet, 'has'>,
): StatId[] {
  switch (chapter) {
    case 'concept':
      return [pointsStat('race')];
    case 'attributes':
      return [pointsStat('attributes'), pointsStat('secondary')];
    case 'traits':
      return [...ruleset.traitKinds.map((kind) => pointsStat(kind)), 'points.otherTraits'];
    case 'skills':
      return [skillPointsStat(worksheet)];
    case 'spells':
      return [pointsStat('spells')];
    case 'equipment':
      return [];
  }
}

/**
 * Returns the stat that holds the points in skills without spells: the one of all skills, if the character has no
 * spells.
 */
export function skillPointsStat(worksheet: Pick<Worksheet, 'has'>): StatId {
  const withoutSpells = pointsStat('otherSkills');
  return worksheet.has(withoutSpells) ? withoutSpells : pointsStat('skills');
}

/** Returns the points spent in a chapter of the forms. */
export function chapterPoints(
  chapter: PointsChapter,
  ruleset: Pick<Ruleset, 'traitKinds'>,
  worksheet: Pick<Worksheet, 'has' | 'number'>,
): number {
  return statsOf(chapter, ruleset, worksheet)
    .filter((stat) => worksheet.has(stat))
    .reduce((sum, stat) => sum + worksheet.number(stat), 0);
}
