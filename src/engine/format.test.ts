import { describe, expect, it } from 'vitest';
import { formatFraction, formatMoney, formatNumber, formatSigned } from './format.ts';

describe('numbers as people write them', () => {
  it.each([
    [1010, '1,010'],
    [38.125, '38.125'],
    [-4, '−4'],
    [0.1 + 0.2, '0.3'],
    [1234567.5, '1,234,567.5'],
    [0, '0'],
    [-0, '0'],
  ])('%d is %s', (value, text) => expect(formatNumber(value)).toBe(text));

  it.each([
    [0.5, '½'],
    [7.25, '7¼'],
    [-0.5, '−½'],
    [5.75, '5¾'],
    [8.125, '8.125'],
    [3, '3'],
  ])('%d is %s with fractions', (value, text) => expect(formatFraction(value)).toBe(text));

  it('signs what is added', () => {
    expect(formatSigned(2)).toBe('+2');
    expect(formatSigned(-1)).toBe('−1');
    expect(formatSigned(0)).toBe('0');
  });
});

it.each([
  [0, '$0'],
  [5, '$5'],
  [2055.75, '$2,055.75'],
  [2095, '$2,095'],
  [0.1, '$0.10'],
  [1_250_000.5, '$1,250,000.50'],
  [-12.346, '−$12.35'],
  [0.999, '$1'],
  [-0.001, '$0'],
])('formatMoney: %d dollars are %s', (dollars, text) => {
  expect(formatMoney(dollars)).toBe(text);
});
