import { describe, expect, it } from 'vitest';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';
import { fourthEditionRuleset } from '../basic/fourth-edition.ts';

type Choices = Parameters<typeof saved>[1];
const { secondary } = saved('fourth-edition', {}).character;
const findings = (choices: Choices) => deriveCharacter(saved('fourth-edition', choices)).findings;
const ids = (choices: Choices) => findings(choices).map(({ id }) => id);
const sentences = (choices: Choices) => findings(choices).map(({ fact }) => findingSentence(fact));
const disadvantage = (points: number, name = 'Vow') => typedTrait(name, { kind: 'disadvantage', points });
const budget = (points: number) => ({ campaign: { budget: points } });

describe('disadvantages and quirks', () => {
  it('may add up to half of the budget, lowered attributes included', () => {
    expect(ids({ ...budget(100), traits: [disadvantage(-50)] })).toEqual([]);
    expect(sentences({ ...budget(100), traits: [disadvantage(-51)] })).toEqual([
      'Disadvantages give 51 points; the limit is 50.',
    ]);
    expect(ids({ ...budget(100), attributes: { st: 9 }, traits: [disadvantage(-40)] })).toEqual([]);
    expect(ids({ ...budget(100), attributes: { st: 9 }, traits: [disadvantage(-41)] })).toEqual([
      'disadvantage-limit:disadvantages',
    ]);
    expect(ids({ ...budget(100), secondary: { ...secondary, will: -2 }, traits: [disadvantage(-41)] })).toEqual([
      'disadvantage-limit:disadvantages',
    ]);
  });

  it('include five quirks at most, outside the limit on disadvantages', () => {
    const quirks = (n: number) =>
      Array.from({ length: n }, (_, i) => typedTrait(`Quirk ${i}`, { kind: 'quirk', points: -1 }));
    expect(ids({ ...budget(100), traits: [disadvantage(-50), ...quirks(5)] })).toEqual([]);
    expect(sentences({ ...budget(100), traits: quirks(6) })).toEqual(['6 quirks; the limit is 5.']);
  });

  it('have the limits of the setting if there are any', () => {
    const strictCampaign = { campaign: { ...budget(150).campaign, disadvantageLimit: -20, quirkLimit: 2 } };
    const quirks = (n: number) =>
      Array.from({ length: n }, (_, i) => typedTrait(`Quirk ${i}`, { kind: 'quirk', points: -1 }));
    expect(sentences({ ...strictCampaign, traits: [disadvantage(-60), ...quirks(3)] })).toEqual([
      'Disadvantages give 60 points; the limit is 20.',
      '3 quirks; the limit is 2.',
    ]);
    expect(ids({ ...strictCampaign, traits: [disadvantage(-20), ...quirks(2)] })).toEqual([]);
    const generousCampaign = { campaign: { ...budget(100).campaign, disadvantageLimit: -80, quirkLimit: 8 } };
    expect(ids({ ...generousCampaign, traits: [disadvantage(-80), ...quirks(8)] })).toEqual([]);
    // Without its sign it is the same limit.
    expect(ids({ campaign: { ...budget(100).campaign, disadvantageLimit: 20 }, traits: [disadvantage(-21)] })).toEqual([
      'disadvantage-limit:disadvantages',
    ]);
  });

  it('count against limits that the ruleset lists, with those of the book', () => {
    const { campaign } = saved('fourth-edition', {
      campaign: { budget: 100, disadvantageLimit: -20, quirkLimit: 2 },
    }).character;
    expect(fourthEditionRuleset.limits?.(campaign).map(({ kind, most, book }) => [kind, most, book])).toEqual([
      ['disadvantage', -20, -50],
      ['quirk', 2, 5],
    ]);
  });

  it('include perks and quirks, whose prices are checked', () => {
    const perk = (points: number) => [typedTrait('Alcohol Tolerance', { kind: 'perk', points })];
    expect(ids({ traits: perk(1) })).toEqual([]);
    expect(sentences({ traits: perk(2) })).toEqual(['Alcohol Tolerance is a perk and should be 1 point.']);
    const leveled = typedTrait('Fame', { kind: 'perk', pointsPerLevel: 1 }, { level: 3 });
    expect(ids({ traits: [leveled] })).toEqual([]);
    expect(ids({ traits: [typedTrait('Humble', { kind: 'quirk', points: -2 })] })).toEqual([
      'small-trait-price:humble',
    ]);
    expect(ids({ traits: [typedTrait('Habits', { kind: 'quirk', holds: 'group' })] })).toEqual([]);
  });
});

describe('attributes', () => {
  it('are 1 at least', () => {
    expect(ids({ ...budget(300), attributes: { st: 1 } })).toEqual([]);
    expect(ids({ ...budget(300), attributes: { st: 0 } })).toContain('attribute-too-low:st');
  });
});

describe('gear', () => {
  const weapon = (own = {}, more = {}) =>
    typedItem('Sword', { kind: 'weapon', attacks: [{ name: 'cut', skill: 'Sword', type: 'cut', ...own }] }, more);
  const skills = [typedSkill('Sword', 4)];

  it('needs the skill of a weapon', () => {
    expect(ids({ skills, equipment: [weapon()] })).toEqual([]);
    expect(ids({ equipment: [weapon({ skill: 'DX' })] })).toEqual([]);
    expect(sentences({ equipment: [weapon()] })).toEqual(['Sword uses “sword”, a skill this character does not have.']);
  });

  it('needs the minimum ST of a weapon', () => {
    expect(ids({ skills, equipment: [weapon({ minimumStrength: 10 })] })).toEqual([]);
    expect(sentences({ skills, equipment: [weapon({ minimumStrength: 12 })] })).toEqual([
      'Sword needs ST 12; with ST 10 the skill is 2 lower.',
    ]);
  });

  it('of fine quality has no price until the player types it', () => {
    expect(ids({ skills, equipment: [weapon({}, { quality: 'cheap' })] })).toEqual([]);
    expect(sentences({ skills, equipment: [weapon({}, { quality: 'veryFine' })] })).toEqual([
      'No price is known for a very fine sword: the list price is used until you set one.',
    ]);
    expect(ids({ skills, equipment: [weapon({}, { quality: 'veryFine', costOverride: 2000 })] })).toEqual([]);
    expect(ids({ skills, equipment: [weapon({ type: 'cr' }, { quality: 'cheap' })] })).toEqual([
      'quality-price-unknown:sword',
    ]);
  });

  it('needs a skill to block with', () => {
    const shield = typedItem('Buckler', { kind: 'shield', defenseBonus: 1 }, { place: 'ready' });
    expect(sentences({ equipment: [shield] })).toEqual([
      'Buckler still gives its defense bonus, but you need the Shield skill to block.',
    ]);
    expect(ids({ skills: [typedSkill('Shield', 1, { difficulty: 'easy' })], equipment: [shield] })).toEqual([]);
  });

  it.each([
    [200, []],
    [201, ['201 lb is over the maximum load (200 lb): 1 FP per second.']],
    [300, ['300 lb is over the maximum load (200 lb): 1 FP per second.']],
    [301, ['301 lb is too much to carry: the maximum is 300 lb.']],
  ])('has limits on load: %i lb with ST 10', (weight, expected) => {
    expect(sentences({ equipment: [typedItem('Sack', { weight })] })).toEqual(expected);
  });
});

describe('techniques', () => {
  it('are reported above their maximum', () => {
    const skills = (points: number) => [
      typedSkill('Brawling', 4),
      typedSkill('Kicking', points, {
        difficulty: 'techniqueHard',
        defaults: [{ attribute: null, skill: 'brawling', penalty: 2 }],
        maximum: 2,
      }),
    ];
    expect(ids({ skills: skills(3) })).toEqual([]);
    expect(sentences({ skills: skills(4) })).toEqual([
      'Kicking can be at most 2 over its default; extra points buy nothing.',
    ]);
  });
});

it('fourthEditionFindings: reports an exceeded budget', () => {
  expect(ids({ ...budget(100), attributes: { dx: 15 } })).toEqual([]);
  expect(sentences({ ...budget(99), attributes: { dx: 15 } })).toEqual(['1 point over the budget of 99.']);
});
