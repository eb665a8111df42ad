import { describe, expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

describe('withinTime', () => {
  it('answers what the work answers, and throws what it throws', () => {
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
    ['an expression that goes back and forth', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
  ])('breaks off %s without an end', (_, work) => {
    expect(() => withinTime(work, 50)).toThrow('did not come to an end within 0.05 s');
  });
});
