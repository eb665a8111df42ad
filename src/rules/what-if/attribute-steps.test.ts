import { expect, test } from 'vitest';
import { manToMan } from '../man-to-man/man-to-man.ts';
import { nextAttributeLevel } from './attribute-steps.ts';

test('levels go one by one, not under the table, and up into it from under it', () => {
  expect(nextAttributeLevel(manToMan, 'st', 10, 1)).toBe(11);
  expect(nextAttributeLevel(manToMan, 'st', 25, 1)).toBe(26);
  expect(nextAttributeLevel(manToMan, 'st', 7, -1)).toBeNull();
  expect(nextAttributeLevel(manToMan, 'st', 3, 1)).toBe(7);
});
