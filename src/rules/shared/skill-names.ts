import type { Attribute, SkillFacet } from '../../catalog/skill-entry.ts';

/** Short names of what skills lean on. */
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
} as const;

/** A technique builds on a skill instead of an attribute. */
export const isTechnique = (facet: Pick<SkillFacet, 'difficulty'>): boolean => facet.difficulty.startsWith('technique');
