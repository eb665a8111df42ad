import type { Attribute } from '../../catalog/entry.ts';
import type { Difficulty, SkillFacet } from '../../catalog/skill-entry.ts';
import { formatSigned } from '../../engine/format.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';

/** Short names of the attributes that skills are based on. */
export const attributeNames: Readonly<Record<Attribute, string>> = {
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  will: 'Will',
  perception: 'Per',
};

/** Difficulties in words. */
export const difficultyNames = {
  easy: 'easy',
  average: 'average',
  hard: 'hard',
  veryHard: 'very hard',
  techniqueAverage: 'average technique',
  techniqueHard: 'hard technique',
  wildcard: 'wildcard',
  native: 'own language',
} as const;

/** A level in words, by the attribute it is based on: "DX+1", "IQ". */
export const formatRelativeLevel = ({ attribute }: Pick<SkillFacet, 'attribute'>, relative: number): string =>
  `${attributeNames[attribute]}${relative === 0 ? '' : formatSigned(relative)}`;

/** A default in words, by the name of what it defaults to: "DX−5", "DX" if there is no penalty. */
export const formatDefault = (name: string, penalty: number): string =>
  penalty === 0 ? name : `${name}${formatSigned(-penalty)}`;

/** A technique builds on a skill instead of an attribute. */
export const isTechnique = (facet: Pick<SkillFacet, 'difficulty'>): boolean => facet.difficulty.startsWith('technique');

/**
 * The facet for this character: with the difficulty that the row chose if the entry leaves it open (a language), and
 * with the race's change, which can make a skill, and its untrained use, easier.
 */
export function resolveSkillFacet(
  context: SheetContext,
  skill: Pick<ResolvedSkill, 'id' | 'facet'> & Partial<Pick<ResolvedSkill, 'row'>>,
): SkillFacet | null {
  const facet = skill.facet && withChosenDifficulty(skill.facet, skill.row?.difficulty ?? null);
  const changed = context.race.facet?.difficulties?.find((change) => change.skill === skill.id);
  if (!facet || !changed) return facet;
  const { difficulty, defaultPenalty } = changed;
  const defaults = facet.defaults.map((skillDefault) =>
    'attribute' in skillDefault ? { ...skillDefault, penalty: defaultPenalty ?? skillDefault.penalty } : skillDefault,
  );
  return { ...facet, difficulty, defaults };
}

const withChosenDifficulty = (facet: SkillFacet, chosen: Difficulty | null): SkillFacet =>
  chosen !== null && facet.difficulties?.includes(chosen) ? { ...facet, difficulty: chosen } : facet;

export type SkillGrade = Pick<SkillFacet, 'kind' | 'difficulty' | 'leastPoints'>;

/** A line of a price table: a level relative to the controlling attribute, and its points. */
interface SkillPrice {
  readonly relative: number;
  readonly points: number;
}

/** A price table for skills. */
export interface SkillLadder {
  /** The lowest level that can be bought. */
  lowest(grade: SkillGrade): SkillPrice;
  /** Points at a level relative to the attribute; null below the lowest level. */
  price(grade: SkillGrade, relative: number): number | null;
  /** The highest relative level that so many points buy; null when they do not reach the lowest level. */
  relative(grade: SkillGrade, points: number): number | null;
}

/** The points of a table's levels, the lowest (`from`) first, and the price of each level beyond the last one. */
interface PointBreakpoints {
  readonly from: number;
  readonly points: readonly number[];
  readonly further: number;
}

/**
 * Returns the prices of skills from the tables that `pointBreakpoints` gives for each kind and difficulty; each table is
 * read once. A skill with a least number of points starts at the level that they buy.
 */
export function createSkillLadder(pointBreakpoints: (grade: SkillGrade) => PointBreakpoints): SkillLadder {
  const cache = { physical: new Map<string, PointBreakpoints>(), mental: new Map<string, PointBreakpoints>() };
  const findBreakpoints = (grade: SkillGrade): PointBreakpoints => {
    const cached = cache[grade.kind].get(grade.difficulty);
    if (cached) return cached;
    const breakpoints = pointBreakpoints(grade);
    cache[grade.kind].set(grade.difficulty, breakpoints);
    return breakpoints;
  };
  const findRelativeLevel = (grade: SkillGrade, spent: number): number | null => {
    if (spent < (grade.leastPoints ?? 0)) return null;
    const { from, points, further } = findBreakpoints(grade);
    const beyond = points.findIndex((price) => price > spent);
    if (beyond >= 0) return beyond === 0 ? null : from + beyond - 1;
    const last = points.length - 1;
    return from + last + Math.floor((spent - (points[last] ?? 0)) / further);
  };
  const findLowest = (grade: SkillGrade): SkillPrice => {
    const { from, points } = findBreakpoints(grade);
    const first = points[0] ?? 0;
    const least = Math.max(first, grade.leastPoints ?? first);
    return { relative: findRelativeLevel(grade, least) ?? from, points: least };
  };
  return {
    lowest: findLowest,
    relative: findRelativeLevel,
    price: (grade, relative) => {
      const lowest = findLowest(grade);
      if (relative < lowest.relative) return null;
      const { from, points, further } = findBreakpoints(grade);
      const index = Math.floor(relative - from);
      const last = points.length - 1;
      return Math.max(lowest.points, points[index] ?? (points[last] ?? 0) + (index - last) * further);
    },
  };
}
