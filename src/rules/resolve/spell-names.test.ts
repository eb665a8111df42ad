import { describe, expect, it } from 'vitest';
import type { SkillRow } from '../../character/skill-rows.ts';
import { compareSkills } from '../../sheet-model/compare/compare-rows.ts';
import { typedItem, typedRace, typedSkill } from '../../testing/own-rows.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { improveFromDefault } from '../house-rules/improve-from-default.ts';
import { rulesetIds } from '../rulesets.ts';
import { lineStat, skillStat, untrainedStat } from '../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const sheetOf = (ruleset: string, choices: Choices) =>
  deriveCharacter(saved(ruleset, choices, [improveFromDefault.id]));
const numberOf = (ruleset: string, choices: Choices, stat: string) =>
  sheetOf(ruleset, choices).worksheet.get(stat).value;
const level = (key: string) => skillStat(key, 'level');
/** Hard, from IQ 14: 16 points buy a level far above the skills below. */
const spell = (name: string, more: Partial<NonNullable<SkillRow['own']>> = {}) =>
  typedSkill(
    name,
    16,
    { attribute: 'iq', kind: 'mental', difficulty: 'hard', spell: typedSpell, ...more },
    { key: `${name} spell` },
  );
const typedSpell = {
  colleges: [],
  baseSkill: '',
  prerequisiteCount: 0,
  class: 'regular' as const,
  resistedBy: '',
  time: '1 s',
  duration: '',
  cost: '2',
  maintain: '',
  prerequisites: '',
};
const attributes = { dx: 10, iq: 14 };

describe.each(rulesetIds)('a spell of the same name is no skill: %s', (ruleset) => {
  const staff = typedItem('Pole', { attacks: [{ name: 'blow', skill: 'Staff' }] });

  it('for a weapon', () => {
    const choices = (skills: SkillRow[]) => ({ attributes, equipment: [staff], skills });
    const line = lineStat('pole.0', 'skill');
    const staffSkill = typedSkill('Staff', 1);
    const alone = numberOf(ruleset, choices([staffSkill]), line);
    expect(alone).toBe(9);
    expect(numberOf(ruleset, choices([staffSkill, spell('Staff')]), line)).toBe(alone);
    expect(numberOf(ruleset, choices([spell('Staff')]), line)).toBe(numberOf(ruleset, choices([]), line));
    const parry = lineStat('pole.0', 'parry');
    expect(numberOf(ruleset, choices([staffSkill, spell('Staff')]), parry)).toBe(
      numberOf(ruleset, choices([staffSkill]), parry),
    );
  });

  it('for a block, not even when it was marked so before it became a spell', () => {
    const shield = typedItem('Shield', { kind: 'shield', passiveDefense: 2, defenseBonus: 2 }, { place: 'ready' });
    const shieldSkill = typedSkill('Shield', 4, { difficulty: 'easy', defense: 'block', combat: true });
    const block = (skills: SkillRow[]) => numberOf(ruleset, { attributes, equipment: [shield], skills }, 'block');
    expect(block([shieldSkill, spell('Shield')])).toBe(block([shieldSkill]));
    expect(block([shieldSkill, spell('Ward', { defense: 'block', combat: true })])).toBe(block([shieldSkill]));
  });

  it('for bare hands', () => {
    const lines = (skills: SkillRow[]) =>
      (['skill', 'damage', 'parry'] as const).map((part) =>
        numberOf(ruleset, { attributes, skills }, lineStat('unarmed.punch', part)),
      );
    const none = lines([]);
    expect(lines([spell('Karate'), spell('Brawling'), spell('Boxing'), spell('Judo')])).toEqual(none);
    expect(lines([spell('Palm', { defense: 'unarmed', combat: true })])).toEqual(none);
  });

  it('as a default, nor for a technique', () => {
    const lore = typedSkill('Lore', 0, { defaults: [{ attribute: null, skill: 'Fire', penalty: 2 }] });
    const feint = typedSkill('Feint', 2, {
      difficulty: 'techniqueHard',
      defaults: [{ attribute: null, skill: 'Fire', penalty: 0 }],
    });
    const skills = [lore, feint, spell('Fire')];
    expect(numberOf(ruleset, { attributes, skills }, level('lore'))).toBeNull();
    expect(numberOf(ruleset, { attributes, skills }, level('feint'))).toBeNull();
  });

  it('of the race', () => {
    const ofRace = typedSkill('Shield', 0);
    const own = typedRace({ skills: [{ key: 'r', entry: '', own: ofRace.own, speciality: '', relative: 3 }] });
    const { context } = sheetOf(ruleset, { race: { entry: 'human', own }, skills: [spell('Shield')] });
    expect(context.skills.map(({ raceRelative }) => raceRelative)).toEqual([3, null]);
  });
});

it('spells stay what spells build on, typed in too, and a skill of that name does not serve', () => {
  const needed = (row?: SkillRow): string => {
    const skills = [skill('create-fire', 1), ...(row ? [row] : [])];
    const { findings } = sheetOf('lite-3e', { attributes, skills });
    const { fact } = findings.find(({ id }) => id === 'spell-needs:create-fire') ?? {};
    return fact?.code === 'spell-needs' ? fact.needed : '';
  };
  expect(needed()).toContain('Ignite Fire at 12');
  expect(needed(skill('ignite-fire', 16))).not.toContain('Ignite Fire');
  expect(needed(spell('Ignite Fire'))).not.toContain('Ignite Fire');
  expect(needed(typedSkill('Ignite Fire', 30, { attribute: 'iq' }))).toContain('Ignite Fire at 12');
});

it('a row that the rules do not know is no skill either, and the weapon falls back on its default', () => {
  const { worksheet } = sheetOf('lite-3e', {
    skills: [skill(' Broadsword ', 4, { key: 'unknown' })],
    equipment: [item('broadsword')],
  });
  expect(worksheet.get(lineStat('broadsword.0', 'skill')).value).toBe(5);
  expect(worksheet.has(untrainedStat('broadsword'))).toBe(true);
});

it('a load does not lower a spell of the fourth edition that is named like a skill', () => {
  const anvil = typedItem('Anvil', { weight: 60 }, { place: 'carried' });
  const spellLevel = (equipment: (typeof anvil)[]) =>
    numberOf('fourth-edition', { attributes, equipment, skills: [spell('Stealth')] }, level('Stealth spell'));
  expect(spellLevel([anvil])).toBe(spellLevel([]));
});

it('fourth edition: a weapon’s skill is missing when only a spell has its name', () => {
  const staff = typedItem('Pole', { attacks: [{ name: 'blow', skill: 'Pole Dance' }] });
  const { findings } = sheetOf('fourth-edition', { equipment: [staff], skills: [spell('Pole Dance')] });
  expect(findings.map(({ code }) => code)).toContain('weapon-skill-missing');
});

it('a comparison does not confuse a spell with a skill of the same name', () => {
  const before = sheetOf('lite-3e', { skills: [typedSkill('Staff', 4)] });
  const after = sheetOf('lite-3e', { skills: [spell('Staff')] });
  const { skills, spells } = compareSkills({ before, after, sameRules: true });
  expect(skills.map(({ key }) => key)).toEqual(['skills:gone.staff']);
  expect(spells.map(({ key }) => key)).toEqual(['spells:new.Staff spell']);
});
