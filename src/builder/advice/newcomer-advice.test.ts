import { describe, expect, it, test } from 'vitest';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { createHero } from '../heroes/create-hero.ts';
import { findLeaning, suggestSkills, suggestTraits } from './leaning.ts';
import { firstSkillAdvice, firstTraitAdvice } from './newcomer-advice.ts';

type Choices = Parameters<typeof saved>[1];
const open = (choices: Choices, ruleset = 'fourth-edition') => deriveCharacter(saved(ruleset, choices));

describe('the leaning of a character', () => {
  const whoOf = (choices: Choices, ruleset?: string) => findLeaning(open(choices, ruleset))?.who;

  it('is that of magic, of the most points in skills, or none', () => {
    expect(whoOf({})).toBeUndefined();
    expect(whoOf({ traits: [trait('magery')], skills: [skill('broadsword', 20)] })).toBe('A mage');
    expect(whoOf({ skills: [skill('broadsword', 8), skill('stealth', 2)] })).toBe('A fighter');
    expect(whoOf({ skills: [skill('knife', 2), skill('stealth', 4)] })).toBe('A thief');
    expect(whoOf({ skills: [skill('diplomacy', 2)] })).toBe('A speaker');
    expect(whoOf({ skills: [skill('research', 2)] }, 'lite-3e')).toBe('A scholar');
    expect(whoOf({ skills: [skill('tracking', 2)] }, 'lite-3e')).toBe('A scout');
  });

  it.each([
    ['thief', 'A thief'],
    ['mage', 'A mage'],
    ['fighter', 'A fighter'],
  ] as const)('is right for the kind of hero %s under every ruleset that has it', async (kind, who) => {
    for (const ruleset of rulesetIds) {
      const character = await createHero(ruleset, kind);
      if (character)
        expect(findLeaning(deriveCharacter({ ruleset, houseRules: [], character }))?.who, ruleset).toBe(who);
    }
  });

  it('suggests what the ruleset has and the character has not', () => {
    const sheet = open({ traits: [trait('danger-sense')], skills: [skill('stealth', 4)] }, 'lite-3e');
    const thief = findLeaning(sheet);
    expect(thief && suggestSkills(sheet, thief)).toEqual(['Lockpicking', 'Climbing']);
    expect(suggestTraits(sheet, thief, 'advantage').slice(0, 2)).toEqual(['luck', 'night-vision']);
  });
});

test('firstTraitAdvice suits the character', () => {
  const advice = (choices: Choices, kind: 'advantage' | 'disadvantage' | 'perk') =>
    firstTraitAdvice(open(choices), kind);
  const mage = { traits: [trait('magery')] };
  expect(advice(mage, 'advantage')).toMatch(/^Many characters have one or two\. A mage often takes Eidetic Memory \(/);
  expect(advice(mage, 'perk')).toContain('A mage often takes Autotrance (1 point)');
  expect(advice({ skills: [skill('stealth', 4)] }, 'disadvantage')).toContain('A thief often takes Greed (');
  expect(advice({ skills: [skill('fast-talk', 2)] }, 'advantage')).toContain('A speaker often takes Charisma (');
  expect(advice({ skills: [skill('broadsword', 8)] }, 'advantage')).toContain(
    'A fighter often takes Combat Reflexes (',
  );
});

test('firstTraitAdvice has an example for each kind of trait that a ruleset has, whatever the character is', () => {
  const choices: Choices[] = [
    {},
    { traits: [trait('magery')] },
    { skills: [skill('stealth', 4)] },
    { skills: [skill('diplomacy', 4)] },
    { skills: [skill('research', 4)] },
    { skills: [skill('tracking', 4)] },
    { skills: [skill('driving', 4)] },
  ];
  for (const id of rulesetIds) {
    for (const kind of rulesetOf(id).traitKinds) {
      for (const choice of choices) expect(firstTraitAdvice(open(choice, id), kind), `${id} ${kind}`).toMatch(/\d/);
    }
  }
});

test('firstSkillAdvice tells a mage that most points go into spells', () => {
  expect(firstSkillAdvice(open({ traits: [trait('magery')] }))).toMatch(
    /^Most points of a mage go into spells\. A weapon/,
  );
});
