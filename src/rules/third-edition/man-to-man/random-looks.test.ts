import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { randomLooks } from './random-looks.ts';

/** Dice that roll the given sums in turn, then repeat the last one. */
const dice =
  (...sums: number[]) =>
  (): number =>
    (sums.length > 1 ? sums.shift() : sums[0]) ?? 0;

describe('height and weight by the dice (p. 11)', () => {
  it.each(typedAgain.heightWeightVariation)('vary for a roll of %i by %i inches, %i pounds', (roll, inches, pounds) => {
    // A roll of 9 changes nothing, so that one case varies the height, one the weight.
    expect(randomLooks(70, dice(roll, 9)).height).toBe(70 + inches);
    expect(randomLooks(70, dice(9, roll, 9)).weight).toBe(155 + pounds);
  });

  it('base the weight on the rolled height and on the race', () => {
    expect(randomLooks(70, dice(18, 9))).toMatchObject({ height: 76, weight: 200 });
    expect(randomLooks(70, dice(3, 9), { heavier: -15 })).toMatchObject({ height: 64, weight: 115 });
  });
});

describe('coloring by the dice (p. 11)', () => {
  it.each(typedAgain.coloring)('is for a roll of %i: %s, %s, %s', (roll, skin, hair, eyes) => {
    const looks = randomLooks(70, dice(9, 9, roll, roll, roll, 9));
    expect([looks.skin, looks.hair]).toEqual([skin, hair.replace(' (men)', '')]);
    expect(looks.eyes).toBe(roll === 18 ? 'brown' : eyes);
  });

  it('rolls again for eyes of two colors, but for two colors at most', () => {
    expect(randomLooks(70, dice(9, 9, 9, 9, 18, 4, 13)).eyes).toBe('black and green');
    expect(randomLooks(70, dice(9, 9, 9, 9, 18, 18, 4, 18, 13)).eyes).toBe('black and green');
    expect(randomLooks(70, dice(18)).eyes).toBe('brown');
  });

  it('never makes a woman bald', () => {
    expect(randomLooks(70, dice(9, 9, 9, 7, 9)).hair).toBe('bald');
    expect(randomLooks(70, dice(9, 9, 9, 7, 8, 9), { woman: true }).hair).toBe('red-brown');
    expect(randomLooks(70, dice(7), { woman: true }).hair).toBe('brown');
  });

  it('takes height, race and sex from the character', async () => {
    const choices = { concept: { sex: 'woman' as const }, race: { entry: 'dwarf', own: null } };
    const { ruleset, context } = fighter(choices);
    const looks = await ruleset.random?.looks?.(context, 11, dice(9, 9, 9, 7, 9));
    expect(looks).toMatchObject({ height: 70 - 2 - 18, weight: 220, hair: 'light brown' });
  });
});
