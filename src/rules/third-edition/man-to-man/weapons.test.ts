import { describe, expect, it } from 'vitest';
import { highestRoll, parseDice } from '../../../engine/dice.ts';
import { workedNumbers } from '../../../sheet-model/model/worked-numbers.ts';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { catalogFor } from '../../derive-character.ts';

const { items } = catalogFor('man-to-man');

/** Returns the damage by the second typing: basic damage of the kind plus the row's bonus, no more than its limit. */
function expected(strength: number, text: string, maximum: string | null): string {
  const row = typedAgain.basicDamage.find(([st]) => st === strength);
  const [, basis, adds = '0'] = /^(thrust|swing)([+-]\d+)?$/.exec(text) ?? [];
  const basic = parseDice((basis === 'thrust' ? row?.[1] : row?.[2]) ?? '');
  if (!basic) throw new Error(`no basic damage for ${text}`);
  const total = { dice: basic.dice, adds: basic.adds + Number(adds) };
  const limit = maximum === null ? null : parseDice(maximum);
  if (maximum !== null && limit && highestRoll(total) > highestRoll(limit)) return maximum;
  return `${total.dice}${total.adds > 0 ? '+' : ''}${total.adds === 0 ? '' : total.adds}`;
}

/** Finds an id by the name of the tables, which name the two grips of a weapon separately. */
const idOf = (weapon: string): string =>
  [...items.values()].find(({ name }) => name === weapon.replace(/, (one hand|two hands)$/, ''))?.id ?? weapon;

const hand = typedAgain.handWeapons.flatMap(([name, weapon, types, damage, , , , , maximum, notes]) =>
  types
    .split(' or ')
    .map((type) => ({ name, weapon, type, damage, most: maximum, both: notes.split('; ').includes('2H') })),
);
const ranged = typedAgain.rangedWeapons.flatMap(([name, weapon, type, damage, , , , , , , , , maximum]) =>
  name && damage && weapon !== 'Rock' ? [{ name, weapon, type, damage, most: maximum, both: null }] : [],
);

describe.each([8, 15, 21])('weapons with ST %i', (st) => {
  it.each([...hand, ...ranged])(
    'do the damage of the tables: $name, $weapon, $type $damage',
    ({ name, weapon, type, damage, most: maximum, both: twoHanded }) => {
      const { model, worksheet, line } = fighter({ attributes: { st }, equipment: [item(idOf(weapon))] });
      const skillId =
        [...catalogFor('man-to-man').skills.values()].find((attackType) => attackType.name === name)?.id ?? '';
      const attacks = items.get(idOf(weapon))?.facet.attacks ?? [];
      const matching = model.attacks.filter(({ id, type: damageType }) => {
        const attack = attacks[Number(id.split('.')[1])];
        const hands = twoHanded === null || (attack?.twoHanded ?? false) === twoHanded;
        const basis = damage.startsWith(attack?.basis ?? '?');
        return hands && basis && damageType === type && attack?.skills[0] === skillId;
      });
      expect(matching.map(({ id }) => line(id, 'damage'))).toEqual([expected(st, damage, maximum)]);
      expect(worksheet.number('load')).toBe(items.get(idOf(weapon))?.facet.weight);
    },
  );
});

describe('maximum damage (p. 13)', () => {
  const rapier = (st: number) => fighter({ attributes: { st }, equipment: [item('rapier')] });

  it('caps the damage, compared by the highest roll', () => {
    expect([13, 15, 19].map((st) => rapier(st).line('rapier.0', 'damage'))).toEqual(['1+1', '1+1', '1+1']);
    expect(rapier(12).line('rapier.0', 'damage')).toBe('1');
    expect(rapier(19).sentence('line:rapier.0.damage')).toBe(
      'Rapier, thrust: damage 1+1: thrust 2−1; Rapier +1; maximum from the weapon table 1+1. (Man to Man, pull-out)',
    );
  });

  it('applies to thrown knives too, and to fine ones', () => {
    const { line } = fighter({ attributes: { st: 19 }, equipment: [item('dagger', { quality: 'fine' })] });
    expect([line('dagger.0', 'damage'), line('dagger.1', 'damage')]).toEqual(['1', '1']);
  });
});

describe('quality (p. 13)', () => {
  const bought = (id: string, quality: 'cheap' | 'good' | 'fine') => {
    const { value, line, remark } = fighter({ attributes: { st: 10 }, equipment: [item(id, { key: 'k', quality })] });
    return [value('money'), line('k.0', 'damage'), remark('quality-not-offered')];
  };

  it.each([
    ['broadsword', 'good', 500, '1+1'],
    ['broadsword', 'fine', 2000, '1+2'],
    ['broadsword', 'cheap', 200, '1+1'],
    ['rapier', 'fine', 2000, '1'],
    ['axe', 'fine', 500, '1+3'],
    ['large-knife', 'fine', 400, '1-1'],
    ['spear', 'fine', 400, '1'],
    ['mace', 'fine', 150, '1+3'],
    ['baton', 'fine', 60, '1'],
  ] as const)('changes price and damage: %s, %s: $%i, %s', (id, quality, cost, damage) =>
    expect(bought(id, quality)).toEqual([cost, damage, undefined]),
  );

  it('does not change blunt thrusts of fine swords', () => {
    const { line, sentence } = fighter({ equipment: [item('broadsword', { quality: 'fine' })] });
    expect([line('broadsword.0', 'damage'), line('broadsword.1', 'damage')]).toEqual(['1+2', '1-1']);
    expect(sentence('line:broadsword.0.damage')).toContain('Broadsword +1; fine quality +1.');
    expect(sentence('item:broadsword.cost')).toBe(
      'Broadsword, price 2,000 $: list price 500; fine quality × 4. (Man to Man, pull-out)',
    );
  });

  it('is offered cheap only for swords, and not at all for bows and armor', () => {
    expect(bought('axe', 'cheap')).toEqual([50, '1+2', 'Axe is not made in cheap quality. The list price is used.']);
    expect(bought('mace', 'cheap')[2]).toBe('Mace is not made in cheap quality. The list price is used.');
    expect(bought('crossbow', 'fine')[2]).toBe('Crossbow is not made in fine quality. The list price is used.');
  });

  it.each([
    ['good', '1 time in 3'],
    ['fine', '1 time in 6'],
    ['cheap', '2 times in 3'],
  ] as const)('decides breakage: %s breaks %s when it parries a weapon three times as heavy', (quality, odds) => {
    const { notes } = fighter({ equipment: [item('shortsword', { quality })] });
    expect(notes('line:shortsword.0.parry')).toEqual([`breaks ${odds} when it parries a weapon of 6 lb or more`]);
  });
});

describe('the off hand (p. 7)', () => {
  const choices = { skills: [skill('knife', 4)], equipment: [item('large-knife', { key: 'k', hand: 'off' })] } as const;

  it('has −4 to skill and −2 to Parry', () => {
    const { line, sentence } = fighter({ ...choices, skills: [...choices.skills], equipment: [...choices.equipment] });
    expect([line('k.0', 'skill'), line('k.0', 'parry')]).toEqual([8, 4]);
    expect(sentence('line:k.0.skill')).toBe(
      'Large knife, swing: skill 8: Knife 12; off hand −4. (Man to Man, pull-out)',
    );
  });

  it('has no penalty with Ambidextrousness', () => {
    const traits = [trait('ambidexterity')];
    const { line } = fighter({ traits, skills: [...choices.skills], equipment: [...choices.equipment] });
    expect([line('k.0', 'skill'), line('k.0', 'parry')]).toEqual([12, 6]);
  });

  it('makes no difference for shields', () => {
    const equipment = [item('small-shield', { key: 's', hand: 'off', place: 'ready' })];
    expect(fighter({ skills: [skill('shield', 2)], equipment }).line('s.0', 'skill')).toBe(11);
  });
});

describe('quick readying with high ST (p. 29)', () => {
  const wielded = (id: string, st: number) => fighter({ attributes: { st }, equipment: [item(id)] });
  const notes = (id: string, st: number, line = 0) => wielded(id, st).attack(`${id}.${line}`)?.notes;

  it.each([
    ['axe', 0, 16, 'a turn to ready after an attack'],
    ['axe', 0, 17, 'no turn to ready after an attack (high ST)'],
    ['axe', 0, 22, 'no turn to ready after an attack (high ST)'],
    ['glaive', 0, 15, 'two turns to ready after a swing'],
    ['glaive', 0, 16, 'a turn to ready after a swing (high ST)'],
    ['glaive', 0, 20, 'a turn to ready after a swing (high ST)'],
    ['glaive', 0, 21, 'no turn to ready after a swing (high ST)'],
    ['glaive', 1, 15, 'a turn to ready after a thrust'],
    ['glaive', 1, 16, 'no turn to ready after a thrust (high ST)'],
  ])('applies by ST: %s, use %i, with ST %i: %s', (id, line, st, words) => {
    expect(notes(id, st, line)).toContain(words);
  });

  it('is a derived number like any other', () => {
    expect(wielded('glaive', 16).sentence('line:glaive.0.readying')).toBe(
      'Glaive, swing: turns to ready 1: weapon table 2; ST (minimum 11) 16; ST 5 over the minimum −1. (Man to Man p. 29)',
    );
    expect(wielded('axe', 30).sentence('line:axe.0.readying')).toBe(
      'Axe, swing: turns to ready 0: weapon table 1; ST (minimum 12) 30; ST 10 over the minimum: ready at once 0. (Man to Man p. 29)',
    );
    expect(wielded('axe', 12).attack('axe.0')?.readying?.stat).toBe('line:axe.0.readying');
    expect(workedNumbers(wielded('axe', 12)).map(({ stat }) => stat)).toContain('line:axe.0.readying');
  });

  it('does not change parries, nor weapons that never become unready', () => {
    expect(notes('axe', 30)).toContain('unready after a parry');
    expect(wielded('broadsword', 30).attack('broadsword.0')?.readying).toBeUndefined();
  });
});

describe('damage with very low ST (p. 13)', () => {
  // A halfling's ST 7 is 4, which has no basic damage.
  const halfling = fighter({
    attributes: { st: 7 },
    race: { entry: 'halfling', own: null },
    equipment: [item('dagger'), item('baton'), item('broadsword')],
  });

  it('is at least 0, and at least 1 with an edge or a point', () => {
    expect(halfling.attack('unarmed.punch')?.damage.text).toBe('0');
    expect(halfling.attack('dagger.0')?.damage.text).toBe('0+1');
    expect(halfling.attack('broadsword.0')?.damage.text).toBe('0+1');
    expect(halfling.attack('baton.0')?.damage.text).toBe('0');
  });
});
