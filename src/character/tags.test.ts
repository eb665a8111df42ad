import { describe, expect, it } from 'vitest';
import { cleanTag, maxTagLength, maxTags, readTags, sameTag, withTag } from './tags.ts';

describe('a tag', () => {
  it.each([
    ['  knights ', 'knights'],
    ['round\n table\u0000', 'round table'],
    ['  ', ''],
    ['ž'.repeat(50), 'ž'.repeat(maxTagLength)],
    ['😀'.repeat(50), '😀'.repeat(maxTagLength)],
  ])('cleanTag: %j becomes %j', (text, cleaned) => {
    expect(cleanTag(text)).toBe(cleaned);
  });

  it('sameTag ignores case', () => {
    expect([sameTag('Žofie', 'žofie'), sameTag('Z\u030Cofie', 'Žofie'), sameTag('a', 'b')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('tags', () => {
  const tags = ['Knights', 'mages'];

  it('withTag appends a tag once', () => {
    expect(withTag(tags, ' thieves ', true)).toEqual(['Knights', 'mages', 'thieves']);
    expect(withTag(tags, 'KNIGHTS', true)).toBe(tags);
    expect(withTag(tags, ' ', true)).toBe(tags);
  });

  it('withTag removes a tag, ignoring case', () => {
    expect(withTag(tags, 'knights', false)).toEqual(['mages']);
    expect(withTag(tags, 'thieves', false)).toBe(tags);
  });

  it('withTag and readTags limit the number of tags', () => {
    const full = Array.from({ length: maxTags }, (_, i) => `tag ${i}`);
    expect(withTag(full, 'one more', true)).toBeNull();
    expect(withTag(full, 'TAG 3', true)).toBe(full);
    expect(readTags([...full, 'one more'])).toEqual(full);
  });

  it('readTags accepts any value', () => {
    expect(readTags(['a', 5, null, ' A ', 'b', { c: 1 }])).toEqual(['a', 'b']);
    expect(readTags('a')).toEqual([]);
    expect(readTags(undefined)).toEqual([]);
  });
});
