import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { ResolvedSkill } from '../resolve/context.ts';
import { raceKeyPrefix } from '../resolve/race-template.ts';
import type { SkillLadder } from './skill-ladder.ts';

/** Learned: points are spent on it, or every member of the race has it. */
export const isLearned = ({ row, raceRelative }: Pick<ResolvedSkill, 'row' | 'raceRelative'>): boolean =>
  row.points > 0 || raceRelative !== null;

/** The level over its attribute at which a race has a skill: as in its template, but no lower than can be learned. */
export const findRaceLevel = (ladder: SkillLadder, facet: SkillFacet, relative: number): number =>
  Math.max(relative, ladder.lowest(facet).relative);

/** The points that the race's level of a skill is worth; they are part of the racial cost. 0 for other skills. */
export function findRacePoints(
  ladder: SkillLadder,
  facet: SkillFacet,
  skill: Pick<ResolvedSkill, 'raceRelative'>,
): number {
  const { raceRelative } = skill;
  return raceRelative === null ? 0 : (ladder.price(facet, findRaceLevel(ladder, facet, raceRelative)) ?? 0);
}

/** What a skill is worth: the character's own points come on top of those of the race. */
export const sumSkillPoints = (
  ladder: SkillLadder,
  facet: SkillFacet,
  skill: Pick<ResolvedSkill, 'row' | 'raceRelative'>,
): number => skill.row.points + findRacePoints(ladder, facet, skill);

/** True for what is on the sheet because of the race alone, without a row of the character. */
export const isRaceRow = ({ key }: { readonly key: string }): boolean => key.startsWith(raceKeyPrefix);
