import { describe, expect, it } from 'vitest';
import { formatDice, highestRoll, parseDice } from './dice.ts';

describe('dice', () => {
  it.each([
    ['1-2', { dice: 1, adds: -2 }],
    ['1−2', { dice: 1, adds: -2 }],
    ['2d+1', { dice: 2, adds: 1 }],
    ['1d', { dice: 1, adds: 0 }],
    ['3', { dice: 3, adds: 0 }],
    [' 1 + 4 ', { dice: 1, adds: 4 }],
  ])('reads %s', (text, dice) => expect(parseDice(text)).toEqual(dice));

  it.each(['', 'd', '1+', 'x', '1d6', '-1'])('does not take %j for dice', (text) => expect(parseDice(text)).toBeNull());

  it('writes them in both notations, with a true minus', () => {
    expect(formatDice({ dice: 1, adds: -2 }, 'bare')).toBe('1−2');
    expect(formatDice({ dice: 2, adds: 1 }, 'd')).toBe('2d+1');
    expect(formatDice({ dice: 1, adds: 0 }, 'd')).toBe('1d');
    expect(formatDice({ dice: 0, adds: 0 }, 'd')).toBe('0');
    expect(formatDice({ dice: 0, adds: -1 }, 'd')).toBe('−1');
    expect(formatDice({ dice: 0, adds: 2 }, 'd')).toBe('2');
  });

  it('does not write points without dice as though they were dice', () => {
    expect(formatDice({ dice: 0, adds: 2 }, 'bare')).toBe('0+2');
    expect(formatDice({ dice: 0, adds: -2 }, 'bare')).toBe('0−2');
  });

  it('compares by the highest roll', () => {
    expect(highestRoll({ dice: 1, adds: 4 })).toBe(10);
    expect(highestRoll({ dice: 2, adds: -1 })).toBe(11);
  });
});
