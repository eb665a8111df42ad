import { describe, expect, it } from 'vitest';
import { choices, item, saved, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';

type Choices = Parameters<typeof saved>[1];

/** Returns codes and sentences of all findings except those on points. */
const remarks = (choice: Choices) =>
  deriveCharacter(saved('lite-3e', { campaign: { budget: 1000, disadvantageLimit: -1000 }, ...choice })).findings.map(
    ({ code, fact }) => [code, findingSentence(fact)],
  );
const wealth = (level: string) => trait('wealth', { choices: choices({ level }) });
const fat = (degree: string) => trait('fat', { choices: choices({ degree }) });
const looks = (level: string) => trait('appearance', { choices: choices({ level }) });

describe('traits that need an attribute', () => {
  it.each([
    ['fat', fat('fat'), 15, 16, 'or less; it is 16'],
    ['extremely fat', fat('extremely-fat'), 13, 14, 'or less; it is 14'],
    ['skinny', trait('skinny'), 14, 15, 'or less; it is 15'],
    ['immune', trait('immunity-to-disease', { choices: choices({ degree: 'immune' }) }), 12, 11, 'it is 11'],
    ['quick to heal', trait('rapid-healing'), 10, 9, 'it is 9'],
  ])('are reported if HT is out of bounds: %s', (_, row, allowed, broken, words) => {
    expect(remarks({ traits: [row], attributes: { ht: allowed } })).toEqual([]);
    expect(remarks({ traits: [row], attributes: { ht: broken } })).toEqual([
      ['trait-attribute', expect.stringContaining(words)],
    ]);
  });

  it('do not include overweight and merely resistant characters', () => {
    expect(remarks({ traits: [fat('overweight')], attributes: { ht: 18 } })).toEqual([]);
    const resistant = trait('immunity-to-disease', { choices: choices({ degree: 'resistant' }) });
    expect(remarks({ traits: [resistant], attributes: { ht: 8 } })).toEqual([]);
  });

  it('compare an upper bound with the current HT, and a lower bound with that at creation', () => {
    const raisedHealth = { attributes: { ht: 13 }, raised: { ht: 2 } };
    expect(remarks({ traits: [trait('skinny')], ...raisedHealth })).toHaveLength(1);
    expect(remarks({ traits: [trait('rapid-healing')], attributes: { ht: 9 }, raised: { ht: 1 } })).toHaveLength(1);
  });
});

describe('traits that do not go together', () => {
  it('are Strong Will and Weak Will, reported once', () => {
    expect(remarks({ traits: [trait('strong-will')] })).toEqual([]);
    expect(remarks({ traits: [trait('strong-will'), trait('weak-will')] })).toEqual([
      ['traits-exclude', 'Strong Will and Weak Will do not go together.'],
    ]);
    const boughtOff = trait('weak-will', { boughtOff: true });
    expect(remarks({ traits: [trait('strong-will'), boughtOff] })).toEqual([]);
  });

  it('are Skinny and good looks from handsome on', () => {
    expect(remarks({ traits: [trait('skinny'), looks('attractive')] })).toEqual([]);
    for (const level of ['handsome', 'very-handsome']) {
      expect(remarks({ traits: [trait('skinny'), looks(level)] }).map(([code]) => code)).toEqual(['traits-exclude']);
    }
  });

  it('are Multimillionaire and any wealth but filthy rich', () => {
    const millions = trait('multimillionaire');
    expect(remarks({ traits: [millions, wealth('filthy-rich')] })).toEqual([]);
    expect(remarks({ traits: [millions, wealth('very-wealthy')] }).map(([code]) => code)).toEqual(['trait-needs']);
    expect(remarks({ traits: [millions] }).map(([code]) => code)).toEqual(['trait-needs']);
  });

  it('are two degrees of literacy', () => {
    const reads = (degree: string, key: string) => trait('literacy', { key, choices: choices({ degree }) });
    expect(remarks({ traits: [reads('literate', 'a')] })).toEqual([]);
    expect(remarks({ traits: [reads('literate', 'a'), reads('semi-literate', 'b')] }).map(([code]) => code)).toEqual([
      'trait-twice',
    ]);
  });
});

describe('friends and foes', () => {
  const enemy = (key: string, power: string, frequency: string) =>
    trait('enemy', { key, choices: choices({ power, frequency }) });
  const dependent = (key: string, power = 'low') => trait('dependent', { key, choices: choices({ power }) });

  it('include two enemies at most', () => {
    const pair = [enemy('a', 'individual', 'rarely'), enemy('b', 'individual', 'rarely')];
    expect(remarks({ traits: pair })).toEqual([]);
    expect(remarks({ traits: [...pair, enemy('c', 'individual', 'rarely')] })).toEqual([
      ['too-many-of', 'Enemy taken 3 times; the maximum is 2.'],
    ]);
  });

  it('give 60 points at most', () => {
    expect(remarks({ traits: [enemy('a', 'large', 'quite-often')] })).toEqual([]); // −60
    expect(remarks({ traits: [enemy('a', 'large', 'quite-often'), enemy('b', 'individual', 'rarely')] })).toEqual([
      ['too-many-points-of', 'Enemy gives 63 points in total; the maximum is 60.'],
    ]);
  });

  it('include two dependents at most, not counting those that give no points', () => {
    const pair = [dependent('a'), dependent('b')];
    expect(remarks({ traits: [...pair, dependent('c', 'high')] })).toEqual([]);
    expect(remarks({ traits: [...pair, dependent('c')] }).map(([code]) => code)).toEqual(['too-many-of']);
  });
});

describe('one arm', () => {
  const arm = trait('one-arm');
  const held = (...ids: string[]) => ids.map((id) => item(id, { place: 'ready' }));
  const codesWith = (equipment: ReturnType<typeof held>) =>
    remarks({ traits: [arm], equipment, attributes: { st: 14 } }).map(([code]) => code);

  it('holds one item', () => {
    expect(codesWith(held('broadsword'))).toEqual([]);
    expect(codesWith(held('small-shield'))).toEqual([]);
    expect(codesWith(held('broadsword', 'small-shield'))).toEqual(['one-hand']);
    expect(codesWith(held('greatsword'))).toEqual(['one-hand']);
  });

  it('does not limit characters with two', () => {
    const equipment = held('broadsword', 'small-shield');
    expect(remarks({ equipment, attributes: { st: 14 } })).toEqual([]);
  });
});

describe('limits of the campaign', () => {
  const traits = [trait('bad-temper'), trait('bully')];
  const quirks = ['a', 'b', 'c'].map((what) => trait('quirk', { key: what, choices: choices({ what }) }));

  it('override those of the book', () => {
    expect(remarks({ traits, campaign: { disadvantageLimit: -20 } })).toEqual([]);
    expect(remarks({ traits, campaign: { disadvantageLimit: -19 } }).map(([code]) => code)).toEqual([
      'disadvantage-limit',
    ]);
    expect(remarks({ traits: quirks, campaign: { quirkLimit: 3 } })).toEqual([]);
    expect(remarks({ traits: quirks, campaign: { quirkLimit: 2 } }).map(([code]) => code)).toEqual(['too-many-quirks']);
  });
});
