import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corpusReading } from '../../testing/corpus-readings.ts';
import { caseCount, someOf } from '../../testing/extent.ts';
import '../../testing/load-rulesets.ts';
import { statBlockCorpus } from '../../testing/stat-block-corpus.ts';
import { isFiller } from '../lines/line-text.ts';
import { cleanText, maxCharacters } from './clean-text.ts';
import layouts from './corpus/layouts.json';
import type { StatBlockReading } from './draft.ts';
import { readStatBlock } from './read-stat-block.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** Letters and digits of a text, without the words that mean nothing by themselves. */
const lettersOf = (words: readonly string[]): string[] =>
  words
    .filter((word) => !isFiller(word))
    .join('')
    // Of a scan either the printed or the mended sign has the verdict.
    .replace(/[lI]/gu, '1')
    .replace(/[oO]/gu, '0')
    .split('')
    .toSorted();

/** The letters and digits of the text that have no verdict, as often as they are missing. */
function withoutVerdict(text: string, { lines }: StatBlockReading): string[] {
  const left = new Map<string, number>();
  const said = lines.flatMap(({ parts, left: words }) => [...parts.map((part) => part.text), ...words]);
  for (const letter of lettersOf(said.flatMap(wordsOf))) left.set(letter, (left.get(letter) ?? 0) + 1);
  const all = cleanText(text).flatMap(({ text: line, cells }) => wordsOf(cells ? cells.join(' ') : line));
  return lettersOf(all).filter((letter) => {
    const count = left.get(letter) ?? 0;
    left.set(letter, count - 1);
    return count <= 0;
  });
}

describe('every word and digit of a stat block has a verdict', () => {
  test.each(someOf(statBlockCorpus, 10))('$title', ({ block }) => {
    expect(withoutVerdict(block, corpusReading(block))).toEqual([]);
  });

  test.each(someOf(layouts, 6))('$layout', ({ text }) => {
    expect(withoutVerdict(text, corpusReading(text))).toEqual([]);
  });

  test('also of lines of several blocks, one after another', () => {
    const lines = statBlockCorpus.flatMap(({ block }) => block.split('\n')).filter((line) => line.length < 300);
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            { weight: 5, arbitrary: fc.constantFrom(...lines) },
            { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
          ),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        fc.constantFrom('\n', '\n\n', '. ', '; '),
        (pieces, separator) => {
          const text = pieces.join(separator);
          fc.pre(text.length < maxCharacters);
          expect(withoutVerdict(text, readStatBlock(text, { ruleset: 'fourth-edition' }))).toEqual([]);
        },
      ),
      { numRuns: caseCount(200) },
    );
  });
});
