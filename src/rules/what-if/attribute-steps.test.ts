import { expect, test } from 'vitest';
import { manToManRuleset } from '../man-to-man/man-to-man.ts';
import { nextAttributeLevel } from './attribute-steps.ts';

test('nextAttributeLevel: one level at a time, never below the table, and up into it from below', () => {
  expect(nextAttributeLevel(manToManRuleset, 'st', 10, 1)).toBe(11);
  expect(nextAttributeLevel(manToManRuleset, 'st', 25, 1)).toBe(26);
  expect(nextAttributeLevel(manToManRuleset, 'st', 7, -1)).toBeNull();
  expect(nextAttributeLevel(manToManRuleset, 'st', 3, 1)).toBe(7);
});
