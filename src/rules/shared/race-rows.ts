import type { SkillFacet } from '../../catalog/skill-entry.ts';
import { formatFraction } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { raceKeyPrefix } from '../resolve/resolve-race.ts';
import type { SkillLadder } from './skill-ladder.ts';
import { findMostLevels } from './trait-price.ts';

/** True for a trait without levels that the race has of itself with the same answers: bought again it adds nothing. */
export const hasFromRace = (context: SheetContext, trait: Pick<ResolvedTrait, 'id' | 'name'>): boolean =>
  context.race.traits.some(
    ({ id, name, facet }) => id === trait.id && name === trait.name && facet !== null && findMostLevels(facet) === 1,
  );

/**
 * The name of a trait with the level chosen, where it has levels: "Toughness 1", and with the one that counts, where that
 * is another: "Toughness 3 (counts as 2)".
 */
export function nameWithLevel(trait: Pick<ResolvedTrait, 'name' | 'facet' | 'row' | 'level'>): string {
  const { name, facet, row, level } = trait;
  if (!facet || findMostLevels(facet) === 1) return name;
  return `${name} ${formatFraction(row.level)}${row.level === level ? '' : ` (counts as ${level})`}`;
}

/** Learned: points are spent on it, or every member of the race has it. */
export const isLearned = ({ hasPoints, raceRelative }: Pick<ResolvedSkill, 'hasPoints' | 'raceRelative'>): boolean =>
  hasPoints || raceRelative !== null;

const pointsByKey = memoizeByObject(
  (rows: SheetContext['character']['skills']) => new Map(rows.map(({ key, points }) => [key, points])),
);

/** The points that the player spent on a skill. Where there is a worksheet it has them, as a number that is recorded. */
export const pointsSpentOn = ({ character }: SheetContext, { key }: Pick<ResolvedSkill, 'key'>): number =>
  pointsByKey(character.skills).get(key) ?? 0;

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

/** What a skill is worth: the character's own points (`spent`) come on top of those of the race. */
export const sumSkillPoints = (
  ladder: SkillLadder,
  facet: SkillFacet,
  skill: Pick<ResolvedSkill, 'raceRelative'>,
  spent: number,
): number => spent + findRacePoints(ladder, facet, skill);

/** True for what is on the sheet because of the race alone, without a row of the character. */
export const isRaceRow = ({ key }: { readonly key: string }): boolean => key.startsWith(raceKeyPrefix);
