import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import { breakageOdds, weaponQuality } from '../../../testing/double-entry/man-to-man.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { type FindingFact, findingSentence } from '../../findings/finding-sentences.ts';
import { breakageOdds as played } from './decisions.ts';
import { qualityFactors } from './findings.ts';

const kinds = { swords: 'sword', 'other cutting or impaling': 'edged', crushing: 'crushing' } as const;

describe('quality (p. 13)', () => {
  it.each(weaponQuality)('multiplies the price: %s %s cost %s times the list', (quality, weapons, factor) => {
    // List quality has no factor, nor has a quality that is not offered.
    expect(qualityFactors(kinds[weapons], quality)).toBe(quality === 'good' ? null : factor);
  });

  it.each(breakageOdds)('decides how often a weapon breaks: %s weapons, %s of the time', (quality, odds) => {
    const [numerator = 0, denominator = 1] = odds.split('/').map(Number);
    expect(played[quality]).toBe(`${numerator} ${numerator === 1 ? 'time' : 'times'} in ${denominator}`);
  });
});

const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });

describe('strength for a weapon (p. 29)', () => {
  const axe = (st: number, place: 'carried' | 'home' = 'carried') =>
    fighter({ attributes: { st }, equipment: [item('axe', { place })] });

  it('is reported below the minimum, without a penalty', () => {
    expect(axe(11).remark('weak-for-weapon')).toBe('Axe needs ST 12, and ST is 11. The book gives no penalty.');
    expect(axe(11).line('axe.0', 'skill')).toBe(5);
    expect(axe(11).findings[0]?.kind).toBe('unusual');
    expect([axe(12).codes, axe(11, 'home').codes]).toEqual([[], []]);
  });
});

describe('advantages (pp. 7-8, 18)', () => {
  it('come in the levels of the book, once each', () => {
    const withToughness = (level: number) => fighter({ traits: [trait('toughness', { level })] });
    expect([withToughness(1).value('points'), withToughness(2).value('points'), withToughness(2).codes]).toEqual([
      10,
      25,
      [],
    ]);
    expect(withToughness(3).remark('trait-level')).toBe('Toughness goes up to level 2; level 3 counts as level 2.');
    const rows = [trait('toughness'), trait('toughness', { key: 'b' })];
    expect(fighter({ traits: rows }).remark('trait-twice')).toBe('Toughness is listed twice.');
  });

  it.each([
    ['ambidexterity', 10],
    ['combat-reflexes', 15],
    ['peripheral-vision', 15],
  ])('have the prices of the book: %s costs %i', (id, points) =>
    expect(fighter({ traits: [trait(id)] }).value('points')).toBe(points),
  );

  it('cannot be learned in play, except Combat Reflexes at the same price', () => {
    const learned = (id: string) => fighter({ traits: [trait(id, { gained: 'play' })] });
    expect(learned('ambidexterity').remark('not-in-play')).toBe('Ambidextrousness can only be taken at creation.');
    expect([learned('combat-reflexes').codes, learned('combat-reflexes').value('points')]).toEqual([[], 15]);
    expect(fighter({ traits: [trait('ambidexterity')] }).codes).toEqual([]);
  });

  it('give no bonus to active defenses', () => {
    const { value } = fighter({ traits: [trait('combat-reflexes')], equipment: [item('broadsword')] });
    expect([value('dodge'), value('parry')]).toEqual([5, 2]);
  });

  it('are the only traits: a disadvantage counts, and is reported', () => {
    const temper = typedTrait('Bad Temper', { kind: 'disadvantage', points: -10 });
    const { value, remark } = fighter({ traits: [temper] });
    expect(value('points')).toBe(-10);
    expect(remark('kind-not-in-ruleset')).toBe('Man to Man has no disadvantages. Bad Temper still counts.');
  });
});

describe('money', () => {
  it('can be spent to the last dollar, but no more', () => {
    const spenderWith = (money: number | null) => fighter({ campaign: { money }, equipment: [item('large-knife')] });
    expect([spenderWith(40).codes, spenderWith(null).codes]).toEqual([[], []]);
    expect(spenderWith(39).remark('over-money')).toBe('$40 spent of $39.');
  });
});

describe('a choice that the ruleset does not have', () => {
  const unknownChoices = fighter(
    {
      race: { entry: 'martian', own: null },
      traits: [trait('luck')],
      skills: [skill('piloting', 2)],
      equipment: [item('blaster')],
    },
    ['sudden-death'],
  );

  it.each([
    ['unknown-race', 'Man to Man has no race “martian”. It is kept and changes nothing.'],
    ['unknown-house-rule', 'Man to Man has no optional rule “sudden-death”. It is kept and changes nothing.'],
  ])('is reported as %s', (code, sentence) => expect(unknownChoices.remark(code)).toBe(sentence));

  it('costs nothing', () => {
    expect([unknownChoices.value('points'), unknownChoices.value('money'), unknownChoices.value('load')]).toEqual([
      0, 0, 0,
    ]);
    expect(
      unknownChoices.findings.filter(({ code }) => code === 'unknown-entry').map(({ fact }) => findingSentence(fact)),
    ).toEqual([
      'Man to Man has no “luck” among its advantages. It is kept and costs nothing.',
      'Man to Man has no “piloting” among its skills. It is kept and costs nothing.',
      'Man to Man has no “blaster” among its equipment. It is kept and costs nothing.',
    ]);
    expect(unknownChoices.findings.every(({ kind }) => kind === 'unknown')).toBe(true);
  });
});

describe('waivers of findings', () => {
  it('mark only the finding that they name', () => {
    const waivers = [
      { finding: 'weak-for-weapon:axe', reason: 'the axe of his father' },
      { finding: 'gone', reason: '' },
    ];
    const equipment = [item('axe'), item('maul')];
    const { findings } = deriveCharacter(saved('man-to-man', { equipment, waivers }));
    expect(findings.map(({ id, waived }) => [id, waived])).toEqual([
      ['weak-for-weapon:axe', 'the axe of his father'],
      ['weak-for-weapon:maul', undefined],
    ]);
  });
});

describe('a finding', () => {
  it('cites a page, unless it is about no rule of a book', () => {
    const unprinted: FindingFact['code'][] = ['over-money', 'unknown-entry', 'unknown-race', 'unknown-house-rule'];
    const { findings } = fighter({
      attributes: { st: 7, dx: 6 },
      campaign: { budget: -100, money: 1 },
      skills: [skill('karate', 1), skill('knife', 3)],
      traits: [trait('toughness', { level: 3, gained: 'play' })],
      equipment: [
        ready('greatsword'),
        ready('large-shield'),
        ready('light-plate'),
        item('crossbow', { bowStrength: 20 }),
      ],
    });
    expect(findings.length).toBeGreaterThan(8);
    for (const { code, cite } of findings) {
      if (!unprinted.some((unprintedCode) => unprintedCode === code)) expect(cite?.book, code).toBe('Man to Man');
    }
  });
});
