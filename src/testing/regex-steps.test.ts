import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSearch, TooManyStepsError } from './regex-steps.ts';

const patterns = [
  /a+b/,
  /(?:a|ab)(?:c|bcd)(d*)/,
  /^\s*(?:a|b)*?c{2,3}$/,
  /(?<=a\s{0,3})b(?!c)/u,
  /(?<!\p{L})\d+(?:\.\d+)?(?=\s*%)/u,
  /\b[a-c]+\b|[^a-c\s]+/i,
  /(?:a?){3}b/,
  /(?:(?:a|b)*c)*d/,
  /^a.*$/m,
  /[\]\\-]x?/,
  /😀+a/u,
];
const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'B', ' ', '1', '.', '%', '\n', ']', '-', 'x', '😀', 'é'), {
  maxLength: 14,
});

describe('counted searches', () => {
  it.each(patterns)('of %s find the same as the engine', (pattern) => {
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const match = pattern.exec(text);
        const expected = match && { from: match.index, to: match.index + match[0].length };
        expect(countSearch(pattern, text).found).toEqual(expected);
      }),
    );
  });

  it('take steps in proportion to a text, or to its square, depending on the pattern', () => {
    const ratio = (pattern: RegExp) =>
      countSearch(pattern, ' '.repeat(60)).steps / countSearch(pattern, ' '.repeat(30)).steps;
    expect(ratio(/^\s*$/)).toBeLessThan(2.1);
    expect(ratio(/\s+x/)).toBeGreaterThan(3.5);
    expect(ratio(/\s*\s*\s*x/)).toBeGreaterThan(10);
  });

  it('stop at the maximum number of steps', () => {
    expect(() => countSearch(/(?:a|a)*b/, 'a'.repeat(40), 0, 10_000)).toThrow(TooManyStepsError);
  });

  it('refuse unknown syntax', () => {
    expect(() => countSearch(/(a)\1/, 'aa')).toThrow(/not known/);
  });
});
