import { describe, expect, it } from 'vitest';
import { skillLadder as fourthEdition } from '../../rules/fourth-edition/common/sections.ts';
import { skillLadder as lite } from '../../rules/third-edition/lite-3e/sections.ts';
import { skillLadder as manToMan } from '../../rules/third-edition/man-to-man/sections.ts';

const hard = { kind: 'mental', difficulty: 'hard' } as const;
const easy = { kind: 'mental', difficulty: 'easy' } as const;
const native = { kind: 'mental', difficulty: 'native' } as const;

describe('a least number of points', () => {
  const spell = { ...hard, leastPoints: 1 };

  it('buys the lowest level, and fewer buy none', () => {
    expect(lite.lowest(hard)).toEqual({ relative: -3, points: 0.5 });
    expect(lite.lowest(spell)).toEqual({ relative: -2, points: 1 });
    expect([0, 0.5, 1, 4].map((points) => lite.relative(spell, points))).toEqual([null, null, -2, 0]);
    expect([-3, -2, 0, 4].map((level) => lite.price(spell, level))).toEqual([null, 1, 4, 12]);
  });

  it('may be between two prices of the table, and is then the price of the level that it buys', () => {
    const between = { ...hard, leastPoints: 3 };
    expect(lite.lowest(between)).toEqual({ relative: -1, points: 3 });
    expect([-2, -1, 0].map((level) => lite.price(between, level))).toEqual([null, 3, 4]);
    expect([2.5, 3, 3.5, 4].map((points) => lite.relative(between, points))).toEqual([null, -1, -1, 0]);
  });

  it('changes nothing below the first price of the table', () => {
    expect(lite.lowest({ ...easy, leastPoints: 0.25 })).toEqual(lite.lowest(easy));
    expect(lite.relative({ ...easy, leastPoints: 0.25 }, 0.25)).toBeNull();
  });
});

describe('a native language', () => {
  it('costs nothing at the level of the attribute, and a point a level from there', () => {
    expect(lite.lowest(native)).toEqual({ relative: 0, points: 0 });
    expect([-1, 0, 0.5, 1, 5].map((points) => lite.relative(native, points))).toEqual([null, 0, 0, 1, 5]);
    expect([-1, 0, 1, 5].map((level) => lite.price(native, level))).toEqual([null, 0, 1, 5]);
  });

  it.each([
    ['Man to Man', manToMan],
    ['fourth edition', fourthEdition],
  ])('has the price of an easy skill under rules without native languages: %s', (_, ladder) => {
    expect(ladder.lowest(native)).toEqual(ladder.lowest(easy));
    expect([-1, 0, 1, 6].map((level) => ladder.price(native, level))).toEqual(
      [-1, 0, 1, 6].map((level) => ladder.price(easy, level)),
    );
  });
});
