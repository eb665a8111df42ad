import type { NumberName } from '../../../catalog/effect.ts';

/** What a situation is about, and the number that it is noted with. The first that fits counts. */
const subjects: readonly (readonly [about: RegExp, stat: NumberName])[] = [
  [/\b(?:smell|scent|taste)/i, 'tasteSmell'],
  [/\b(?:vision|sight|visual|to see|seeing)\b/i, 'vision'],
  [/\b(?:hear|hearing)\b/i, 'hearing'],
  [/\bfright check/i, 'frightCheck'],
  [/\bdodge/i, 'dodge'],
  [/\bparr(?:y|ies)/i, 'parry'],
  [/\bblock(?:s|ing)?\b/i, 'block'],
  [/\b(?:perception|per rolls?|sense rolls?)\b/i, 'perception'],
  [/\bwill\b(?! (?:be|not|have))/i, 'will'],
  [/\bHT\b/, 'ht'],
];

/** The number that a bonus in a situation is noted with; null where it is about none. */
export const findConditionalStat = (situation: string): NumberName | null =>
  subjects.find(([about]) => about.test(situation))?.[1] ?? null;
