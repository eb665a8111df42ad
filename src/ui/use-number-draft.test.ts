import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './use-number-draft.ts';

test.each([
  ['5', 5],
  [' 5 ', 5],
  ['+3', 3],
  ['-2', -2],
  ['−2', -2],
  ['− 2', -2],
  ['.5', 0.5],
  ['5.', 5],
  ['0,5', 0.5],
  ['5,75', 5.75],
  ['½', 0.5],
  ['1½', 1.5],
  ['−1 ½', -1.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['3-1/2', 3.5],
  ['1⁄4', 0.25],
  ['1,500', 1500],
  ['1 500', 1500],
  ['12,500.5', 12500.5],
  ['1.500,5', 1500.5],
  ['0,125', 0.125],
  ['2.125', 2.125],
])('readNumber reads %j as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['', '  ', 'two', '1/0', '1..2', '--2', '5 6', '1e3', '5 lb', 'NaN', '½½'])(
  'readNumber rejects %j',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

test('readNumber accepts the unit before or after', () => {
  expect(readNumber('5 lb', 'lb')).toBe(5);
  expect(readNumber('½lb.', 'lb')).toBe(0.5);
  expect(readNumber('$1,500', '$')).toBe(1500);
  expect(readNumber('5 kg', 'lb')).toBeUndefined();
});

test('writeNumber writes what readNumber reads', () => {
  expect(writeNumber(-2.5)).toBe('−2.5');
  expect(writeNumber(1 / 3)).toBe('0.333');
  expect(writeNumber(-0.0001)).toBe('0');
  expect(readNumber(writeNumber(-5.75))).toBe(-5.75);
});
