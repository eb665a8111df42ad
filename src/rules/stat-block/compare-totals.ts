import { formatPoints } from '../wording/point-words.ts';
import type { Draft } from './draft.ts';
import type { Section } from './headings.ts';
import { plainSigns } from './plain-signs.ts';
import { readFigures } from './read-figures.ts';
import type { Part } from './split-parts.ts';
import { toNumber } from './to-number.ts';

const summed: readonly (Section | null)[] = [
  'advantage',
  'perk',
  'disadvantage',
  'quirk',
  'traits',
  'skills',
  'spells',
];

/** Compares the points in a heading ("Advantages [20]") with those that the text has for the entries below it, where all have some. */
export function compareTotals(draft: Draft, parts: readonly Part[]): void {
  for (const [at, heading] of parts.entries()) {
    if (!heading.isHeading || !summed.includes(heading.section)) continue;
    const [, digits] = /[[(]\s*([+-]?\d+)\s*(?:points?|pts\.?|cp)?\s*[\])]:?$/iu.exec(plainSigns(heading.text)) ?? [];
    if (digits === undefined) continue;
    const behind = parts.slice(at + 1);
    const next = behind.findIndex(({ isHeading, section }) => isHeading || section !== heading.section);
    const entries = next < 0 ? behind : behind.slice(0, next);
    const points = entries
      .filter(({ text }) => !/\btotal\b|^includes\b/iu.test(text))
      .map(({ text }) => readFigures(text).points);
    const sum = points.reduce<number>((total, each) => total + (each ?? 0), 0);
    if (points.length === 0 || points.includes(null) || sum === toNumber(digits)) continue;
    draft.findings.push({
      id: `sum:${heading.line}`,
      line: heading.line,
      words: `${heading.text} in the text; the entries below it come to ${formatPoints(sum)}.`,
      options: [],
      chosen: '',
    });
  }
}
