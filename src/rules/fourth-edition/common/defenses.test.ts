import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { lineStat } from '../../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const sheetOf = (choices: Choices) => openSheet(saved('fourth-edition', choices));
const open = (choices: Choices) => sheetOf(choices).worksheet;
const effect = (stat: string, add: number) => ({ stat, add, perLevel: false, when: '' });
const weapon = (name: string, skill: string, own = {}) =>
  typedItem(name, { kind: 'weapon', attacks: [{ name: 'swing', skill, type: 'cut', ...own }] }, { place: 'ready' });
const shield = (defenseBonus: number, place: 'ready' | 'carried' = 'ready') =>
  typedItem('Shield', { kind: 'shield', defenseBonus }, { key: 'targe', place });
const blocker = (points: number) =>
  typedSkill('Shield', points, { difficulty: 'easy', defaults: [{ attribute: 'dx', skill: '', penalty: 4 }] });

describe('Parry (p. 376)', () => {
  it.each([
    ['Broadsword', 12, 13, 9],
    ['Shortsword', 4, 11, 8],
  ])('is half of the skill + 3: %s with %i points is %i and parries at %i', (name, points, level, parry) => {
    const sheet = open({ skills: [typedSkill(name, points)], equipment: [weapon('Blade', name)] });
    expect(sheet.number(`skill:${name.toLowerCase()}.level`)).toBe(level);
    expect(sheet.number('parry')).toBe(parry);
  });

  it('includes the modifiers of the weapon, of traits and of the shield in hand', () => {
    const choices = {
      skills: [typedSkill('Staff', 4), blocker(1)],
      traits: [
        typedTrait('Combat Reflexes', { points: 15, effects: [effect('activeDefenses', 1)] }),
        typedTrait('Enhanced Parry', { points: 5, effects: [effect('parry', 1)] }),
      ],
      equipment: [weapon('Quarterstaff', 'staff', { parry: 2 }), shield(2)],
    };
    expect(derivationSentence(open(choices).get(lineStat('quarterstaff.0', 'parry')), 'd')).toBe(
      'Quarterstaff: Parry 14: weapon skill 11; half × ½; rounded down; base +3; Quarterstaff +2; Enhanced Parry +1; Combat Reflexes +1; Shield +2. (Basic Set p. 376)',
    );
    expect(open(choices).number('dodge')).toBe(11);
    expect(open(choices).number('block')).toBe(11);
  });

  it('is that of bare hands if there is nothing else, or if they are trained', () => {
    const boxing = typedSkill('Boxing', 8);
    const knife = weapon('Knife', 'knife', { parry: -1 });
    const skills = [typedSkill('Knife', 2)];
    expect(open({}).number('parry')).toBe(8);
    const cane = weapon('Cane', 'cane fighting');
    expect(open({ equipment: [cane] }).number('parry')).toBe(8); // A skill that nobody can use untrained does not parry.
    expect(open({ equipment: [knife] }).number('parry')).toBe(5); // The knife parries at its default, DX−4.
    expect(open({ skills, equipment: [knife] }).number('parry')).toBe(7);
    expect(open({ skills: [...skills, boxing], equipment: [knife] }).number('parry')).toBe(9);
    expect(open({ skills: [typedSkill('Old Art', 8, { defense: 'unarmed' })] }).number('parry')).toBe(9);
  });

  it('marks fencing and unbalanced weapons', () => {
    const equipment = [weapon('Rapier', 'dx', { fencing: true }), weapon('Axe', 'dx', { unbalanced: true })];
    const { model, worksheet } = sheetOf({ equipment });
    const notes = (line: string) => worksheet.get(lineStat(line, 'parry')).notes.map(({ words }) => words);
    expect(notes('rapier.0')).toEqual(['fencing weapon: each further parry −2']);
    expect(notes('axe.0')).toEqual(['unbalanced: no parry on a turn it attacks']);
    expect(model.attacks.slice(0, 2).map((line) => line.notes)).toEqual([
      ['fencing weapon'],
      ['no parry on a turn it attacks'],
    ]);
  });
});

describe('Block (p. 375)', () => {
  it.each([
    [2, 11, 8],
    [4, 12, 9],
    [0, 6, 6],
  ])('is half of the skill + 3: with %i points in Shield from %i it is %i', (points, level, block) => {
    const sheet = open({ skills: [blocker(points)], equipment: [shield(0)] });
    expect(sheet.number('skill:shield.level')).toBe(level);
    expect(sheet.number('block')).toBe(block);
  });

  it('needs a shield in hand and a skill', () => {
    expect(open({ skills: [blocker(2)] }).get('block').value).toBeNull();
    expect(open({ skills: [blocker(2)], equipment: [shield(1, 'carried')] }).get('block').value).toBeNull();
    expect(open({ equipment: [shield(1)] }).get('block').value).toBeNull();
  });

  it('uses the better of Shield and a skill typed in for it', () => {
    const cloak = typedSkill('Net and Cloak', 8, { defense: 'block' });
    expect(open({ skills: [blocker(2), cloak], equipment: [shield(1)] }).number('block')).toBe(10);
  });
});

describe('Defense Bonus (p. 374)', () => {
  it('counts only while the shield is in hand', () => {
    expect(open({ equipment: [shield(3)] }).number('dodge')).toBe(11);
    expect(open({ equipment: [shield(3, 'carried')] }).number('dodge')).toBe(8);
  });

  it('applies to bare hands too', () => {
    expect(open({ equipment: [shield(1)] }).number(lineStat('unarmed.punch', 'parry'))).toBe(9);
  });
});

describe('bare hands', () => {
  it('hit at DX, and with each trained art on a separate line', () => {
    const { worksheet: sheet, model } = sheetOf({ skills: [typedSkill('Karate', 8), typedSkill('Boxing', 2)] });
    expect(derivationSentence(sheet.get(lineStat('unarmed.kick.karate', 'skill')), 'd')).toBe(
      'Kick, Karate: skill 10: Karate 12; kick −2. (Basic Set p. 370)',
    );
    expect(derivationSentence(sheet.get(lineStat('unarmed.punch', 'damage')), 'd')).toBe(
      'Punch: damage 1d−3: thrust 1d−2; punch −1. (Basic Set p. 370)',
    );
    const parries = model.attacks.map(({ item, use, parry }) => `${item} ${use || 'DX'} ${parry.text}`);
    expect(parries).toEqual(['Punch Karate 9', 'Punch Boxing 8', 'Kick Karate –']);
  });
});
