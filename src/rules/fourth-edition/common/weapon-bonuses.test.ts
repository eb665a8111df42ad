import { describe, expect, it } from 'vitest';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { lineStat } from '../../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const open = (choices: Choices) => openSheet(saved('fourth-edition', choices)).worksheet;
const damageOf = (line: string, choices: Choices): string => {
  const { value } = open(choices).get(lineStat(line, 'damage'));
  return isDice(value) ? formatDice(value, 'd') : String(value);
};
const sentence = (line: string, part: 'damage' | 'skill', choices: Choices): string =>
  derivationSentence(open(choices).get(lineStat(line, part)), 'd');

/** Points of an average skill at DX−1, DX, DX+1, DX+2. */
const points = [1, 2, 4, 8] as const;
const perDie = (from: number) => ({
  stat: 'damagePerDie',
  by: 'skill' as const,
  selection: 'Claw Art',
  add: 1,
  fromLevel: from,
});
/** An art that adds 1 per die at DX, and 1 more at DX+1, as Karate does. */
const clawArt = (spent: number) => typedSkill('Claw Art', spent, { effects: [perDie(0), perDie(1)] });
const claws = typedItem('Claws', {
  kind: 'weapon',
  attacks: [
    { name: 'slash', type: 'cut', basis: 'thrust', skills: [{ attribute: 'dx', penalty: 0 }, { skill: 'Claw Art' }] },
  ],
});
const strong = { attributes: { st: 21 }, equipment: [claws] }; // thrust 2d

describe('damage of weapons by a skill, from a level of it on', () => {
  it.each([
    [1, '2d'],
    [2, '2d+2'],
    [4, '2d+4'],
    [8, '2d+4'],
  ])('with %i points: %s', (spent, expected) => {
    expect(damageOf('claws.0', { ...strong, skills: [clawArt(spent)] })).toBe(expected);
  });

  it('names the skill and its level in the steps', () => {
    const choices = { ...strong, skills: [clawArt(points[2])] };
    expect(sentence('claws.0', 'damage', choices)).toContain('Claw Art 1; Claw Art, per die × 2 +2');
    expect(derivationSentence(open(choices).get('effect:claw art.1'), 'd')).toContain(
      'Claw Art at DX+1, DX+1 or better 1',
    );
  });

  it('does not depend on what is carried', () => {
    const equipment = [claws, typedItem('Anvil', { weight: 200 })]; // medium with ST 21
    const loaded = typedSkill('Claw Art', 4, { loadTimes: 1, effects: [perDie(0), perDie(1)] });
    const choices = { attributes: { st: 21 }, equipment, skills: [loaded] };
    expect(open(choices).number('skill:claw art.level')).toBeLessThan(11);
    expect(damageOf('claws.0', choices)).toBe('2d'); // DX is better under the load, and used
    const trainedOnly = typedItem('Claws', {
      kind: 'weapon',
      attacks: [{ name: 'slash', basis: 'thrust', skill: 'Claw Art' }],
    });
    expect(damageOf('claws.0', { ...choices, equipment: [trainedOnly, typedItem('Anvil', { weight: 200 })] })).toBe(
      '2d+4',
    );
  });
});

describe('damage of weapons by a trait or an item', () => {
  const blade = (effects: Parameters<typeof typedItem>[1]['effects'] = []) =>
    typedItem('Blade', {
      kind: 'weapon',
      effects,
      attacks: [
        { name: 'swing', skills: [{ attribute: 'dx' }], moreDice: 1, addsPerDie: 1 },
        { name: 'thrust', basis: 'thrust', skills: [{ attribute: 'dx' }] },
      ],
    });
  const base = { attributes: { st: 10 } }; // thrust 1d−2, swing 1d

  it('has dice on top of swing, and adds for each die', () => {
    expect(damageOf('blade.0', { ...base, equipment: [blade()] })).toBe('2d+2');
    expect(sentence('blade.0', 'damage', { ...base, equipment: [blade()] })).toContain('Blade, per die × 2 +2');
  });

  it('is of one use, by its name', () => {
    const traits = [typedTrait('Gift', { effects: [{ stat: 'damage', by: 'use', selection: 'Thrust', add: 3 }] })];
    const choices = { ...base, equipment: [blade()], traits };
    expect(['blade.0', 'blade.1'].map((line) => damageOf(line, choices))).toEqual(['2d+2', '1d+1']);
    expect(sentence('blade.1', 'damage', choices)).toContain('Gift +3');
  });

  it('is of the item itself', () => {
    const other = typedItem('Club', { kind: 'weapon', attacks: [{ name: 'swing', skills: [{ attribute: 'dx' }] }] });
    const equipment = [{ ...blade([{ stat: 'damage', by: 'this', add: 2 }]), place: 'ready' as const }, other];
    expect(['blade.1', 'club.0'].map((line) => damageOf(line, { ...base, equipment }))).toEqual(['1d', '1d']);
  });
});

describe('a weapon that several skills and attributes can be used with', () => {
  const pole = typedItem('Pole', {
    kind: 'weapon',
    attacks: [
      {
        name: 'swing',
        skills: [{ skill: 'Stick Art' }, { skill: 'Long Art', penalty: 2 }, { attribute: 'dx', penalty: 5 }],
        parry: 0,
      },
    ],
  });
  const skillOf = (skills: Choices['skills']) =>
    open({ equipment: [pole], skills: skills ?? [] }).number('line:pole.0.skill');

  it('is used with the best', () => {
    expect(skillOf([])).toBe(5);
    expect(skillOf([typedSkill('Long Art', 8)])).toBe(10); // 12 − 2
    expect(skillOf([typedSkill('Long Art', 8), typedSkill('Stick Art', 4)])).toBe(11);
  });

  it('says which, and why', () => {
    const choices = { equipment: [pole], skills: [typedSkill('Long Art', 8)] };
    expect(sentence('pole.0', 'skill', choices)).toContain('Long Art−2 10');
    expect(sentence('pole.0', 'skill', choices)).toContain('DX−5 5');
    expect(open(choices).number('line:pole.0.parry')).toBe(8);
  });

  it('has what the skill that is used adds, and no other', () => {
    const bonus = (skill: string) => ({ stat: 'damage', by: 'skill' as const, selection: skill, add: 4 });
    const traits = [typedTrait('Gift', { effects: [bonus('Long Art')] })];
    const damage = (long: number) =>
      damageOf('pole.0', {
        equipment: [pole],
        traits,
        skills: [typedSkill('Long Art', long), typedSkill('Stick Art', 4)],
      });
    expect([damage(8), damage(20)]).toEqual(['1d', '1d+4']);
  });
});
