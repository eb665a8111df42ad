import { describe, expect, it } from 'vitest';
import { breakageOdds, weaponQuality } from '../../testing/typed-again/man-to-man.ts';
import { breakageOdds as played } from './decisions.ts';
import { qualityFactors } from './quality.ts';

const kinds = { swords: 'sword', 'other cutting or impaling': 'edged', crushing: 'crushing' } as const;

describe('quality (p. 13)', () => {
  it.each(weaponQuality)('multiplies the price: %s %s cost %s times the list', (quality, weapons, factor) => {
    // List quality has no factor, nor has a quality that is not offered.
    expect(qualityFactors(kinds[weapons], quality)).toBe(quality === 'good' ? null : factor);
  });

  it.each(breakageOdds)('decides how often a weapon breaks: %s weapons, %s of the time', (quality, odds) => {
    const [numerator = 0, denominator = 1] = odds.split('/').map(Number);
    expect(played[quality]).toBe(`${numerator} ${numerator === 1 ? 'time' : 'times'} in ${denominator}`);
  });
});
