import { describe, expect, it } from 'vitest';
import { cleanTag, longestTag, mostTags, readTags, sameTag, withTag } from './tags.ts';

describe('a tag', () => {
  it.each([
    ['  knights ', 'knights'],
    ['round\n table\u0000', 'round table'],
    ['  ', ''],
    ['ž'.repeat(50), 'ž'.repeat(longestTag)],
    ['😀'.repeat(50), '😀'.repeat(longestTag)],
  ])('%j is kept as %j', (text, kept) => {
    expect(cleanTag(text)).toBe(kept);
  });

  it('is the same in another case', () => {
    expect([sameTag('Žofie', 'žofie'), sameTag('Z\u030Cofie', 'Žofie'), sameTag('a', 'b')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('tags', () => {
  const tags = ['Knights', 'mages'];

  it('come at the end, once', () => {
    expect(withTag(tags, ' thieves ', true)).toEqual(['Knights', 'mages', 'thieves']);
    expect(withTag(tags, 'KNIGHTS', true)).toBe(tags);
    expect(withTag(tags, ' ', true)).toBe(tags);
  });

  it('go, whatever their case', () => {
    expect(withTag(tags, 'knights', false)).toEqual(['mages']);
    expect(withTag(tags, 'thieves', false)).toBe(tags);
  });

  it('are as many as there may be', () => {
    const full = Array.from({ length: mostTags }, (_, i) => `tag ${i}`);
    expect(withTag(full, 'one more', true)).toBeNull();
    expect(withTag(full, 'TAG 3', true)).toBe(full);
    expect(readTags([...full, 'one more'])).toEqual(full);
  });

  it('are read from anything', () => {
    expect(readTags(['a', 5, null, ' A ', 'b', { c: 1 }])).toEqual(['a', 'b']);
    expect(readTags('a')).toEqual([]);
    expect(readTags(undefined)).toEqual([]);
  });
});
