import { describe, expect, it } from 'vitest';
import { describeCandidate } from '../../../builder/what-if/candidate.ts';
import { parseDice } from '../../../engine/dice.ts';
import { describeDerivation } from '../../../engine/format.ts';
import * as again from '../../../testing/double-entry/lite-3e.ts';
import { startingWealthByTechLevel as sumsTypedAgain } from '../../../testing/double-entry/lite-3e-spells-and-gear.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { itemStat, lineStat } from '../../stat-ids.ts';
import { thirdEditionBasicDamage } from '../common/attributes.ts';
import { disadvantageLimit, missileBonus, quirkLimit, skillPointsPerYear } from './decisions.ts';
import { lite3eRuleset } from './lite-3e.ts';
import { loadLevels } from './movement.ts';
import { skillLadder } from './sections.ts';
import { startingWealthByTechLevel } from './standing.ts';

describe('Firearms', () => {
  type Choices = NonNullable<Parameters<typeof saved>[1]>;
  const sheet = (choices: Choices) => openSheet(saved('lite-3e', choices));

  describe('a .38', () => {
    const shooter = (st: number) =>
      sheet({
        attributes: { st, dx: 12, iq: 11 },
        skills: [skill('guns-pistol', 1, { techLevel: 7 })],
        equipment: [item('38-special')],
      });

    it('has fixed dice, no ranges, and a rate of fire', () => {
      const { model } = shooter(10);
      const [line] = model.attacks;
      expect(line).toMatchObject({
        item: '.38 Special',
        use: 'shot',
        type: 'cr',
        damage: { text: '2d−1' },
        parry: { text: '–' },
        reach: '',
        minimumStrength: '8',
        notes: [],
      });
      expect(model.rangedColumns.map(({ heading }) => heading)).toEqual(['SS', 'Acc', '½D', 'Max', 'RoF', 'Shots']);
      expect(model.ranged).toEqual([
        {
          id: '38-special.0',
          item: '.38 Special',
          cells: [
            { text: '10', value: 10 },
            { text: '2', value: 2 },
            ...['–', '–', '3', '6'].map((text) => ({ text })),
          ],
          ammunition: 6,
        },
      ]);
    });

    it('is fired with the skill, −1 for each point of ST under its minimum', () => {
      const level = (st: number) => shooter(st).worksheet.number(lineStat('38-special.0', 'skill'));
      // DX 12, easy for 1 point, and +1 for IQ 10 or 11.
      expect([level(10), level(8), level(7), level(5)]).toEqual([13, 13, 12, 10]);
      expect(shooter(5).findings.map(({ code }) => code)).toContain('weak-for-weapon');
      expect(shooter(8).findings).toEqual([]);
    });
  });

  describe('a laser pistol', () => {
    const { model } = sheet({ attributes: { st: 3, dx: 14, iq: 9 }, equipment: [item('laser-pistol')] });

    it('has no minimum ST, and is used at DX−4 untrained', () => {
      expect(model.attacks[0]).toMatchObject({ type: 'imp', damage: { text: '1d' }, minimumStrength: '' });
      expect(model.attacks[0]?.skill.text).toBe('10');
      expect(model.ranged[0]?.cells.map(({ text }) => text)).toEqual(['9', '7', '–', '–', '4', '20']);
    });
  });

  describe('columns of the ranged table', () => {
    const headings = (equipment: Choices['equipment'] = []) =>
      sheet({ equipment }).model.rangedColumns.map(({ heading }) => heading);

    it('are the classic four without guns', () => {
      expect(headings()).toEqual(['SS', 'Acc', '½D', 'Max']);
      expect(headings([item('longbow'), item('broadsword')])).toEqual(['SS', 'Acc', '½D', 'Max']);
    });

    it('include only those that a weapon fills', () => {
      const dart = { ranged: true, maximum: '30', rateOfFire: '2' };
      expect(headings([typedItem('Darts', { kind: 'weapon', attacks: [dart] })])).toEqual([
        'SS',
        'Acc',
        '½D',
        'Max',
        'RoF',
      ]);
    });

    it('are empty for a bow next to a gun', () => {
      const { model } = sheet({ equipment: [item('longbow'), item('glock-17')] });
      expect(model.ranged.map(({ cells }) => cells.slice(-2).map(({ text }) => text))).toEqual([
        ['–', '–'],
        ['3', '17'],
      ]);
    });
  });

  describe('prices by starting wealth (p. 20)', () => {
    const priced = (id: string, campaign: Choices['campaign'] = {}, more = {}) => {
      const { worksheet } = sheet({ campaign, equipment: [item(id, { key: 'k', ...more })] });
      return worksheet.get(itemStat('k', 'cost'));
    };
    const notes = (id: string, campaign: Choices['campaign']) => priced(id, campaign).notes.map(({ words }) => words);

    it('are based on the two sums of the book', () => expect(startingWealthByTechLevel).toEqual(sumsTypedAgain));

    it('make the .38 of $20 cost $400 at TL7', () => {
      const derivation = priced('38-special', { techLevel: 7 });
      expect(derivation.value).toBe(400);
      expect(describeDerivation(derivation, 'd')).toBe(
        '.38 Special, price 400 $: list price 20; starting wealth at TL7 × 15,000; starting wealth at TL6 ÷ 750. (GURPS Lite p. 20)',
      );
      expect(derivation.steps.map(({ cite }) => cite?.page)).toEqual([20, 20, 20]);
    });

    it.each([
      ['38-special', {}, 20],
      ['38-special', { techLevel: 6 }, 20],
      ['38-special', { techLevel: 6, startingWealth: 1500 }, 20],
      ['38-special', { startingWealth: 15_000 }, 20],
      ['38-special', { techLevel: 7, startingWealth: 7500 }, 200],
      ['38-special', { techLevel: 8, startingWealth: 30_000 }, 800],
      ['glock-17', { techLevel: 6 }, 22.5],
      ['broadsword', { techLevel: 7 }, 500],
      ['force-sword', { techLevel: 12, startingWealth: 60_000 }, 3000],
      ['kevlar-light', { techLevel: 6 }, 220],
    ])('make a %s in %j cost $%d', (id, campaign, dollars) => {
      expect([priced(id, campaign).value, notes(id, campaign)]).toEqual([dollars, []]);
    });

    it('stay at the list price, with a note, if a sum is unknown', () => {
      expect(priced('laser-pistol', { techLevel: 9, startingWealth: 50_000 }).value).toBe(1000);
      expect(notes('laser-pistol', { techLevel: 9, startingWealth: 50_000 })).toEqual([
        'list price as of TL8: starting wealth at TL8 is unknown',
      ]);
      expect(notes('38-special', { techLevel: 8 })).toEqual([
        'list price as of TL6: starting wealth at TL8 is unknown',
      ]);
      expect(priced('38-special', { techLevel: 8 }).value).toBe(20);
    });

    it('are the same in the picker', () => {
      const buyer = saved('lite-3e', { campaign: { techLevel: 7 } });
      expect(describeCandidate(buyer, openSheet(buyer), 'equipment', '38-special')).toBe(
        '$400 · 2 lb · shot 2d−1 cr, skill 7',
      );
    });

    it('count for each of several, and are replaced by a typed price', () => {
      expect(priced('38-special', { techLevel: 7 }, { quantity: 3 }).value).toBe(1200);
      expect(priced('38-special', { techLevel: 7 }, { costOverride: 350 }).value).toBe(350);
    });
  });
});

describe('Tables', () => {
  describe('attribute prices (p. 3)', () => {
    it.each(again.attributePrices)('match the table: level %i costs %i', (level, points) => {
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

    it.each(rows)('match the table: %s skills at %i', (kind, relative, ...points) => {
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
      const blows = lite3eRuleset.unarmed.map(({ id, skillAdd, damageAdd }) => [
        id,
        skillAdd,
        `thr${signed(damageAdd)}`,
      ]);
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
});
