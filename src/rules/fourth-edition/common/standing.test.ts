import { describe, expect, it } from 'vitest';
import { describeDerivation } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { choices, saved, trait } from '../../../testing/rows.ts';

describe('Free Status', () => {
  const bought = (level: string) => trait('status', { key: 'status', choices: choices({ level }) });
  const riches = (level: string) => trait('wealth', { key: 'wealth', choices: choices({ level }) });
  const rank = (level: number, entry = 'military-rank') => trait(entry, { key: entry, level });
  const sheetOf = (traits: ReturnType<typeof trait>[], houseRules: readonly string[] = []) =>
    openSheet(saved('fourth-edition', { traits }, houseRules)).worksheet;
  const statusOf = (...args: Parameters<typeof sheetOf>) => sheetOf(...args).number('status');

  describe('of a rank (p. 29)', () => {
    it.each([
      [1, 0],
      [2, 1],
      [4, 1],
      [5, 2],
      [7, 2],
      [8, 3],
    ])('Rank %i gives %i levels', (level, free) => {
      expect(statusOf([rank(level)])).toBe(free);
    });

    it('counts on top of bought Status, and decides the cost of living', () => {
      const worksheet = sheetOf([rank(8), bought('plus-2')]);
      // 2 bought levels and 3 of Rank 8; Status 5 costs $600,000 a month.
      expect([worksheet.number('status'), worksheet.number('costOfLiving')]).toEqual([5, 600_000]);
      expect(describeDerivation(worksheet.get('status'), 'd')).toBe(
        'Status 5: ordinary people 0; Status (+2) +2; Military Rank, level 8 +3. (Basic Set p. 28)',
      );
    });

    it('comes from the highest of several ranks', () => {
      expect(statusOf([rank(3), rank(5, 'religious-rank'), rank(2, 'police-rank')])).toBe(2);
    });

    it('is not given by a courtesy rank, and is the rank itself where rank replaces Status', () => {
      expect(statusOf([rank(5, 'courtesy-rank')])).toBe(0);
      expect(statusOf([rank(4, 'rank-replacing-status')])).toBe(4);
    });

    it('is not given in a campaign that keeps the two apart', () => {
      expect(statusOf([rank(8), bought('plus-2')], ['rank-without-status'])).toBe(2);
    });
  });

  describe('of riches (p. 26)', () => {
    it.each([
      ['comfortable', 0, 0],
      ['wealthy', 0, 1],
      ['filthy-rich', 0, 1],
      ['filthy-rich', 1, 2],
      ['filthy-rich', 2, 3],
      ['filthy-rich', 4, 3],
    ])('%s, Multimillionaire %i: %i levels', (level, millions, free) => {
      const more = millions > 0 ? [trait('multimillionaire', { key: 'more', level: millions })] : [];
      expect(statusOf([riches(level), ...more])).toBe(free);
    });

    it('is not given in a campaign that keeps the two apart', () => {
      expect(statusOf([riches('wealthy'), rank(2)], ['wealth-without-status'])).toBe(1);
    });
  });
});
