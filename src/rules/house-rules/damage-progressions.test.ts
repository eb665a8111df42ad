import { describe, expect, it } from 'vitest';
import { formatDice, isDice } from '../../engine/dice.ts';
import { derivationSentence } from '../../engine/format.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { fourthEditionBasicDamage } from '../fourth-edition/common/damage.ts';
import { damage } from '../fourth-edition/common/tables/damage.ts';
import { damageProgressions, findKnownLift } from './damage-progressions.ts';
import { diceForAdds, withDiceForAdds } from './dice-for-adds.ts';

type Choices = Parameters<typeof saved>[1];
const open = (rule: string, choices: Choices) => openSheet(saved('fourth-edition', choices, [rule])).worksheet;
const dice = (rule: string, stat: string, choices: Choices): string => {
  const { value } = open(rule, choices).get(stat);
  return isDice(value) ? formatDice(value, 'd') : String(value);
};

describe('other progressions of damage', () => {
  it.each([
    ['knowing-your-own-strength', 9, '1d−3', '1d−1'],
    ['knowing-your-own-strength', 12, '1d', '1d+2'],
    ['knowing-your-own-strength', 15, '2d−1', '2d+1'],
    ['no-school-grognard-damage', 10, '1d−2', '1d'],
    ['no-school-grognard-damage', 11, '1d−1', '1d'],
    ['no-school-grognard-damage', 19, '2d−1', '2d'],
    ['thrust-from-swing', 13, '2d−3', '2d−1'],
    ['swing-from-thrust', 13, '1d', '1d+2'],
    ['t-bone-damage-1', 9, '1d−1', '2d−2'],
    ['t-bone-damage-1', 10, '1d', '1d+2'],
    ['t-bone-damage-1', 14, '2d−2', '2d'],
    ['t-bone-damage-1', 18, '1d+3', '3d−1'],
    ['t-bone-damage-1-cleaned', 9, '1d−1', '1d+1'],
    ['t-bone-damage-1-cleaned', 14, '1d+1', '2d'],
    ['t-bone-damage-1-cleaned', 19, '2d−1', '3d−1'],
    ['t-bone-damage-2', 10, '1d−2', '1d'],
    ['t-bone-damage-2', 21, '2d−2', '2d'],
    ['t-bone-damage-2-cleaned', 10, '1d−2', '1d'],
    ['t-bone-damage-2-cleaned', 21, '1d+1', '2d'],
  ])('%s, ST %i: thrust %s, swing %s', (rule, st, thrust, swing) => {
    expect([dice(rule, 'thrust', { attributes: { st } }), dice(rule, 'swing', { attributes: { st } })]).toEqual([
      thrust,
      swing,
    ]);
  });

  it('between the rows meets every row of the book’s table, and has figures in between', () => {
    const between = damageProgressions.find(({ rule }) => rule.id === 'damage-between-rows');
    const figures = (strength: number) => {
      const found = between?.damage(strength, fourthEditionBasicDamage);
      return found && [formatDice(found.thrust, 'd'), formatDice(found.swing, 'd')].join(' ');
    };
    for (const [st, thrust, swing] of damage) {
      expect(figures(st), `ST ${st}`).toBe([formatDice(thrust, 'd'), formatDice(swing, 'd')].join(' '));
    }
    expect([0, 41, 42, 43, 44].map(figures)).toEqual(['1d−6 1d−5', '4d+2 7d', '4d+2 7d', '5d−1 7d+1', '5d−1 7d+1']);
  });

  it('have no damage under ST 1, and the same table for the ST that a weapon can use', () => {
    const none = { thrust: { dice: 0, adds: 0 }, swing: { dice: 0, adds: 0 } };
    for (const { rule, damage } of damageProgressions) {
      if (rule.id !== 'damage-between-rows')
        expect(
          damage(0, () => none),
          rule.id,
        ).toEqual(none);
    }
    const light = typedItem('Foil', { kind: 'weapon', attacks: [{ name: 'swing', skill: 'dx', minimumStrength: 5 }] });
    const choices = { attributes: { st: 30 }, equipment: [light] };
    expect(dice('knowing-your-own-strength', 'line:foil.0.damage', choices)).toBe('2d+1'); // swing for ST 15
    const sentence = derivationSentence(open('knowing-your-own-strength', choices).get('line:foil.0.damage'), 'd');
    expect(sentence).toContain('Knowing your own strength, swing for ST 15');
  });

  it('have a Basic Lift that follows the same scale, and no hit points that are cheaper for the large', () => {
    expect([0, 6, 10, 15, 19, 20, 30].map(findKnownLift)).toEqual([0, 8, 20, 63, 159, 200, 2000]);
    const giant = typedTrait('Giant', { effects: [{ stat: 'sizeModifier', add: 2 }] });
    const { secondary } = saved('fourth-edition', {}).character;
    const choices = { attributes: { st: 20 }, secondary: { ...secondary, hitPoints: 5 }, traits: [giant] };
    const sheet = open('knowing-your-own-strength', choices);
    expect(['basicLift', 'st.points', 'hitPoints.points'].map((id) => sheet.number(id))).toEqual([200, 80, 10]);
    expect(open('', choices).number('hitPoints.points')).toBe(8);
  });
});

describe('modifying dice + adds (p. 269)', () => {
  it.each([
    ['1d+3', '1d+3'],
    ['1d+4', '2d'],
    ['1d+6', '2d+2'],
    ['1d+7', '3d'],
    ['2d+12', '5d+1'],
    ['1d−4', '1d−4'],
  ])('%s is %s', (from, to) => {
    const [, count = '', adds = '0'] = /^(\d+)d([+−]\d+)$/.exec(from) ?? [];
    const modified = withDiceForAdds({ dice: Number(count), adds: Number(adds.replace('−', '-')) });
    expect(formatDice(modified, 'd')).toBe(to);
  });

  it('is a step of the damage of weapons, and leaves thrust as it is', () => {
    const axe = typedItem('Axe', { kind: 'weapon', attacks: [{ name: 'swing', skill: 'dx', adds: 5 }] });
    const choices = { attributes: { st: 10 }, equipment: [axe] };
    expect(dice(diceForAdds.id, 'line:axe.0.damage', choices)).toBe('2d+1');
    expect(derivationSentence(open(diceForAdds.id, choices).get('line:axe.0.damage'), 'd')).toContain(
      'Modifying dice + adds, dice for adds 2d+1',
    );
    expect(dice(diceForAdds.id, 'swing', choices)).toBe('1d');
  });
});
