import { expect, it } from 'vitest';
import { describeLinkLength } from './link-length.ts';

it.each([
  [900, 'plain', /^900 characters: .*Discord included/],
  [2_000, 'plain', /^2,000 characters/],
  [2_001, 'attention', /^2,001 characters: too long for Discord, which takes 2,000.*Most other chat programs carry it/],
  [4_001, 'attention', /too long for Discord \(2,000\), and for many other chat programs.*between 4,000 and 8,000/],
  [8_001, 'attention', /longer than chat programs carry.*Browsers open it/],
  [1_000_000, 'attention', /Browsers open it/],
  [1_000_001, 'problem', /^1,000,001 characters: too long for browsers/],
])('describeLinkLength: %d characters', (length, tone, words) => {
  const said = describeLinkLength(length);
  expect(said.tone).toBe(tone);
  expect(said.words).toMatch(words);
});
