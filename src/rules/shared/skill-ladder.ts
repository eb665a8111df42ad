import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { SkillRung } from '../ruleset.ts';

export type SkillGrade = Pick<SkillFacet, 'kind' | 'difficulty'>;

/** A price table for skills: the lowest rung that can be bought, and the points of any level above it. */
export interface SkillLadder {
  lowest(grade: SkillGrade): SkillRung;
  /** Points at a level relative to the attribute; null below the lowest rung. */
  price(grade: SkillGrade, relative: number): number | null;
}

/**
 * A ladder from the rungs of a table, lowest level first, going on by `further` points a level beyond the last one.
 */
export function ladderOf(
  rungs: (grade: SkillGrade) => { readonly from: number; readonly points: readonly number[]; readonly further: number },
): SkillLadder {
  return {
    lowest: (grade) => {
      const { from, points } = rungs(grade);
      return { relative: from, points: points[0] ?? 0 };
    },
    price: (grade, relative) => {
      const { from, points, further } = rungs(grade);
      const index = Math.floor(relative - from);
      if (index < 0) return null;
      const last = points.length - 1;
      return points[index] ?? (points[last] ?? 0) + (index - last) * further;
    },
  };
}

/** The highest relative level that so many points buy; null when they do not reach the lowest rung. */
export function relativeFor(ladder: SkillLadder, grade: SkillGrade, points: number): number | null {
  const { relative: lowest, points: entry } = ladder.lowest(grade);
  if (points < entry) return null;
  let relative = lowest;
  for (let next = ladder.price(grade, relative + 1); next !== null && next <= points; ) {
    relative += 1;
    next = ladder.price(grade, relative + 1);
    if (relative > lowest + 10_000) break;
  }
  return relative;
}
