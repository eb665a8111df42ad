import { expect, test } from 'vitest';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { firstSpellAdvice } from '../advice/newcomer-advice.ts';
import { describeCandidate, describeGrade } from './candidate.ts';
import { startingSkill } from './starting-row.ts';

type Choices = Parameters<typeof saved>[1];
const open = (choices: Choices) => deriveCharacter(saved('lite-3e', choices));
const words = (choices: Choices, id: string) => {
  const sheet = open(choices);
  return describeCandidate(sheet.context.saved, sheet, 'spells', id);
};
const mage: Choices = { attributes: { iq: 12 }, traits: [trait('magery', { level: 2 })] };

test('describeCandidate: a spell has its missing prerequisites and the level that a point buys', () => {
  expect(words(mage, 'create-fire')).toBe('needs Ignite Fire at 12 · 1 point → 12');
  expect(words({ ...mage, skills: [skill('ignite-fire', 1)] }, 'create-fire')).toBe('1 point → 12');
  expect(words({ attributes: { iq: 12 } }, 'light')).toBe('1 point → 10');
});

test('describeGrade: a spell is described by its casting, another skill by its difficulty', () => {
  const { skills } = open({}).context.catalog;
  const grade = (id: string) => {
    const facet = skills.get(id)?.facet;
    return facet && describeGrade(facet);
  };
  expect(grade('shape-fire')).toBe('area, cost 2 per yard, 1 s');
  expect(grade('sleep')).toBe('resisted by HT, cost 4, 3 s');
  expect(grade('stealth')).toBe('DX, average');
});

test('startingSkill: a skill that differs by tech level starts without one, so that it follows the setting', () => {
  const { ruleset, context } = open({ campaign: { techLevel: 3 } });
  const entry = context.catalog.skills.get('first-aid');
  expect(entry && startingSkill(ruleset, context, entry)).not.toHaveProperty('techLevel');
});

test('firstSpellAdvice: Magery for those without it, then spells without prerequisites', () => {
  const advice = firstSpellAdvice(open({}));
  expect(advice).toMatch(/^Magery comes first \(15, 25 or 35 points\)/);
  expect(advice).toContain('such as Haste, Ignite Fire, Light: 1 point each');
  expect(firstSpellAdvice(open(mage))).toMatch(/^Start with spells/);
  expect(firstSpellAdvice(open({ campaign: { mana: 'high' } }))).toMatch(/^In high mana anyone/);
  expect(firstSpellAdvice(deriveCharacter(saved('man-to-man', {})))).toBe('');
});
