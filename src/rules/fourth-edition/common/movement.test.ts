import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem, typedSkill } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const open = (choices: Choices) => openSheet(saved('fourth-edition', choices)).worksheet;
const level = (name: string, choices: Choices) => open(choices).number(skillStat(name.toLowerCase(), 'level'));
/** ST 10 carries 20 lb without a load; another 20 lb are the next level. */
const sack = (weight: number) => typedItem('Sack', { weight });
const [withoutLoad, light, medium, heavy] = [sack(20), sack(40), sack(60), sack(120)];
const blade = (skill: string, own = {}) =>
  typedItem('Blade', { kind: 'weapon', attacks: [{ name: 'swing', skill, type: 'cut', ...own }] }, { place: 'ready' });

describe('load on skills', () => {
  it.each([
    ['Climbing', 12, 12, 11, 9],
    ['Stealth', 12, 12, 11, 9],
    ['Swimming', 12, 12, 10, 6],
    ['Judo', 12, 12, 11, 9],
    ['Karate', 12, 12, 11, 9],
    ['Rapier', 12, 12, 11, 9],
    ['Main-Gauche', 12, 12, 11, 9],
    ['Main Gauche', 12, 12, 11, 9],
    ['Saber', 12, 12, 11, 9],
    ['Smallsword', 12, 12, 11, 9],
    ['Broadsword', 12, 12, 12, 12],
    ['Brawling', 12, 12, 12, 12],
  ])('lowers %s %i to %i without, %i with a light, %i with a heavy load', (name, _, ...levels) => {
    const skills = [typedSkill(name, 8)];
    expect([withoutLoad, light, heavy].map((item) => level(name, { skills, equipment: [item] }))).toEqual(levels);
  });

  it('is in the steps with its page', () => {
    const sheet = open({
      skills: [typedSkill('Swimming', 4, { attribute: 'ht', difficulty: 'easy' })],
      equipment: [medium],
    });
    expect(derivationSentence(sheet.get(skillStat('swimming', 'level')), 'd')).toBe(
      'Swimming 8: HT 10; easy, 4 points +2; encumbrance level 2; medium encumbrance −4. (custom)',
    );
    expect(sheet.get(skillStat('swimming', 'level')).steps.at(-1)?.cite).toEqual({
      book: 'Basic Set',
      page: 'pp. 224, 354',
    });
  });

  it('lowers untrained skills as well, but not defaults based on them', () => {
    const dx = (penalty: number) => [{ attribute: 'dx' as const, skill: '', penalty }];
    const skills = [
      typedSkill('Climbing', 0, { defaults: dx(5) }),
      typedSkill('Rapier', 8),
      typedSkill('Broadsword', 0, { defaults: [{ attribute: null, skill: 'rapier', penalty: 4 }] }),
    ];
    const sheet = open({ skills, equipment: [light] });
    expect(sheet.number(skillStat('climbing', 'level'))).toBe(4);
    expect(sheet.number(skillStat('rapier', 'level'))).toBe(11);
    expect(sheet.number(skillStat('broadsword', 'level'))).toBe(8);
  });

  it('uses the player’s setting for a skill with another name', () => {
    const equipment = [heavy];
    expect(level('Kung Fu', { skills: [typedSkill('Kung Fu', 8)], equipment })).toBe(12);
    expect(level('Kung Fu', { skills: [typedSkill('Kung Fu', 8, { loadTimes: 1 })], equipment })).toBe(9);
    expect(level('Stealth', { skills: [typedSkill('Stealth', 8, { loadTimes: 0 })], equipment })).toBe(12);
  });
});

describe('fencing weapons and load (p. 208)', () => {
  it('are used with the one of several skills that there is', () => {
    const skills = [
      { attribute: 'dx' as const, skill: '', penalty: 4 },
      { attribute: null, skill: 'A skill that nobody has', penalty: 0 },
    ];
    const blade = typedItem(
      'Blade',
      { kind: 'weapon', attacks: [{ name: 'thrust', skills, type: 'imp', fencing: true }] },
      { place: 'ready' },
    );
    expect(open({ equipment: [blade, light] }).number(lineStat(`${blade.key}.0`, 'skill'))).toBe(5);
  });

  it('have attack and Parry lowered by the level of load', () => {
    const choices = (item: ReturnType<typeof sack>) => ({
      skills: [typedSkill('Rapier', 12)],
      equipment: [blade('Rapier', { fencing: true }), item],
    });
    const figures = (item: ReturnType<typeof sack>) => {
      const sheet = open(choices(item));
      return [sheet.number(lineStat('blade.0', 'skill')), sheet.number(lineStat('blade.0', 'parry'))];
    };
    expect([withoutLoad, light, medium, heavy].map(figures)).toEqual([
      [13, 9],
      [12, 8],
      [11, 7],
      [10, 6],
    ]);
    expect(derivationSentence(open(choices(medium)).get(lineStat('blade.0', 'parry')), 'd')).toBe(
      'Blade: Parry 7: weapon skill 11; encumbrance level 2; without encumbrance +2; half × ½; rounded down; base +3; medium encumbrance −2. (Basic Set p. 376)',
    );
  });

  it('have it subtracted once, whatever skill they are used with', () => {
    const skills = [typedSkill('Sabre du roi', 12)];
    const equipment = [blade('Sabre du roi', { fencing: true }), light];
    const sheet = open({ skills, equipment });
    expect(sheet.number(skillStat('sabre du roi', 'level'))).toBe(13);
    expect(sheet.number(lineStat('blade.0', 'skill'))).toBe(12);
    expect(sheet.number(lineStat('blade.0', 'parry'))).toBe(8);
  });

  it('are the only weapons with this penalty', () => {
    const sheet = open({ skills: [typedSkill('Broadsword', 12)], equipment: [blade('Broadsword'), heavy] });
    expect(sheet.number(lineStat('blade.0', 'skill'))).toBe(13);
    expect(sheet.number(lineStat('blade.0', 'parry'))).toBe(9);
  });
});

describe('bare hands and load (p. 203)', () => {
  it('parry with Judo or Karate less the level of load, with Boxing without a penalty', () => {
    const parry = (name: string, item: ReturnType<typeof sack>) =>
      open({ skills: [typedSkill(name, 12)], equipment: [item] }).number('parry');
    expect(parry('Karate', withoutLoad)).toBe(9);
    expect(parry('Karate', medium)).toBe(8); // DX 10 parries at 8, Karate 13 at 7
    expect(parry('Judo', light)).toBe(8);
    expect(parry('Boxing', heavy)).toBe(9);
  });

  it('use the best Parry, not that of the best skill', () => {
    const skills = [typedSkill('Karate', 16), typedSkill('Boxing', 12)];
    expect(open({ skills, equipment: [heavy] }).number('parry')).toBe(9);
    expect(open({ skills, equipment: [withoutLoad] }).number('parry')).toBe(10);
  });
});
