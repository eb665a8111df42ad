import { describe, expect, it } from 'vitest';
import { parseDice } from '../../../engine/dice.ts';
import * as again from '../../../testing/double-entry/lite-3e.ts';
import { thirdEditionBasicDamage } from '../common/attributes.ts';
import { disadvantageLimit, missileBonus, quirkLimit, skillPointsPerYear } from './decisions.ts';
import { lite3eRuleset } from './lite-3e.ts';
import { loadLevels } from './movement.ts';
import { skillLadder } from './sections.ts';

describe('attribute prices (p. 3)', () => {
  it.each(again.attributePrices)('are those of the table: level %i costs %i', (level, points) => {
    for (const { id } of lite3eRuleset.attributes) expect(lite3eRuleset.attributePrice(id, level)).toBe(points);
  });

  it('rise by 25 beyond the table, and end at level 1', () => {
    expect(lite3eRuleset.attributePrice('st', 40)).toBe(175 + 20 * again.attributePriceBeyondTable);
    expect(lite3eRuleset.attributePrice('st', again.attributeMinimum)).toBe(-80);
    expect(lite3eRuleset.attributePrice('st', again.attributeMinimum - 1)).toBeNull();
  });
});

describe('skill prices (p. 14)', () => {
  const grades = { physical: ['easy', 'average', 'hard'], mental: ['easy', 'average', 'hard', 'veryHard'] } as const;
  const rows = [
    ...again.physicalSkillCosts.map((row) => ['physical', ...row] as const),
    ...again.mentalSkillCosts.map((row) => ['mental', ...row] as const),
  ];

  it.each(rows)('are those of the table: %s skills at %i', (kind, relative, ...points) => {
    const prices = grades[kind].map((difficulty) => lite3eRuleset.skillLadder.price({ kind, difficulty }, relative));
    expect(prices).toEqual(points);
  });

  it('rise by the same step a level beyond the table', () => {
    const step = (kind: 'physical' | 'mental', difficulty: 'easy' | 'average' | 'hard' | 'veryHard') =>
      (skillLadder.price({ kind, difficulty }, 12) ?? 0) - (skillLadder.price({ kind, difficulty }, 11) ?? 0);
    const [[, physical], [, mental], [, veryHard]] = again.skillCostBeyondTable;
    for (const difficulty of grades.physical) {
      expect([step('physical', difficulty), step('mental', difficulty)]).toEqual([physical, mental]);
    }
    expect(step('mental', 'veryHard')).toBe(veryHard);
  });

  it.each([
    ['physical', 'easy', -1],
    ['physical', 'average', -2],
    ['physical', 'hard', -3],
    ['mental', 'veryHard', -4],
  ] as const)('begin with half a point: %s %s skills at %i', (kind, difficulty, relative) => {
    expect(lite3eRuleset.skillLadder.lowest({ kind, difficulty })).toEqual({ relative, points: 0.5 });
  });

  it('are those of hard skills for difficulties that the table lacks', () => {
    for (const difficulty of ['veryHard', 'techniqueHard', 'wildcard'] as const) {
      expect(skillLadder.price({ kind: 'physical', difficulty }, 1)).toBe(8);
    }
    expect(skillLadder.price({ kind: 'mental', difficulty: 'wildcard' }, 1)).toBe(6);
  });
});

describe('the other tables', () => {
  it.each(again.basicDamage)('include damage: ST %i, %s and %s (p. 18)', (strength, thrust, swing) => {
    const dice = (text: string) => (text === '0' ? { dice: 0, adds: 0 } : parseDice(text));
    expect(thirdEditionBasicDamage(strength)).toEqual({ thrust: dice(thrust), swing: dice(swing) });
  });

  it('include the load levels (p. 21)', () => {
    const levels = loadLevels.map(({ name, times }, i) => [i, name, times, i]);
    expect(levels).toEqual([...again.encumbrance, [5, 'overload', again.absoluteLoadLimit, 5]]);
  });

  it('include the blows of hands and feet (p. 27)', () => {
    const signed = (n: number) => (n === 0 ? '' : n > 0 ? `+${n}` : `${n}`);
    const blows = lite3eRuleset.unarmed.map(({ id, skillAdd, damageAdd }) => [id, skillAdd, `thr${signed(damageAdd)}`]);
    expect(blows).toEqual(again.unarmed.filter(([name]) => !name.includes('boots')));
  });

  it('include the budgets, the limit by age and the bonus of IQ', () => {
    expect(lite3eRuleset.budgets.map(({ points }) => points)).toEqual(again.budgets.map(([points]) => points));
    expect(skillPointsPerYear).toBe(again.skillPointsPerYearOfAge);
    expect([...missileBonus].reverse().map(({ fromIq, add }) => [fromIq, add])).toEqual(
      again.missileIqBonus.map(([from, , bonus]) => [from, bonus]),
    );
    expect([disadvantageLimit, quirkLimit]).toEqual([-40, 5]);
  });
});
