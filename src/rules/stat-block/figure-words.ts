import type { Attribute } from '../../catalog/attribute.ts';
import type { SkillDifficulty } from '../../character/skill-rows.ts';

/** Attributes by the words for them, in small letters. */
export const attributes: Readonly<Record<string, Attribute>> = {
  st: 'st',
  strength: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  will: 'will',
  per: 'perception',
  perception: 'perception',
};
/** Difficulties by the words for them, in small letters and without full stops. */
export const difficulties: Readonly<Record<string, SkillDifficulty>> = {
  e: 'easy',
  easy: 'easy',
  a: 'average',
  avg: 'average',
  average: 'average',
  h: 'hard',
  hard: 'hard',
  vh: 'veryHard',
  'very hard': 'veryHard',
};

/** What matches an attribute in a pattern. */
export const attributeWord = '(?:ST|DX|IQ|HT|Will|Per|Perception)';
/** What matches a difficulty in a pattern. */
export const difficultyWord = '(?:E|A|H|VH|V\\.?H\\.?|Easy|Avg\\.?|Average|Hard|Very Hard|very hard|easy|average|hard)';
