import { expect, test } from 'vitest';
import { describeBeside, describeSamples, quantile } from './samples.ts';

test('quantile: a sample that was measured, the higher one in between', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 3, 1, 2], 0.95)).toBe(4);
  expect(quantile([7], 0.5)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test('samples are described by median and 95th percentile, and beside those of the empty page by their ratio', () => {
  expect(describeSamples([1.24, 9.96, 30.6])).toBe('10.0 (31)');
  expect(describeSamples([])).toBe('–');
  expect(describeBeside([20, 30, 40], [2, 3])).toBe('30 (40) ×15.0');
  expect(describeBeside([20], [])).toBe('20 (20)');
});
