import type { Difficulty } from '../../../catalog/skill-entry.ts';

/** Difficulties as GCS writes them; of a technique or ritual spell there are two. A native language has none there. */
export const grades = {
  easy: 'e',
  average: 'a',
  hard: 'h',
  veryHard: 'vh',
  wildcard: 'w',
  native: 'e',
  techniqueAverage: 'a',
  techniqueHard: 'h',
} as const satisfies Readonly<Record<Difficulty, string>>;
