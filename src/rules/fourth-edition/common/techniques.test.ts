import { describe, expect, it } from 'vitest';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedSkill } from '../../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { lineStat } from '../../stat-ids.ts';

/** Techniques (Basic Set pp. 229–232). Every character here has DX 12 and ST 12 (thrust 1d−1). */
describe('Techniques', () => {
  type Choices = NonNullable<Parameters<typeof saved>[1]>;
  const open = (choices: Choices) =>
    openSheet(saved('fourth-edition', { ...choices, attributes: { st: 12, dx: 12, ...choices.attributes } })).worksheet;
  const damage = (sheet: ReturnType<typeof open>, line: string) =>
    formatValue(sheet.get(lineStat(line, 'damage')).value, 'd');

  describe('of blows', () => {
    // Karate is DX/H: 8 points buy DX+1 = 13. Kicking defaults to Karate−2 = 11; 3 points buy +2, as good as Karate.
    const karate = skill('karate', 8);

    it('raise the kick with the skill that they build on', () => {
      expect(open({ skills: [karate] }).number(lineStat('unarmed.kick.karate', 'skill'))).toBe(11);
      const sheet = open({ skills: [karate, skill('kicking-karate', 3), skill('brawling', 1)] });
      expect(sheet.number(lineStat('unarmed.kick.karate', 'skill'))).toBe(13);
      expect(describeDerivation(sheet.get(lineStat('unarmed.kick.karate', 'skill')), 'd')).toBe(
        'Kick, Karate: skill 13: Karate 13; kick −2; Kicking (Karate) 13; Kicking (Karate) 13. (Basic Set p. 370)',
      );
      // Brawling at DX, with a kick at −2.
      expect(sheet.number(lineStat('unarmed.kick.brawling', 'skill'))).toBe(10);
      expect(sheet.number(lineStat('unarmed.kick', 'skill'))).toBe(10);
    });

    it('count with their skill as the speciality, and as a custom skill', () => {
      const level = (row: ReturnType<typeof skill>) =>
        open({ skills: [karate, row] }).number(lineStat('unarmed.kick.karate', 'skill'));
      expect(level(skill('kicking', 2, { speciality: 'Karate' }))).toBe(12);
      const defaults = [{ attribute: null, skill: 'Karate', penalty: 2 }];
      expect(level(typedSkill('Kicking', 2, { difficulty: 'techniqueHard', defaults }))).toBe(12);
    });

    it('have no line before they are bought', () => {
      const sheet = open({ skills: [karate, skill('knee-strike-karate', 0)] });
      expect(sheet.has(lineStat('unarmed.knee-strike.karate', 'skill'))).toBe(false);
      expect(sheet.has(lineStat('unarmed.elbow-strike.karate', 'skill'))).toBe(false);
    });

    // Karate at DX+1 adds +2 to each die. Elbow: thrust 1d−1, −1, +2. Knee and kick: thrust, +2. Jump kick: +2 more.
    it.each([
      ['elbow-strike', 'elbow-strike-karate', 2, 13, '1d'],
      ['knee-strike', 'knee-strike-karate', 1, 13, '1d+1'],
      ['back-kick', 'back-kick', 4, 12, '1d+1'],
      ['jump-kick', 'jump-kick', 5, 13, '1d+3'],
    ])('have a line once they are bought: %s', (blow, entry, points, level, expected) => {
      const sheet = open({ skills: [karate, skill(entry, points)] });
      expect(sheet.number(lineStat(`unarmed.${blow}.karate`, 'skill'))).toBe(level);
      expect(damage(sheet, `unarmed.${blow}.karate`)).toBe(expected);
      expect(sheet.has(lineStat(`unarmed.${blow}`, 'skill'))).toBe(false);
    });
  });

  describe('Off-Hand Weapon Training', () => {
    // Shortsword is DX/A: 8 points buy DX+2 = 14. Training at 14 − 4 = 10; 4 points buy +3 = 13. Parry 13 / 2 + 3 = 9.
    const blade = item('shortsword', { key: 'blade', place: 'ready', hand: 'off' });
    const skills = [skill('shortsword', 8), skill('off-hand-weapon-training-shortsword', 4)];

    it('is the skill with the weapon in the off hand, and its Parry', () => {
      const without = open({ skills: [skill('shortsword', 8)], equipment: [blade] });
      expect(without.number(lineStat('blade.0', 'skill'))).toBe(10);
      const sheet = open({ skills, equipment: [blade] });
      expect(sheet.number(lineStat('blade.0', 'skill'))).toBe(13);
      expect(sheet.number(lineStat('blade.0', 'parry'))).toBe(9);
      expect(sheet.number('parry')).toBe(9);
    });

    it('changes nothing in the other hand, nor for somebody with Ambidexterity', () => {
      expect(open({ skills, equipment: [{ ...blade, hand: 'main' }] }).number(lineStat('blade.0', 'skill'))).toBe(14);
      const both = open({ skills, equipment: [blade], traits: [trait('ambidexterity')] });
      expect(both.number(lineStat('blade.0', 'skill'))).toBe(14);
    });

    it('is for the weapons of its skill alone', () => {
      const knife = item('large-knife', { key: 'knife', place: 'ready', hand: 'off' });
      const sheet = open({ skills: [...skills, skill('knife', 8)], equipment: [knife] });
      // Knife is DX/E: 8 points buy DX+3 = 15; off hand −4.
      expect(sheet.number(lineStat('knife.0', 'skill'))).toBe(11);
    });
  });
});
