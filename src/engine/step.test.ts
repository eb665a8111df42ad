import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { evaluate, UnknownStatError } from './builder.ts';
import { formatDice, highestRoll, parseDice } from './dice.ts';
import { foldLetters } from './fold-letters.ts';
import { formatCountOf, formatFraction, formatMoney, formatNumber, formatSigned, formatSpan } from './format.ts';
import { ownValue } from './own-value.ts';
import { applyStep, fold, type Step } from './step.ts';

describe('Steps', () => {
  const words = 'x';

  describe('fold', () => {
    it('adds to the adds of dice and never turns them into dice', () => {
      const steps: Step[] = [
        { op: 'start', value: { dice: 1, adds: 2 }, words },
        { op: 'add', value: 2, words },
      ];
      expect(fold(steps)).toEqual({ dice: 1, adds: 4 });
    });

    it('limits to the maximum damage only when the dice could exceed it', () => {
      const most: Step = { op: 'atMost', value: { dice: 1, adds: 2 }, words };
      expect(applyStep({ dice: 1, adds: 4 }, most)).toEqual({ dice: 1, adds: 2 });
      expect(applyStep({ dice: 1, adds: -3 }, most)).toEqual({ dice: 1, adds: -3 });
      expect(applyStep({ dice: 2, adds: -1 }, most)).toEqual({ dice: 1, adds: 2 });
    });

    it('raises to the minimum damage when even the highest roll is less', () => {
      const least: Step = { op: 'atLeast', value: { dice: 0, adds: 1 }, words };
      expect(applyStep({ dice: 0, adds: -2 }, least)).toEqual({ dice: 0, adds: 1 });
      expect(applyStep({ dice: 1, adds: -6 }, least)).toEqual({ dice: 0, adds: 1 });
      expect(applyStep({ dice: 1, adds: -5 }, least)).toEqual({ dice: 1, adds: -5 });
      expect(applyStep(null, least)).toBeNull();
      expect(applyStep(3, { op: 'atLeast', value: 5, words })).toBe(5);
    });

    it('picks the best of open options, and null when all are closed', () => {
      const options = [
        { words: 'a', value: null },
        { words: 'b', value: 7 },
        { words: 'c', value: 9 },
      ];
      expect(fold([{ op: 'choose', pick: 'highest', options, words }])).toBe(9);
      expect(fold([{ op: 'choose', pick: 'lowest', options, words }])).toBe(7);
      expect(fold([{ op: 'choose', pick: 'highest', options: [{ words: 'a', value: null }], words }])).toBeNull();
    });

    it('leaves null as null', () => {
      expect(
        fold([
          { op: 'start', value: null, words },
          { op: 'add', value: 3, words },
          { op: 'round', to: 'down', words },
        ]),
      ).toBeNull();
    });

    it('keeps sums of quarters and eighths exact', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: -8000, max: 8000 }), { maxLength: 40 }), (eighths) => {
          const steps: Step[] = [{ op: 'start', value: 0, words }];
          for (const n of eighths) steps.push({ op: 'add', value: n / 8, words });
          expect(fold(steps)).toBe(eighths.reduce((a, b) => a + b, 0) / 8);
        }),
      );
    });

    it('rounds down, up or to the nearest', () => {
      const at = (to: 'down' | 'up' | 'nearest') =>
        fold([
          { op: 'start', value: -2.5, words },
          { op: 'round', to, words },
        ]);
      expect([at('down'), at('up'), at('nearest')]).toEqual([-3, -2, -2]);
    });
  });
});

describe('The derivation builder', () => {
  test('evaluate folds the steps', () => {
    expect(evaluate((w) => w.start(-5, 'list price').divide(2, 'half').round('up'))).toBe(-2);
    expect(evaluate(() => {})).toBeNull();
  });

  test('evaluate: a formula cannot read a stat', () => {
    expect(() => evaluate((w) => w.startFrom('st'))).toThrow(UnknownStatError);
  });
});

describe('Dice', () => {
  describe('dice', () => {
    it.each([
      ['1-2', { dice: 1, adds: -2 }],
      ['1−2', { dice: 1, adds: -2 }],
      ['2d+1', { dice: 2, adds: 1 }],
      ['1d', { dice: 1, adds: 0 }],
      ['3', { dice: 3, adds: 0 }],
      [' 1 + 4 ', { dice: 1, adds: 4 }],
    ])('reads %s', (text, dice) => expect(parseDice(text)).toEqual(dice));

    it.each(['', 'd', '1+', 'x', '1d6', '-1'])('rejects %j', (text) => expect(parseDice(text)).toBeNull());

    it('writes them in both notations, with a true minus', () => {
      expect(formatDice({ dice: 1, adds: -2 }, 'bare')).toBe('1−2');
      expect(formatDice({ dice: 2, adds: 1 }, 'd')).toBe('2d+1');
      expect(formatDice({ dice: 1, adds: 0 }, 'd')).toBe('1d');
      expect(formatDice({ dice: 0, adds: 0 }, 'd')).toBe('0');
      expect(formatDice({ dice: 0, adds: -1 }, 'd')).toBe('−1');
      expect(formatDice({ dice: 0, adds: 2 }, 'd')).toBe('2');
    });

    it('does not write points without dice as dice', () => {
      expect(formatDice({ dice: 0, adds: 2 }, 'bare')).toBe('0+2');
      expect(formatDice({ dice: 0, adds: -2 }, 'bare')).toBe('0−2');
    });

    it('compares by the highest roll', () => {
      expect(highestRoll({ dice: 1, adds: 4 })).toBe(10);
      expect(highestRoll({ dice: 2, adds: -1 })).toBe(11);
    });
  });
});

describe('Folding letters', () => {
  test.each([
    ['Lucía Arrieta', 'lucia arrieta'],
    ['Tomáš Čapek', 'tomas capek'],
    ['Žofia Černá', 'zofia cerna'],
    ['Ásdís Þórsdóttir', 'asdis thorsdottir'],
    ['Æsa Bjørn', 'aesa bjorn'],
    ['Đorđe Łukasz', 'dorde lukasz'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Işıl İnan', 'isil inan'],
    ['Νεφέλη', 'νεφελη'],
    ['Λύκος', 'λυκοσ'],
    ['ΛΥΚΟΣ', 'λυκοσ'],
    ['Андрей', 'андреи'],
    ['Артём', 'артем'],
    ['9mm pistol, “fine”', '9mm pistol, “fine”'],
    ['', ''],
  ])('foldLetters compares %s as %s', (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });

  test('foldLetters leaves a folded text unchanged, and treats letters with separate marks like combined ones', () => {
    for (const text of ['Zofia Černá', 'Ásdís Hólm', 'Андрей', 'Straße']) {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
      expect(foldLetters(text.normalize('NFD'))).toBe(foldLetters(text.normalize('NFC')));
    }
  });
});

describe('Figures as text', () => {
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

    it.each([
      [0, '0 seconds'],
      [1, '1 second'],
      [90, '1 minute 30 seconds'],
      [7_200, '2 hours'],
      [86_400, '1 day'],
      [608_461, '7 days 1 hour 1 minute 1 second'],
    ])('%d seconds are %s', (seconds, text) => expect(formatSpan(seconds)).toBe(text));

    it('one thing is singular, any other number of things plural', () => {
      expect([0, 1, 2].map((count) => formatCountOf(count, 'hit'))).toEqual(['0 hits', '1 hit', '2 hits']);
    });

    it('modifiers have a sign', () => {
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
  ])('formatMoney writes %d dollars as %s', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });
});

describe('Own values', () => {
  it('ownValue has only a table’s own values', () => {
    const table = { k1: 2 };
    expect(ownValue(table, 'k1')).toBe(2);
    expect(['k2', ...Object.getOwnPropertyNames(Object.prototype)].map((key) => ownValue(table, key))).toEqual(
      new Array(13).fill(undefined),
    );
  });
});
