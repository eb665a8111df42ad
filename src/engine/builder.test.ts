import { expect, test } from 'vitest';
import { evaluate, UnknownStatError } from './builder.ts';

test('evaluate: gives the fold of the steps', () => {
  expect(evaluate((w) => w.start(-5, 'list price').divide(2, 'half').round('up'))).toBe(-2);
  expect(evaluate(() => {})).toBeNull();
});

test('evaluate: a formula cannot read a stat', () => {
  expect(() => evaluate((w) => w.startFrom('st'))).toThrow(UnknownStatError);
});
