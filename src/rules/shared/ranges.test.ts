import { describe, expect, it } from 'vitest';
import { parseRange } from './ranges.ts';

describe('parseRange', () => {
  it.each([
    ['5', { strength: false, operator: null, operand: 5 }],
    [' 1.5 ', { strength: false, operator: null, operand: 1.5 }],
    ['.5', { strength: false, operator: null, operand: 0.5 }],
    ['ST', { strength: true, operator: null, operand: 0 }],
    ['ST/2', { strength: true, operator: '/', operand: 2 }],
    ['STx1.5', { strength: true, operator: 'x', operand: 1.5 }],
    ['st × 20', { strength: true, operator: 'x', operand: 20 }],
    ['ST+5', { strength: true, operator: '+', operand: 5 }],
    ['ST−5', { strength: true, operator: '-', operand: 5 }],
  ])('reads %j', (text, range) => {
    expect(parseRange(text)).toEqual(range);
  });

  it.each([
    '',
    '.',
    '. ',
    '...',
    '1.2.3',
    'ST+.',
    'STx1..5',
    'ST/0',
    'ST/.0',
    `ST/0.${'0'.repeat(300)}1`,
    '9'.repeat(400),
    `ST+${'9'.repeat(400)}`,
    'far',
  ])('returns null for %j', (text) => {
    expect(parseRange(text)).toBeNull();
  });
});
