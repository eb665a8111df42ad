import type { AttributeId, SecondaryId } from '../../character/character.ts';
import { changeRow } from '../../character/edit-rows.ts';
import { difficulties, type SkillDifficulty } from '../../character/skill-rows.ts';
import { WhatIfWorksheet } from '../../engine/overlay.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { type DerivedCharacter, type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { findRacePoints, isLearned, pointsSpentOn, sumSkillPoints } from '../../rules/shared/rows.ts';
import { difficultyNames, formatRelativeLevel, resolveSkillFacet } from '../../rules/shared/skill-ladder.ts';
import { boughtStat, defaultStat, skillStat } from '../../rules/stat-ids.ts';

/** Returns the steps to buy that bring a secondary characteristic closest to a value. */
export function secondarySteps({ ruleset, worksheet, context }: Opened, id: SecondaryId, wanted: number): number {
  const bought = context.character.secondary[id];
  const step = ruleset.secondary.find((characteristic) => characteristic.id === id)?.step ?? 1;
  return bought + Math.round((wanted - worksheet.number(id)) / step);
}

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** The character's numbers with another level of an attribute bought. */
export const withAttributeLevel = ({ worksheet }: OpenedCharacter, id: AttributeId, level: number): Worksheet =>
  new WhatIfWorksheet(worksheet, boughtStat(id), level, 'bought');

/**
 * The character's numbers with other points in a skill. As long as the skill stays learned and trained, or stays neither,
 * the formulas are the same and only the points differ.
 */
export function withSkillPoints(sheet: OpenedCharacter, key: string, points: number): Worksheet {
  const { context, worksheet } = sheet;
  const { saved } = context;
  const skill = context.skills.find((candidate) => candidate.key === key);
  const stat = skillStat(key, 'points');
  if (!skill || pointsSpentOn(context, skill) === points) return worksheet;
  const trained = skillStat(key, 'trained');
  const isLearnedWith = isLearned({ ...skill, hasPoints: points > 0 });
  if (worksheet.has(stat) && isLearned(skill) === isLearnedWith && worksheet.get(trained).value !== null) {
    const previewed = new WhatIfWorksheet(worksheet, stat, points, 'points spent');
    if (previewed.get(trained).value !== null) return previewed;
  }
  const character = changeRow(saved.character, 'skills', key, { points });
  return openWorksheet({ ...saved, character }, sheet).worksheet;
}

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
    // The step down also refunds points that buy nothing over the default. From above: more points never lower a level,
    // and for no points the whole character may have to be recomputed.
    const reached = levelAt(sheet, key, lower);
    const refunded = below.slice(0, below.indexOf(lower)).reverse();
    const short = refunded.findIndex((price) => levelAt(sheet, key, price) !== reached);
    return refunded.slice(0, short === -1 ? undefined : short).at(-1) ?? lower;
  }
  const above = pointBreakpoints(sheet, key).filter((price) => price > points);
  return above.find((price) => level === null || (levelAt(sheet, key, price) ?? level) > level) ?? null;
}

/**
 * Returns the lowest points with which a skill row reaches a level; null when no points do. With `isLearned` no points are not
 * tried, for which the whole character has to be recomputed.
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

/** Returns the level of a skill row with the given points; null if it has none. */
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

/** A difficulty that a skill can be learned at, with the level that the points spent would buy. */
export interface DifficultyOffer {
  readonly difficulty: SkillDifficulty;
  /** "hard: 2 points → IQ−1". */
  readonly words: string;
  readonly chosen: boolean;
}

/** Returns the difficulties that a skill row can choose from (a language); none if the book fixes it. */
export function difficultyOffers({ ruleset, context, worksheet }: Opened, key: string): DifficultyOffer[] {
  const skill = context.skills.find((candidate) => candidate.key === key);
  const facet = skill && resolveSkillFacet(context, skill);
  if (!skill || !facet?.difficulties) return [];
  const { skillLadder } = ruleset;
  const spent = worksheet.number(skillStat(key, 'points'));
  const points = sumSkillPoints(skillLadder, facet, skill, spent);
  const boughtRelative = skillLadder.relative(facet, points);
  const level = worksheet.get(skillStat(key, 'level')).value;
  // Bonuses other than points (Language Talent) count at every difficulty.
  const bonus =
    typeof level === 'number' && boughtRelative !== null
      ? level - worksheet.number(facet.attribute) - boughtRelative
      : 0;
  return difficulties
    .filter((difficulty) => facet.difficulties?.includes(difficulty))
    .map((difficulty) => {
      const relative = skillLadder.relative({ ...facet, difficulty }, points);
      const bought = relative === null ? 'no level' : formatRelativeLevel(facet, relative + bonus);
      const words = `${difficultyNames[difficulty]}: ${formatPoints(spent)} → ${bought}`;
      return { difficulty, words, chosen: difficulty === facet.difficulty };
    });
}

type Prices = Pick<Ruleset, 'attributes' | 'attributePrice'>;

/** Returns the next level of an attribute that can be bought; null if the table ends. */
export function nextAttributeLevel(ruleset: Prices, id: AttributeId, level: number, direction: 1 | -1): number | null {
  const next = level + direction;
  if (ruleset.attributePrice(id, next) !== null) return next;
  // There is nothing below the table, but there may be a level above a gap: a file may hold a level that is in no
  // table.
  const minimum = ruleset.attributes.find((attribute) => attribute.id === id)?.minimum ?? level;
  return direction === 1 && next < minimum ? minimum : null;
}
