import { describe, expect, it } from 'vitest';
import type { OwnSkill, SkillRow } from '../../../character/skill-rows.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { typedSkill } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { skillStat } from '../../stat-ids.ts';

const open = (skills: SkillRow[], attributes = {}) =>
  openWorksheet(saved('fourth-edition', { attributes, skills })).worksheet;
const attributeDefault = (attribute: OwnSkill['attribute'], penalty: number) => ({ attribute, skill: '', penalty });
const fromSkill = (skill: string, penalty: number) => ({ attribute: null, skill, penalty });
const level = (key: string) => skillStat(key, 'level');

describe('levels from points', () => {
  it.each([
    ['easy', 0, null],
    ['easy', 1, 10],
    ['easy', 3, 11],
    ['easy', 4, 12],
    ['average', 1, 9],
    ['average', 2, 10],
    ['average', 4, 11],
    ['hard', 1, 8],
    ['hard', 4, 10],
    ['hard', 20, 14],
    ['veryHard', 1, 7],
    ['veryHard', 8, 10],
    ['veryHard', 11, 10],
    ['wildcard', 2, null],
    ['wildcard', 3, 7],
    ['wildcard', 24, 10],
    ['wildcard', 36, 11],
  ] as const)('are those of the table: %s with %i points', (difficulty, points, expected) => {
    const sheet = open([typedSkill('Diplomacy', points, { attribute: 'iq', difficulty })]);
    expect(sheet.get(level('diplomacy')).value).toBe(expected);
  });

  it('can be based on Will and Perception', () => {
    const skills = [typedSkill('Meditation', 1, { attribute: 'will', difficulty: 'hard' })];
    const { secondary } = saved('fourth-edition', {}).character;
    const character = saved('fourth-edition', { skills, secondary: { ...secondary, will: 3 } });
    expect(openWorksheet(character).worksheet.get(level('meditation')).value).toBe(11);
  });
});

describe('defaults', () => {
  const interrogation = typedSkill('Interrogation', 0, {
    attribute: 'iq',
    defaults: [attributeDefault('iq', 5), fromSkill('Intimidation', 3), fromSkill(' psychology ', 4)],
  });

  it('count by the best one (p. 343)', () => {
    const sheet = open(
      [
        interrogation,
        typedSkill('Intimidation', 8, { attribute: 'will' }),
        typedSkill('Psychology', 8, { attribute: 'iq', difficulty: 'hard' }),
      ],
      { iq: 12 },
    );
    expect(sheet.number(level('intimidation'))).toBe(14);
    expect(sheet.number(level('psychology'))).toBe(13);
    expect(derivationSentence(sheet.get(level('interrogation')), 'd')).toBe(
      'Interrogation 11: best default of: IQ−5 7, Intimidation−3 11, Psychology−4 9. (custom)',
    );
  });

  it('count an attribute over 20 as 20 (p. 344), but not another skill', () => {
    const sheet = open([interrogation], { iq: 25 });
    expect(sheet.number(level('interrogation'))).toBe(15);
    expect(derivationSentence(sheet.get('default:interrogation.0'), 'd')).toBe(
      'IQ−5 15: IQ 25; Rule of 20: maximum 20; default −5. (Basic Set p. 344)',
    );
    const skilled = open([interrogation, typedSkill('Intimidation', 2, { attribute: 'iq' })], { iq: 25 });
    expect(skilled.number(level('interrogation'))).toBe(22);
  });

  it('do not chain: a skill known by default is no base', () => {
    const sheet = open([
      interrogation,
      typedSkill('Intimidation', 0, { attribute: 'will', defaults: [attributeDefault('will', 0)] }),
    ]);
    expect(sheet.number(level('interrogation'))).toBe(5);
  });

  it('can be improved for the difference in points', () => {
    const broadsword = (points: number) => typedSkill('Broadsword', points, { defaults: [fromSkill('shortsword', 2)] });
    const sheet = (points: number) => open([broadsword(points), typedSkill('Shortsword', 8)]);
    expect(sheet(0).number(level('broadsword'))).toBe(10); // Shortsword 12, worth 2 points..
    expect(sheet(2).number(level('broadsword'))).toBe(11); // 2 + 2 points are the 4 of DX+1.
    expect(sheet(5).number(level('broadsword'))).toBe(11);
    expect(sheet(6).number(level('broadsword'))).toBe(12);
  });
});

describe('techniques', () => {
  const skill = typedSkill('Brawling', 8, { difficulty: 'easy', combat: true });
  const kicking = (points: number, ownSkill: Partial<OwnSkill> = {}) =>
    typedSkill('Kicking', points, {
      difficulty: 'techniqueHard',
      defaults: [fromSkill('brawling', 2)],
      maximum: 2,
      ...ownSkill,
    });

  it.each([
    [0, 11],
    [1, 11],
    [2, 12],
    [3, 13],
    [4, 13],
  ])('have levels by points: with %i points %i', (points, expected) => {
    expect(open([skill, kicking(points)]).number(level('kicking'))).toBe(expected);
  });

  it('cannot exceed their maximum', () => {
    expect(derivationSentence(open([skill, kicking(5)]).get(level('kicking')), 'd')).toBe(
      'Kicking 13: Brawling−2 11; hard technique, 5 points +4; at most +2 over the default −2. (custom)',
    );
  });

  it('are based on the level of their skill, even if improved from a default', () => {
    const karate = typedSkill('Karate', 1, { difficulty: 'hard', defaults: [fromSkill('brawling', 4)] });
    const sheet = open([skill, karate, kicking(2, { defaults: [fromSkill('karate', 2)] })]);
    expect(sheet.number(level('karate'))).toBe(9);
    expect(sheet.number(level('kicking'))).toBe(8);
  });

  it('have no level without their skill', () => {
    expect(open([kicking(2)]).get(level('kicking')).value).toBeNull();
  });

  it('cannot be based on another technique, which prevents cycles', () => {
    const feint = typedSkill('Feint', 2, { difficulty: 'techniqueHard', defaults: [fromSkill('kicking', 1)] });
    const sheet = open([kicking(2, { defaults: [fromSkill('feint', 1)] }), feint]);
    expect(sheet.get(level('kicking')).value).toBeNull();
    expect(sheet.get(level('feint')).value).toBeNull();
  });
});
