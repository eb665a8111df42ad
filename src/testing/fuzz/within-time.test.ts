import { describe, expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

describe('withinTime', () => {
  it('returns what the work returns, and throws what it throws', () => {
    expect(withinTime(() => 7)).toBe(7);
    expect(() =>
      withinTime(() => {
        throw new RangeError('no');
      }),
    ).toThrow(RangeError);
  });

  it.each([
    [
      'a loop',
      () => {
        for (;;) Math.random();
      },
    ],
    ['a backtracking regular expression', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
  ])('aborts %s that never ends', (_, work) => {
    expect(() => withinTime(work, 50)).toThrow('did not come to an end within 0.05 s');
  });
});
