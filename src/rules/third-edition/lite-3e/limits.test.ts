import { describe, expect, it } from 'vitest';
import { ageInYears } from './limits.ts';

describe('ageInYears', () => {
  it.each([
    ['16', 16],
    [' 16 ', 16],
    ['16 years', 16],
    ['16 years old, looks 20', 16],
    ['16yo', 16],
    ['16.5', 16.5],
    ['16,5 years', 16.5],
    ['16½', 16.5],
    ['16 1/2', 16.5],
    ['1,200 years', 1200],
    ['18 months', 1.5],
    ['26 weeks', 0.5],
  ])('reads “%s” as %f', (text, years) => expect(ageInYears(text)).toBeCloseTo(years, 5));

  it('returns the greater of two ages, since either may be meant', () => {
    expect(['16-18', '16–18 years', '16 to 18', '16 or 17'].map(ageInYears)).toEqual([18, 18, 18, 17]);
  });

  it.each(['', 'young', 'about 18', 'born 1203', '20s', '16th summer', '-3', '9'.repeat(400)])(
    'finds no age in “%s”',
    (text) => expect(ageInYears(text)).toBeNull(),
  );
});
