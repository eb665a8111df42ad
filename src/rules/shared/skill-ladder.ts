import type { SkillFacet } from '../../catalog/skill-entry.ts';

export type SkillGrade = Pick<SkillFacet, 'kind' | 'difficulty' | 'leastPoints'>;

/** A rung of a price table: a level relative to the controlling attribute, and its points. */
interface SkillRung {
  readonly relative: number;
  readonly points: number;
}

/** A price table for skills. */
export interface SkillLadder {
  /** The lowest level that can be bought. */
  lowest(grade: SkillGrade): SkillRung;
  /** Points at a level relative to the attribute; null below the lowest rung. */
  price(grade: SkillGrade, relative: number): number | null;
  /** The highest relative level that so many points buy; null when they do not reach the lowest rung. */
  relative(grade: SkillGrade, points: number): number | null;
}

/** The points of a table's levels, the lowest (`from`) first, and what each level beyond the last one costs. */
export interface PointBreakpoints {
  readonly from: number;
  readonly points: readonly number[];
  readonly further: number;
}

/**
 * A ladder over the tables that `rungs` has for each kind and difficulty; each table is read once. A skill with a least
 * number of points starts at the rung that they buy.
 */
export function ladderOf(rungs: (grade: SkillGrade) => PointBreakpoints): SkillLadder {
  const asked = { physical: new Map<string, PointBreakpoints>(), mental: new Map<string, PointBreakpoints>() };
  const rungsOf = (grade: SkillGrade): PointBreakpoints => {
    const cached = asked[grade.kind].get(grade.difficulty);
    if (cached) return cached;
    const breakpoints = rungs(grade);
    asked[grade.kind].set(grade.difficulty, breakpoints);
    return breakpoints;
  };
  const relativeOf = (grade: SkillGrade, spent: number): number | null => {
    if (spent < (grade.leastPoints ?? 0)) return null;
    const { from, points, further } = rungsOf(grade);
    const beyond = points.findIndex((price) => price > spent);
    if (beyond >= 0) return beyond === 0 ? null : from + beyond - 1;
    const last = points.length - 1;
    return from + last + Math.floor((spent - (points[last] ?? 0)) / further);
  };
  const lowestOf = (grade: SkillGrade): SkillRung => {
    const { from, points } = rungsOf(grade);
    const first = points[0] ?? 0;
    const least = Math.max(first, grade.leastPoints ?? first);
    return { relative: relativeOf(grade, least) ?? from, points: least };
  };
  return {
    lowest: lowestOf,
    relative: relativeOf,
    price: (grade, relative) => {
      const lowest = lowestOf(grade);
      if (relative < lowest.relative) return null;
      const { from, points, further } = rungsOf(grade);
      const index = Math.floor(relative - from);
      const last = points.length - 1;
      return Math.max(lowest.points, points[index] ?? (points[last] ?? 0) + (index - last) * further);
    },
  };
}
