import type { DerivedCharacter } from '../derive-character.ts';
import { findRacePoints } from '../shared/race-skills.ts';
import { resolveSkillFacet } from '../shared/skill-facet.ts';
import { defaultStat, skillStat } from '../stat-ids.ts';
import { withSkillPoints } from './supposed-choices.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

const maxLevels = 80;

/** Returns the points of a skill row one level up or down; null when there is no such step. */
export function nextSkillPoints(sheet: Opened, key: string, direction: 1 | -1): number | null {
  const skill = sheet.context.skills.find((row) => row.key === key);
  if (!skill?.facet) return null;
  const points = sheet.worksheet.number(skillStat(key, 'points'));
  const level = levelAt(sheet, key, points);
  if (direction === -1) {
    if (points <= 0) return null;
    const below = [0, ...pointBreakpoints(sheet, key).filter((price) => price < points)];
    const lower = below.findLast((price) => !atLeast(levelAt(sheet, key, price), level)) ?? 0;
    // The step down also refunds points that buy nothing over the default.
    const reached = levelAt(sheet, key, lower);
    return below.find((price) => levelAt(sheet, key, price) === reached) ?? lower;
  }
  const above = pointBreakpoints(sheet, key).filter((price) => price > points);
  return above.find((price) => level === null || (levelAt(sheet, key, price) ?? level) > level) ?? null;
}

/**
 * Returns the lowest points with which a skill row reaches a level; null when no points do. With `isLearned` no points are not
 * tried, for which the whole character has to be worked out anew.
 */
export function pointsForLevel(sheet: Opened, key: string, level: number, isLearned = false): number | null {
  const allPoints = pointsToTry(sheet, key, isLearned);
  const reaches = (index: number) => atLeast(levelAt(sheet, key, allPoints[index] ?? 0), level);
  let low = 0;
  let high = allPoints.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return allPoints[low] ?? null;
}

/** Returns the points beyond which more points in a skill row buy nothing, as for a technique at its maximum. */
export function highestPoints(sheet: Opened, key: string, isLearned = false): number {
  const allPoints = pointsToTry(sheet, key, isLearned);
  const highest = levelAt(sheet, key, allPoints.at(-1) ?? 0);
  return allPoints.find((points) => levelAt(sheet, key, points) === highest) ?? 0;
}

const pointsToTry = (sheet: Opened, key: string, isLearned: boolean): readonly number[] =>
  isLearned ? pointBreakpoints(sheet, key) : [0, ...pointBreakpoints(sheet, key)];

/** Returns the level of a skill row with the given points; null where it has none. */
export function levelAt(sheet: Opened, key: string, points: number): number | null {
  const worksheet = withSkillPoints(sheet, key, points);
  const stat = skillStat(key, 'level');
  const value = worksheet.has(stat) ? worksheet.get(stat).value : null;
  return typeof value === 'number' ? value : null;
}

const atLeast = (level: number | null, wanted: number | null): boolean =>
  level !== null && (wanted === null || level >= wanted);

/**
 * Returns every number of points at which the level can change, in ascending order: the prices of the table, and the
 * same less the value of a default; in either case less the points that the race gives.
 */
function pointBreakpoints({ ruleset, context, worksheet }: Opened, key: string): number[] {
  const skill = context.skills.find((row) => row.key === key);
  const facet = skill && resolveSkillFacet(context, skill);
  if (!facet) return [];
  const credits = [0];
  for (let i = 0; worksheet.has(defaultStat(key, i)); i++) {
    const relative = worksheet.number(defaultStat(key, i)) - worksheet.number(facet.attribute);
    const credit = ruleset.skillLadder.price(facet, relative);
    if (credit !== null && !credits.includes(credit)) credits.push(credit);
  }
  const ofRace = findRacePoints(ruleset.skillLadder, facet, skill);
  const { relative: lowest } = ruleset.skillLadder.lowest(facet);
  const breakpoints = new Set<number>();
  for (let step = 0; step < maxLevels; step++) {
    const price = ruleset.skillLadder.price(facet, lowest + step);
    if (price === null) break;
    for (const credit of credits) if (price - credit - ofRace > 0) breakpoints.add(price - credit - ofRace);
  }
  return [...breakpoints].sort((a, b) => a - b);
}
