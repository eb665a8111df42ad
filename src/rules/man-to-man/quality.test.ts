import { describe, expect, it } from 'vitest';
import { breakageOdds, weaponQuality } from '../../testing/typed-again/man-to-man.ts';
import { breakageOdds as played } from './decisions.ts';
import { qualityFactors } from './quality.ts';

const kinds = { swords: 'sword', 'other cutting or impaling': 'edged', crushing: 'crushing' } as const;

describe('quality (p. 13)', () => {
  it.each(weaponQuality)('%s %s cost %s times the list', (quality, weapons, factor) => {
    // List quality has no factor of its own, and what is not offered has none either.
    expect(qualityFactors(kinds[weapons], quality)).toBe(quality === 'good' ? null : factor);
  });

  it.each(breakageOdds)('%s weapons break %s of the time', (quality, odds) => {
    const [part = 0, whole = 1] = odds.split('/').map(Number);
    expect(played[quality]).toBe(`${part} ${part === 1 ? 'time' : 'times'} in ${whole}`);
  });
});
