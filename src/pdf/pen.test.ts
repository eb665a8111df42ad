import { describe, expect, it } from 'vitest';
import { wrapText } from './pen.ts';

const wrap = (text: string, width: number) => wrapText(text, width, (part) => part.length);

describe('wrapText', () => {
  it.each([
    ['', 5, ['']],
    ['one two', 7, ['one two']],
    ['one two three', 7, ['one two', 'three']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['an abcdefgh is', 4, ['an', 'abcd', 'efgh', 'is']],
    ['two-handed', 6, ['two-', 'handed']],
    ['abc', 0, ['a', 'b', 'c']],
  ])('breaks %j to a width of %i', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });
});
