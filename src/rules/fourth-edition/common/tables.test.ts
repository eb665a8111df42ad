import { describe, expect, it } from 'vitest';
import { formatDice } from '../../../engine/dice.ts';
import * as typed from '../../../testing/double-entry/fourth-edition.ts';
import { fourthEditionBasicDamage } from './damage.ts';
import { findAttributePrice, skillLadder } from './sections.ts';
import { damage, furtherDie } from './tables/damage.ts';
import { baseDefense, skillShare } from './tables/defenses.ts';
import { loads } from './tables/load.ts';
import * as prices from './tables/prices.ts';
import * as traits from './tables/traits.ts';

const dice = (damage: { dice: number; adds: number }) => formatDice(damage, 'd').replace('−', '-');
const grade = (difficulty: Parameters<typeof skillLadder.price>[0]['difficulty']) =>
  ({ kind: 'physical', difficulty }) as const;
const grades = [grade('easy'), grade('average'), grade('hard'), grade('veryHard')];

describe('figures typed in a second time', () => {
  it('have the same prices of attributes and secondary characteristics', () => {
    const { st, dx, iq, ht } = prices.attributePrices;
    const attributes = Object.entries({ ST: st, DX: dx, IQ: iq, HT: ht }).map(([name, points]) => [name, points, 1]);
    const { hitPoints, will, perception, fatiguePoints, basicSpeed, basicMove } = prices.secondaryPrices;
    const names = { HP: hitPoints, Will: will, Per: perception, FP: fatiguePoints };
    const secondary = Object.entries({ ...names, 'Basic Speed': basicSpeed, 'Basic Move': basicMove });
    expect([...attributes, ...secondary.map(([name, { points, step }]) => [name, points, step])]).toEqual(
      typed.statCosts.map(([name, , points, step]) => [name, points, step]),
    );
  });

  it('have the same limits', () => {
    const { share, highestMental, underIntelligence, basicSpeed, basicMove } = prices.secondaryLimits;
    const mental = `at most ${highestMental}, at most ${underIntelligence} below IQ`;
    expect(typed.statLimits).toEqual([
      ['HP', `within ${share * 100}% of ST`],
      ['Will', mental],
      ['Per', mental],
      ['FP', `within ${share * 100}% of HT`],
      ['Basic Speed', `humans within ${basicSpeed.toFixed(2)}`],
      ['Basic Move', `humans within ${basicMove}`],
    ]);
  });

  it('have the same damage', () => {
    expect(damage.map(([st, thrust, swing]) => [st, dice(thrust), dice(swing)])).toEqual(
      typed.damageAndLift.map(([st, thrust, swing]) => [st, thrust, swing]),
    );
    expect([1, furtherDie]).toEqual(typed.damageBeyondTable);
  });

  it('have the same loads', () => {
    expect(loads.map(({ name, times, move, dodge }, i) => [i, name, times, move, dodge])).toEqual(
      typed.encumbrance.map(([i, name, ...loadRow]) => [i, name.toLowerCase().replace('x-', 'extra-'), ...loadRow]),
    );
  });

  it('have the same skill prices', () => {
    for (const [relative, ...points] of typed.skillCosts) {
      expect(
        grades.map((grade) => skillLadder.price(grade, relative)),
        `level ${relative}`,
      ).toEqual(points);
    }
    expect(grades.map((grade) => skillLadder.lowest(grade).relative)).toEqual(
      typed.skillStartLevel.map(([, level]) => level),
    );
    expect(prices.furtherLevel).toBe(typed.skillCostBeyondTable);
    expect(prices.wildcardTimes).toBe(typed.wildcardMultiplier);
    expect(prices.ruleOf20).toBe(typed.defaultAttributeCap);
    const { techniqueAverage, techniqueHard } = prices.techniquePrices;
    expect([techniqueAverage, techniqueHard].map(({ first, further }) => [first, further])).toEqual(
      typed.techniqueCosts.map(([, first, further]) => [first, further]),
    );
  });

  it('have the same figures of traits', () => {
    expect([traits.quirkPoints, traits.perkPoints]).toEqual(typed.smallTraits.map(([, points]) => points));
    expect(traits.mostQuirks).toBe(typed.quirkLimit);
    expect(traits.lowestModifier).toBe(typed.traitModifierFloor);
    expect(Object.entries(traits.selfControlTimes).map(([roll, times]) => [Number(roll), times])).toEqual(
      typed.selfControl,
    );
    expect(Object.entries(traits.appearanceTimes).map(([roll, times]) => [Number(roll), times])).toEqual(
      typed.appearance,
    );
  });

  it('have the same defenses', () => {
    expect(typed.parryAndBlock).toEqual([
      ['Parry', `1/${1 / skillShare}`, baseDefense],
      ['Block', `1/${1 / skillShare}`, baseDefense],
    ]);
    expect(typed.derivedStats[0]).toEqual(['Dodge', `floor(Basic Speed)+${baseDefense}`]);
  });
});

describe('attribute prices', () => {
  it.each([
    ['st', 9, -10],
    ['dx', 15, 100],
    ['iq', 8, -40],
    ['ht', 13, 30],
    ['st', 1, -90],
    ['st', 30, 200],
  ] as const)('are by level: %s %i costs %i', (id, level, points) =>
    expect(findAttributePrice(id, level)).toBe(points),
  );

  it('end at 1', () => expect(findAttributePrice('st', 0)).toBeNull());
});

describe('basic damage', () => {
  it.each([
    [0, '0', '0'],
    [1, '1d-6', '1d-5'],
    [11, '1d-1', '1d+1'],
    [28, '3d-1', '5d+1'],
    [40, '4d+1', '7d-1'],
    [41, '4d+1', '7d-1'],
    [44, '4d+1', '7d-1'],
    [45, '5d', '7d+1'],
    [99, '10d+2', '12d+2'],
    [100, '11d', '13d'],
    [109, '11d', '13d'],
    [110, '12d', '14d'],
    [250, '26d', '28d'],
  ])('of ST %i is %s and %s', (st, thrust, swing) => {
    const damage = fourthEditionBasicDamage(st);
    expect([dice(damage.thrust), dice(damage.swing)]).toEqual([thrust, swing]);
  });
});

describe('prices of techniques and wildcard skills', () => {
  it.each([
    ['techniqueAverage', [null, 1, 2, 3, 4]],
    ['techniqueHard', [null, 2, 3, 4, 5]],
  ] as const)('are by level: %s from its default up', (difficulty, points) => {
    expect([0, 1, 2, 3, 4].map((level) => skillLadder.price(grade(difficulty), level))).toEqual(points);
  });

  it('are, for wildcard skills, three times those of very hard ones', () => {
    expect([-4, -3, -2, -1, 0, 1, 4].map((level) => skillLadder.price(grade('wildcard'), level))).toEqual([
      null,
      3,
      6,
      12,
      24,
      36,
      72,
    ]);
  });
});
