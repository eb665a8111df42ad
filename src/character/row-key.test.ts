import { describe, expect, it } from 'vitest';
import { keysAfter, newKey } from './row-key.ts';

describe('newKey', () => {
  it.each<[string[], string]>([
    [[], 'k1'],
    [['k1', 'k2'], 'k3'],
    [['k3', 'k1'], 'k4'],
    [['bag', 'k01', 'k-1', 'kk2', ''], 'k1'],
    [['k999999999', 'k1000000000'], 'k1000000001'],
    [['k99999999999999999999'], 'k1'],
  ])('beside %j is %s', (used, key) => {
    expect(newKey(used)).toBe(key);
  });

  it('is followed by others', () => {
    const next = keysAfter(['k5']);
    expect([next(), next()]).toEqual(['k6', 'k7']);
  });
});
