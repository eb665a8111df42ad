import { expect, test } from 'vitest';
import { formatHeight } from '../../engine/format.ts';
import { readHeight } from './height-field.tsx';

test.each([
  [`5'9"`, 69],
  ['5′9″', 69],
  ['5’ 9', 69],
  ['6 ft', 72],
  ['5 ft 9.5 in', 69.5],
  ['69', 69],
  ['6', 72],
  ['175 cm', 69],
  ['1,75 m', 69],
])('%s is %d inches', (text, inches) => {
  expect(readHeight(text)).toBe(inches);
});

test('readHeight returns null for anything else', () => {
  expect(readHeight('tall')).toBeNull();
  expect(readHeight('')).toBeNull();
});

test('formatHeight writes feet and inches', () => {
  expect(formatHeight(69)).toBe('5′9″');
  expect(formatHeight(71.6)).toBe('6′0″');
});
