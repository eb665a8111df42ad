import { describe, expect, it } from 'vitest';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat, skillStat, untrainedStat } from '../../stat-ids.ts';

/**
 * Wildcard skills (Basic Set p. 175) cost three times a very hard skill: 24 points buy the attribute's level. Every
 * character here has DX 12, IQ 12 and ST 12 (thrust 1d−1).
 */
describe('Wildcard skills', () => {
  type Choices = NonNullable<Parameters<typeof saved>[1]>;
  const open = (choices: Choices) =>
    openSheet(saved('fourth-edition', { ...choices, attributes: { st: 12, dx: 12, iq: 12, ...choices.attributes } }));
  const sword = skill('sword-wildcard', 24);
  const blade = item('broadsword', { key: 'blade', place: 'ready' });
  const kungFu = (own: Parameters<typeof typedSkill>[2] = {}) =>
    typedSkill('Kung Fu!', 24, { difficulty: 'wildcard', covers: 'Karate, Judo, Acrobatics', ...own });

  describe('a skill that one covers', () => {
    // Sword! 12 (DX, 24 points); Parry 12 / 2 + 3 = 9.
    it('has its level on the lines of weapons, and in their Parry', () => {
      const { worksheet } = open({ skills: [sword], equipment: [blade] });
      expect(worksheet.number(lineStat('blade.0', 'skill'))).toBe(12);
      expect(worksheet.number(lineStat('blade.0', 'parry'))).toBe(9);
      expect(worksheet.number('parry')).toBe(9);
      expect(worksheet.has(untrainedStat('broadsword'))).toBe(false);
    });

    it('says so in the explanation', () => {
      const { worksheet } = open({ skills: [sword], equipment: [blade] });
      const line = worksheet.get(lineStat('blade.0', 'skill'));
      expect(describeDerivation(line, 'd')).toContain('Broadsword, covered by Sword! 12');
      const level = worksheet.get(skillStat('race.covered.broadsword', 'level'));
      expect(describeDerivation(level, 'd')).toContain('covered by Sword! 12');
    });

    // Broadsword is DX/A: 1 point buys DX−1 = 11, 4 points DX+1 = 13.
    it('has the better of that level and its own points', () => {
      const level = (points: number) =>
        open({ skills: [sword, skill('broadsword', points)] }).worksheet.number(skillStat('broadsword', 'level'));
      expect([0, 1, 4].map(level)).toEqual([12, 12, 13]);
    });

    it('is in no list of the sheet', () => {
      expect(open({ skills: [sword] }).context.skills.map(({ name }) => name)).toEqual(['Sword!']);
    });

    it('is not covered before points are spent on the wildcard skill', () => {
      const { worksheet, context } = open({ skills: [skill('sword-wildcard', 0)], equipment: [blade] });
      expect(context.covered).toEqual([]);
      expect(worksheet.number(lineStat('blade.0', 'skill'))).toBe(7);
    });

    // Tonfa defaults to Shortsword−3: 12 − 3 = 9, better than DX−5 = 7.
    it('is a default of others', () => {
      const { worksheet } = open({ skills: [sword, skill('tonfa', 0)] });
      const level = worksheet.get(skillStat('tonfa', 'level'));
      expect(level.value).toBe(9);
      expect(describeDerivation(level, 'd')).toContain('Shortsword (Sword!)−3');
    });

    // Feint is a hard technique at the skill's level: 2 points buy +1.
    it('is what techniques are based on', () => {
      const { worksheet } = open({ skills: [sword, skill('feint-shortsword', 2)] });
      expect(worksheet.number(skillStat('feint-shortsword', 'level'))).toBe(13);
    });

    it('fulfills prerequisites, at each speciality', () => {
      const sentences = (skills: ReturnType<typeof skill>[]) =>
        open({ campaign: { budget: 400 }, skills }).findings.map(({ fact }) => describeFinding(fact));
      const forensics = skill('explosives', 1, { speciality: 'Demolition' });
      expect(sentences([skill('astronomy', 1), forensics])).toContainEqual(
        expect.stringContaining('Mathematics (Applied)'),
      );
      expect(sentences([skill('astronomy', 1), skill('science-wildcard', 24), forensics])).not.toContainEqual(
        expect.stringContaining('Mathematics (Applied)'),
      );
    });
  });

  describe('points in a skill that one covers', () => {
    const sentences = (skills: ReturnType<typeof skill>[], traits: Choices['traits'] = []) =>
      open({ campaign: { budget: 400 }, skills, traits }).findings.map(({ fact }) => describeFinding(fact));

    // Sword! 12; Broadsword is DX/A: 2 points buy DX = 12, 4 points DX+1 = 13.
    it('buy nothing until they buy more than the wildcard skill gives', () => {
      expect(sentences([sword, skill('broadsword', 2)])).toEqual([
        '2 points in Broadsword buy nothing: Sword! already gives 12.',
      ]);
      expect(sentences([sword, skill('broadsword', 4)])).toEqual([]);
      expect(sentences([skill('broadsword', 2)])).toEqual([]);
    });

    // Sword! 12 + 1 = 13.
    it('are compared with a wildcard skill that a trait raises', () => {
      const gift = typedTrait('Gift', { effects: [{ stat: 'skills', by: 'name', selection: 'Sword!', add: 1 }] });
      expect(sentences([sword, skill('broadsword', 4)], [gift])).toEqual([
        '4 points in Broadsword buy nothing: Sword! already gives 13.',
      ]);
    });

    // Gun! 24 points: DX = 12; Fast-Draw is DX/E: 1 point buys DX = 12.
    it('buy nothing at a speciality either', () => {
      const draw = skill('fast-draw', 1, { speciality: 'Pistol' });
      expect(sentences([skill('gun-wildcard', 24), draw])).toEqual([
        '1 point in Fast-Draw (Pistol) buys nothing: Gun! already gives 12.',
      ]);
    });
  });

  describe('the effects of traits', () => {
    const level = (stat: string, selection: string) =>
      open({
        skills: [sword],
        traits: [typedTrait('Gift', { effects: [{ stat, by: 'name', selection, add: 1 }] })],
        equipment: [blade],
      }).worksheet.number(lineStat('blade.0', 'skill'));

    it('on the wildcard skill count for what it covers', () => {
      expect(level('skills', 'Sword!')).toBe(13);
    });

    it('on a skill count for that one', () => {
      expect(level('skills', 'Broadsword')).toBe(13);
      expect(level('skills', 'Shortsword')).toBe(12);
    });

    it('on both count once', () => {
      const { worksheet } = open({
        skills: [sword],
        traits: [
          typedTrait('Gift', {
            effects: [
              { stat: 'skills', by: 'name', match: 'contains', selection: 'sword', add: 1 },
              { stat: 'combatSkills', add: -2 },
            ],
          }),
        ],
        equipment: [blade],
      });
      // 12 + 1 − 2.
      expect(worksheet.number(lineStat('blade.0', 'skill'))).toBe(11);
    });
  });

  it('cover what the book lists: guns of each kind, sciences, the work of a detective', () => {
    const names = (id: string) => open({ skills: [skill(id, 24)] }).context.covered.map(({ name }) => name);
    expect(names('sword-wildcard')).toEqual([
      'Broadsword',
      'Force Sword',
      'Jitte/Sai',
      'Knife',
      'Main-Gauche',
      'Rapier',
      'Saber',
      'Shortsword',
      'Smallsword',
      'Two-Handed Sword',
      'Fast-Draw (Force Sword)',
      'Fast-Draw (Knife)',
      'Fast-Draw (Sword)',
      'Fast-Draw (Two-Handed Sword)',
    ]);
    expect(names('gun-wildcard')).toHaveLength(3 + 5 + 9 + 4 + 3);
    expect(names('science-wildcard')).toHaveLength(13);
    expect(names('detective-wildcard')).toHaveLength(13);
  });

  describe('a custom one', () => {
    // Karate at DX+0 adds +1 to each die: thrust 1d−1, punch −1, then +1. Judo has no line, but parries: 12 / 2 + 3 = 9.
    it('covers the arts that it names: their blows, bonuses to damage, and Parry', () => {
      const { worksheet } = open({ skills: [kungFu()] });
      expect(worksheet.number(lineStat('unarmed.punch.karate', 'skill'))).toBe(12);
      expect(formatValue(worksheet.get(lineStat('unarmed.punch.karate', 'damage')).value, 'd')).toBe('1d−1');
      expect(worksheet.number(lineStat('unarmed.punch.karate', 'parry'))).toBe(9);
      expect(worksheet.number(lineStat('unarmed.punch', 'parry'))).toBe(9);
      expect(worksheet.number('parry')).toBe(9);
    });

    it('covers nothing unless it is a wildcard skill', () => {
      expect(open({ skills: [kungFu({ difficulty: 'hard' })] }).context.covered).toEqual([]);
    });

    it('covers custom skills by their tags, and all kinds of a skill by its name', () => {
      const skills = [
        kungFu({ covers: 'Arcane, Guns' }),
        typedSkill('Dirk', 0, { tags: ['Arcane'], defaults: [] }),
        typedSkill('Cooking', 0, { tags: [], defaults: [] }),
      ];
      const { worksheet, context } = open({ skills });
      expect(worksheet.get(skillStat('dirk', 'level')).value).toBe(12);
      expect(worksheet.get(skillStat('cooking', 'level')).value).toBeNull();
      expect(context.covered).toHaveLength(9);
      const pistol = typedItem('Gat', {
        kind: 'weapon',
        attacks: [{ name: 'shot', skill: 'guns-pistol', ranged: true }],
      });
      const line = open({ skills, equipment: [pistol] }).worksheet.number(lineStat('gat.0', 'skill'));
      expect(line).toBe(12);
    });
  });
});
