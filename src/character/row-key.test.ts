import { describe, expect, it } from 'vitest';
import { createKeyGenerator, newKey } from './row-key.ts';

describe('newKey', () => {
  it.each<[string[], string]>([
    [[], 'k1'],
    [['k1', 'k2'], 'k3'],
    [['k3', 'k1'], 'k4'],
    [['bag', 'k01', 'k-1', 'kk2', ''], 'k1'],
    [['k999999999', 'k1000000000'], 'k1000000001'],
    [['k99999999999999999999'], 'k1'],
  ])('after %j returns %s', (used, key) => {
    expect(newKey(used)).toBe(key);
  });

  it('differs from the keys that createKeyGenerator returned before', () => {
    const next = createKeyGenerator(['k5']);
    expect([next(), next()]).toEqual(['k6', 'k7']);
  });
});
