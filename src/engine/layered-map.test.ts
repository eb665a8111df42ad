import { describe, expect, it } from 'vitest';
import { LayeredMap } from './layered-map.ts';

const letters = (map: LayeredMap<string, number>): string[] => [...map.keys()].map((key) => `${key}${map.get(key)}`);

function first(): LayeredMap<string, number> {
  const map = new LayeredMap<string, number>();
  [...'abcdefgh'].forEach((key, i) => {
    map.set(key, i);
  });
  return map;
}

describe('a map that begins as another one', () => {
  it('has its entries, in their order, and leaves it as it is', () => {
    const before = first();
    const map = new LayeredMap(before);
    map.set('c', 20);
    map.set('z', 30);
    expect(letters(map)).toEqual(['a0', 'b1', 'c20', 'd3', 'e4', 'f5', 'g6', 'h7', 'z30']);
    expect(letters(before)).toEqual(['a0', 'b1', 'c2', 'd3', 'e4', 'f5', 'g6', 'h7']);
    expect([map.has('z'), before.has('z'), map.get('y')]).toEqual([true, false, undefined]);
  });

  it('is right however many there are in a row, and for several that begin as the same one', () => {
    const maps = [first()];
    for (const [i, key] of [...'abcdefgh'].entries()) {
      const map = new LayeredMap(maps.at(-1));
      map.set(key, 10 * (i + 1));
      maps.push(map);
    }
    const half = new LayeredMap(maps[4]);
    half.set('h', 99);
    expect(maps.map((map) => letters(map).join(' '))).toEqual([
      'a0 b1 c2 d3 e4 f5 g6 h7',
      'a10 b1 c2 d3 e4 f5 g6 h7',
      'a10 b20 c2 d3 e4 f5 g6 h7',
      'a10 b20 c30 d3 e4 f5 g6 h7',
      'a10 b20 c30 d40 e4 f5 g6 h7',
      'a10 b20 c30 d40 e50 f5 g6 h7',
      'a10 b20 c30 d40 e50 f60 g6 h7',
      'a10 b20 c30 d40 e50 f60 g70 h7',
      'a10 b20 c30 d40 e50 f60 g70 h80',
    ]);
    expect(letters(half).join(' ')).toBe('a10 b20 c30 d40 e4 f5 g6 h99');
  });
});
