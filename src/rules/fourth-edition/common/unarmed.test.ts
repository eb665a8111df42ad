import { describe, expect, it } from 'vitest';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect, typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { lineStat } from '../../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', choices));
const damage = (line: string, choices: Choices): string => {
  const { value } = sheetOf(choices).worksheet.get(lineStat(`unarmed.${line}`, 'damage'));
  return isDice(value) ? formatDice(value, 'd') : String(value);
};
/** Points of an average skill for each level relative to DX 10. */
const pointsFor: Readonly<Record<number, number>> = { [-1]: 1, 0: 2, 1: 4, 2: 8, 3: 12 };
const art = (name: string, relative: number) => [typedSkill(name, pointsFor[relative] ?? 0)];

describe('the damage bonus of arts for each die of thrust (pp. 182, 203)', () => {
  it.each([
    ['Boxing', 'punch', { 0: '1d−1', 1: '1d', 2: '1d+1', 3: '1d+1' }],
    ['Brawling', 'punch', { 0: '1d−1', 1: '1d−1', 2: '1d', 3: '1d' }],
    ['Brawling', 'kick', { 0: '1d', 1: '1d', 2: '1d+1', 3: '1d+1' }],
    ['Karate', 'punch', { [-1]: '1d−1', 0: '1d', 1: '1d+1', 2: '1d+1' }],
    ['Karate', 'kick', { [-1]: '1d', 0: '1d+1', 1: '1d+2', 3: '1d+2' }],
  ])('%s, %s', (name, blow, levels) => {
    for (const [relative, expected] of Object.entries(levels)) {
      const choices = { attributes: { st: 13 }, skills: art(name, Number(relative)) }; // thrust 1d
      expect(damage(`${blow}.${name.toLowerCase()}`, choices), `DX${relative}`).toBe(expected);
    }
  });

  it('applies to each die', () => {
    expect(damage('punch.karate', { attributes: { st: 21 }, skills: art('Karate', 1) })).toBe('2d+3'); // 2d−1, +4
    expect(damage('kick.brawling', { attributes: { st: 29 }, skills: art('Brawling', 2) })).toBe('3d+3');
  });

  it('is in the steps', () => {
    const { worksheet } = sheetOf({ attributes: { st: 13 }, skills: art('Karate', 1) });
    expect(derivationSentence(worksheet.get(lineStat('unarmed.punch.karate', 'damage')), 'd')).toBe(
      'Punch, Karate: damage 1d+1: thrust 1d; punch −1; Karate 1; Karate, per die × 1 +1; Karate 1; Karate, per die × 1 +1. (Basic Set p. 370)',
    );
    expect(derivationSentence(worksheet.get('effect:karate.1'), 'd')).toBe(
      'Karate 1: Karate 11; DX 10; from a level on, Karate at DX+1, DX+1 or better 1. (custom)',
    );
  });

  it('depends on the learned level, not on the one lowered by a load', () => {
    const equipment = [typedItem('Sack', { weight: 60 })]; // medium with ST 10
    const choices = { skills: art('Karate', 1), equipment };
    expect(sheetOf(choices).worksheet.number(lineStat('unarmed.punch.karate', 'skill'))).toBe(9);
    expect(damage('punch.karate', choices)).toBe('1d−1'); // 1d−3, +2
  });

  it('applies only to the line of the art', () => {
    const skills = [...art('Brawling', 3), ...art('Karate', 1)];
    const { model } = sheetOf({ attributes: { st: 13 }, skills });
    const lines = model.attacks.map(({ item, use, skill, damage: { text } }) => `${item} ${use} ${skill.text} ${text}`);
    expect(lines).toEqual([
      'Punch Brawling 13 1d',
      'Punch Karate 11 1d+1',
      'Kick Brawling 11 1d+1',
      'Kick Karate 9 1d+2',
    ]);
    expect(model.attacks.flatMap(({ notes }) => notes)).toEqual([]);
  });

  it('recognizes a typed-in art by its name, and adds to effects of traits', () => {
    const traits = [typedTrait('Claws', { effects: [{ stat: 'unarmedDamage', add: 1 }] })];
    expect(damage('punch.boxing', { attributes: { st: 13 }, skills: art('Boxing', 2), traits })).toBe('1d+2');
  });

  it('is the same of arts in the lists, and cites their page', () => {
    const choices = { attributes: { st: 13 }, skills: [skill('karate', 8)] }; // hard: DX+1
    expect(damage('punch.karate', choices)).toBe('1d+1');
    expect(sheetOf(choices).worksheet.get('effect:karate.0').cite).toMatchObject({ page: 203 });
  });

  it('counts once for an art that was typed in with effects of its own', () => {
    const effects = [0, 1].map((fromLevel) =>
      typedEffect({ stat: 'damagePerDie', by: 'skill', selection: 'Karate', add: 1, fromLevel }),
    );
    const karate = typedSkill('Karate', 4, { effects });
    expect(damage('punch.karate', { attributes: { st: 13 }, skills: [karate] })).toBe('1d+1');
    const weaker = typedSkill('Karate', 4, { effects: effects.slice(0, 1) });
    expect(damage('punch.karate', { attributes: { st: 13 }, skills: [weaker] })).toBe('1d');
  });

  const armed = (choices: Choices, line: string) => {
    const { value } = sheetOf(choices).worksheet.get(lineStat(line, 'damage'));
    return isDice(value) ? formatDice(value, 'd') : String(value);
  };

  it('counts for weapons that the art is used with', () => {
    const talons = typedItem('Talons', {
      kind: 'weapon',
      attacks: [{ name: 'slash', type: 'cut', basis: 'thrust', skill: 'Karate' }],
    });
    expect(armed({ attributes: { st: 13 }, skills: [skill('karate', 8)], equipment: [talons] }, 'talons.0')).toBe(
      '1d+2',
    );
    expect(armed({ attributes: { st: 13 }, skills: art('Karate', 0), equipment: [talons] }, 'talons.0')).toBe('1d+1');
  });

  it('counts once for a blow that an article aids', () => {
    const choices = {
      attributes: { st: 13 },
      skills: [skill('karate', 8)],
      equipment: [item('brass-knuckles', { key: 'b', place: 'ready' })],
    };
    expect(damage('punch.karate', choices)).toBe('1d+1');
    expect(armed(choices, 'b.0.karate')).toBe('1d+2');
    expect(armed(choices, 'b.0')).toBe('1d');
  });
});
