import { describe, expect, it } from 'vitest';
import { describeDamage, describeDamageType } from './figure-words.ts';

describe('damage in words', () => {
  it.each([
    [{ type: 'cut' }, '1d', '1d', 'cut'],
    [{ type: 'burn', armorDivisor: 2 }, '3d', '3d', '(2) burn'],
    [{ type: 'pi-', armorDivisor: 0.2 }, '1d', '1d', '(0.2) pi−'],
    [{ type: 'cr', armorDivisor: 10, times: 3, explosive: true, fragments: '2d' }, '6d', '6d×3', '(10) cr ex [2d cut]'],
    [{ type: 'aff', instead: 'HT−3' }, '–', 'HT−3', 'aff'],
    [{ type: '', instead: 'entangles' }, '–', 'entangles', ''],
  ] as const)('%o is %s', (attack, dice, damage, type) => {
    expect(describeDamage(attack, dice)).toBe(damage);
    expect(describeDamageType(attack)).toBe(type);
  });
});
