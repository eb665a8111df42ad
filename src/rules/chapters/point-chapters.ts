import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Ruleset } from '../ruleset.ts';
import { pointsStat } from '../shared/points.ts';
import { kindNames } from '../shared/traits.ts';

/**
 * Returns what points are spent on, each with the stat that is its sum: the ruleset's fixed ones, and others with
 * points.
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
