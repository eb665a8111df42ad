import type { SkillFacet } from '../../../../catalog/skill-entry.ts';

type PointBreakpoints = {
  readonly from: number;
  readonly points: readonly number[];
};

/**
 * Points of a skill: the first level relative to its attribute, and the points of that level and each further one (GURPS
 * Lite p. 14).
 */
export const skillPrices = {
  physical: {
    easy: { from: -1, points: [0.5, 1, 2, 4, 8, 16] },
    average: { from: -2, points: [0.5, 1, 2, 4, 8, 16, 24] },
    hard: { from: -3, points: [0.5, 1, 2, 4, 8, 16, 24, 32] },
  },
  mental: {
    easy: { from: -1, points: [0.5, 1, 2, 4] },
    average: { from: -2, points: [0.5, 1, 2, 4, 6] },
    hard: { from: -3, points: [0.5, 1, 2, 4, 6, 8] },
    veryHard: { from: -4, points: [0.5, 1, 2, 4, 8, 12, 16] },
  },
} as const satisfies Record<SkillFacet['kind'], Partial<Record<SkillFacet['difficulty'], PointBreakpoints>>>;

/** Points of each level beyond the tables (GURPS Lite p. 14). */
export const furtherLevel = { physical: 8, mental: 2, mentalVeryHard: 4 } as const;

/** The native language: 0 points at the level of the attribute, then a point a level (GURPS Lite p. 17). */
export const nativeLanguage = { from: 0, points: [0], further: 1 } as const;
