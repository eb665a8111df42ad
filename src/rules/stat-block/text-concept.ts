import type { Concept } from '../../character/character.ts';
import { plainSigns } from './plain-signs.ts';
import { toNumber } from './to-number.ts';

type ConceptChange = Partial<Pick<Concept, 'age' | 'height' | 'weight' | 'skin' | 'hair' | 'eyes' | 'sex'>>;

/** A height in inches: "6'3\"", "5 ft 10 in", "178 cm"; null for none. */
export function readHeight(text: string): number | null {
  const plain = plainSigns(text);
  const [, feet, inches] =
    /(\d)\s*(?:'|ft\.?|feet|foot)\s*(?:(\d{1,2})(?:\.\d+)?\s*(?:"|''|in\.?|inches)?)?/iu.exec(plain) ?? [];
  if (feet) return toNumber(feet) * 12 + toNumber(inches ?? '0');
  const [, metric] = /(\d{2,3})\s*cm\b/iu.exec(plain) ?? [];
  return metric ? Math.round(toNumber(metric) / 2.54) : null;
}

/** A weight in pounds: "165 lbs", "75 kg"; null for none. */
export function readWeight(text: string): number | null {
  const [, pounds] = /(?<![\d,])(\d[\d,]*)\s*(?:lbs?\b|pounds?)/iu.exec(text) ?? [];
  if (pounds) return toNumber(pounds);
  const [, metric] = /(\d{2,3})\s*kg\b/iu.exec(text) ?? [];
  return metric ? Math.round(toNumber(metric) / 0.4536) : null;
}

/** "age 41, 6′3″, 235 lb": what a line says of the build. */
export function readBuild(text: string): ConceptChange {
  const [, age] = /\bage[:\s]+([^,;]+)/iu.exec(text) ?? [];
  const height = readHeight(text);
  const weight = readWeight(text);
  return {
    ...(age ? { age: age.trim() } : {}),
    ...(height === null ? {} : { height }),
    ...(weight === null ? {} : { weight }),
  };
}

/**
 * "weathered skin, red hair, blue eyes": skin, hair and eyes, each without its last word. Words between commas that name none
 * of them belong to the one that follows: "reddish, going gray hair".
 */
export function readColoring(text: string): ConceptChange {
  const found: ConceptChange = {};
  let before: string[] = [];
  for (const piece of text.split(/,\s*/u)) {
    const [, words = '', part = ''] = /^(.*?)\s*\b(skin|hair|eyes?)\.?$/iu.exec(piece.trim()) ?? [];
    before.push(part === '' ? piece.trim() : words);
    if (part === '') continue;
    const all = before.filter(Boolean).join(', ');
    before = [];
    if (/skin/iu.test(part)) found.skin = all;
    else if (/hair/iu.test(part)) found.hair = all;
    else found.eyes = all;
  }
  return found;
}

/** "Female", "m", "man"; '' for anything else. */
export function readSex(text: string): Concept['sex'] {
  if (/^\s*(?:f|female|woman)\b/iu.test(text)) return 'woman';
  return /^\s*(?:m|male|man)\b/iu.test(text) ? 'man' : '';
}
