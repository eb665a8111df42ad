import { expect, it } from 'vitest';
import { describeLinkLength } from './link-length.ts';

it.each([
  [900, 'plain', /^900 characters: .*Discord included/],
  [2_000, 'plain', /^2,000 characters/],
  [2_001, 'attention', /^2,001 characters: too long for Discord \(up to 2,000\).*most other chat apps/],
  [4_001, 'attention', /too long for Discord \(up to 2,000\) and many other chat apps.*4,000 to 8,000/],
  [8_001, 'attention', /too long for chat apps.*Browsers open it/],
  [1_000_000, 'attention', /Browsers open it/],
  [1_000_001, 'problem', /^1,000,001 characters: too long for browsers/],
])('describeLinkLength: %d characters', (length, tone, words) => {
  const said = describeLinkLength(length);
  expect(said.tone).toBe(tone);
  expect(said.words).toMatch(words);
});
