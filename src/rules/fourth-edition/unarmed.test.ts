import { describe, expect, it } from 'vitest';
import { formatDice, isDice } from '../../engine/dice.ts';
import { derivationSentence } from '../../engine/words.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { lineStat } from '../stat-ids.ts';

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
      'Punch, Karate: damage 1d+1: thrust 1d; punch −1; Karate +2. (Basic Set p. 370)',
    );
    expect(derivationSentence(worksheet.get(lineStat('unarmed.punch.karate', 'damageBonus')), 'd')).toBe(
      'Karate 2: Karate 11; DX 10; encumbrance level 0; for each die of damage, Karate at DX+1 2; thrust 1d; dice × 1. (Basic Set p. 203)',
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
});
