import type { Attribute } from '../../catalog/attribute.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import { formatSigned } from '../../engine/format.ts';

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

/** A default in words, by the name of what it is used at: "DX−5", "DX" where nothing is lost. */
export const formatDefault = (name: string, penalty: number): string =>
  penalty === 0 ? name : `${name}${formatSigned(-penalty)}`;

/** A technique builds on a skill instead of an attribute. */
export const isTechnique = (facet: Pick<SkillFacet, 'difficulty'>): boolean => facet.difficulty.startsWith('technique');
