import { expect, test } from 'vitest';
import { describeTime } from './when-words.ts';

const now = new Date(2026, 6, 29, 14, 30);
const at = (...parts: [number, number, number, number?, number?]) =>
  describeTime(new Date(...parts).toISOString(), now);

test.each([
  ['the same day', at(2026, 6, 29, 9, 5), 'today 9:05'],
  ['the first minute of it', at(2026, 6, 29, 0, 0), 'today 0:00'],
  ['a few hours ago, on the day before', at(2026, 6, 28, 23, 59), 'yesterday 23:59'],
  ['within a week', at(2026, 6, 23, 14, 0), '6 days ago'],
  ['a week', at(2026, 6, 22, 14, 0), '22 July'],
  ['the year before', at(2025, 11, 31), '31 December 2025'],
  ['a clock that was wrong', at(2026, 6, 31), '31 July'],
  ['nothing', describeTime('', now), 'at an unknown time'],
  ['no date', describeTime('soon', now), 'at an unknown time'],
])('%s', (_, words, expected) => {
  expect(words).toBe(expected);
});
