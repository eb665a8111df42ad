import { describe, expect, it } from 'vitest';
import { rulesetIds } from '../../rules/rulesets.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

const carrying = (ruleset: string, pounds: number) =>
  openSheet(
    saved(ruleset, {
      attributes: { st: 12, dx: 13, iq: 10, ht: 12 },
      equipment: [typedItem('Stone', {}, { weightOverride: pounds })],
    }),
  );

describe.each(rulesetIds)('the load table of %s', (ruleset) => {
  const empty = carrying(ruleset, 0);

  it('has Move and Dodge at each level of load', () => {
    const limits = empty.model.load.levels.map(({ limit }) => Number(limit.text));
    const loaded = limits.map((limit, i) => {
      const { worksheet, model } = carrying(ruleset, limit);
      expect(model.load.levels.findIndex(({ now }) => now)).toBe(i);
      return [String(worksheet.number('move')), String(worksheet.number('dodge'))];
    });
    expect(empty.model.load.levels.map(({ move, dodge }) => [move?.text, dodge?.text])).toEqual(loaded);
    expect(new Set(loaded.map(String)).size).toBeGreaterThan(3);
  });

  it('is the same for any load', () => {
    const table = ({ model }: typeof empty) => model.load.levels.map((line) => ({ ...line, now: false }));
    expect(table(carrying(ruleset, 100))).toEqual(table(empty));
    expect(table(carrying(ruleset, 10_000))).toEqual(table(empty));
  });
});
