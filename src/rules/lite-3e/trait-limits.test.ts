import { describe, expect, it } from 'vitest';
import { choices, item, saved, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { findingSentence } from '../findings/finding-sentences.ts';

type Choices = Parameters<typeof saved>[1];

/** Codes and sentences of all findings but those on points. */
const remarks = (choice: Choices) =>
  deriveCharacter(saved('lite-3e', { campaign: { budget: 1000, disadvantageLimit: -1000 }, ...choice })).findings.map(
    ({ code, fact }) => [code, findingSentence(fact)],
  );
const wealth = (level: string) => trait('wealth', { choices: choices({ level }) });
const fat = (degree: string) => trait('fat', { choices: choices({ degree }) });
const looks = (level: string) => trait('appearance', { choices: choices({ level }) });

describe('traits that ask for an attribute', () => {
  it.each([
    ['fat', fat('fat'), 15, 16, 'at most; it is 16'],
    ['extremely fat', fat('extremely-fat'), 13, 14, 'at most; it is 14'],
    ['skinny', trait('skinny'), 14, 15, 'at most; it is 15'],
    ['immune', trait('immunity-to-disease', { choices: choices({ degree: 'immune' }) }), 12, 11, 'it is 11'],
    ['quick to heal', trait('rapid-healing'), 10, 9, 'it is 9'],
  ])('%s: HT %#', (_, row, allowed, broken, words) => {
    expect(remarks({ traits: [row], attributes: { ht: allowed } })).toEqual([]);
    expect(remarks({ traits: [row], attributes: { ht: broken } })).toEqual([
      ['trait-attribute', expect.stringContaining(words)],
    ]);
  });

  it('leaves the overweight and the merely resistant alone', () => {
    expect(remarks({ traits: [fat('overweight')], attributes: { ht: 18 } })).toEqual([]);
    const resistant = trait('immunity-to-disease', { choices: choices({ degree: 'resistant' }) });
    expect(remarks({ traits: [resistant], attributes: { ht: 8 } })).toEqual([]);
  });

  it('looks at the whole HT for a bound from above, and at the first one for a bound from below', () => {
    const grown = { attributes: { ht: 13 }, raised: { ht: 2 } };
    expect(remarks({ traits: [trait('skinny')], ...grown })).toHaveLength(1);
    expect(remarks({ traits: [trait('rapid-healing')], attributes: { ht: 9 }, raised: { ht: 1 } })).toHaveLength(1);
  });
});

describe('traits that do not go together', () => {
  it('strong and weak will, said once', () => {
    expect(remarks({ traits: [trait('strong-will')] })).toEqual([]);
    expect(remarks({ traits: [trait('strong-will'), trait('weak-will')] })).toEqual([
      ['traits-exclude', 'Strong Will and Weak Will do not go together.'],
    ]);
    const off = trait('weak-will', { boughtOff: true });
    expect(remarks({ traits: [trait('strong-will'), off] })).toEqual([]);
  });

  it('skinny with good looks from handsome on', () => {
    expect(remarks({ traits: [trait('skinny'), looks('attractive')] })).toEqual([]);
    for (const level of ['handsome', 'very-handsome']) {
      expect(remarks({ traits: [trait('skinny'), looks(level)] }).map(([code]) => code)).toEqual(['traits-exclude']);
    }
  });

  it('more millions without being filthy rich', () => {
    const millions = trait('multimillionaire');
    expect(remarks({ traits: [millions, wealth('filthy-rich')] })).toEqual([]);
    expect(remarks({ traits: [millions, wealth('very-wealthy')] }).map(([code]) => code)).toEqual(['trait-needs']);
    expect(remarks({ traits: [millions] }).map(([code]) => code)).toEqual(['trait-needs']);
  });

  it('two degrees of reading', () => {
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

  it('are two enemies at most', () => {
    const two = [enemy('a', 'individual', 'rarely'), enemy('b', 'individual', 'rarely')];
    expect(remarks({ traits: two })).toEqual([]);
    expect(remarks({ traits: [...two, enemy('c', 'individual', 'rarely')] })).toEqual([
      ['too-many-of', '3 times Enemy; 2 is the most.'],
    ]);
  });

  it('give 60 points at most', () => {
    expect(remarks({ traits: [enemy('a', 'large', 'quite-often')] })).toEqual([]); // −60
    expect(remarks({ traits: [enemy('a', 'large', 'quite-often'), enemy('b', 'individual', 'rarely')] })).toEqual([
      ['too-many-points-of', 'Enemy gives 63 points in all; 60 is the most.'],
    ]);
  });

  it('are two dependents at most, not counting those that give no points', () => {
    const two = [dependent('a'), dependent('b')];
    expect(remarks({ traits: [...two, dependent('c', 'high')] })).toEqual([]);
    expect(remarks({ traits: [...two, dependent('c')] }).map(([code]) => code)).toEqual(['too-many-of']);
  });
});

describe('one arm', () => {
  const arm = trait('one-arm');
  const held = (...ids: string[]) => ids.map((id) => item(id, { place: 'ready' }));
  const about = (equipment: ReturnType<typeof held>) =>
    remarks({ traits: [arm], equipment, attributes: { st: 14 } }).map(([code]) => code);

  it('holds one thing', () => {
    expect(about(held('broadsword'))).toEqual([]);
    expect(about(held('small-shield'))).toEqual([]);
    expect(about(held('broadsword', 'small-shield'))).toEqual(['one-hand']);
    expect(about(held('greatsword'))).toEqual(['one-hand']);
  });

  it('is no matter to those with two', () => {
    const equipment = held('broadsword', 'small-shield');
    expect(remarks({ equipment, attributes: { st: 14 } })).toEqual([]);
  });
});

describe('limits of the campaign', () => {
  const traits = [trait('bad-temper'), trait('bully')];
  const quirks = ['a', 'b', 'c'].map((what) => trait('quirk', { key: what, choices: choices({ what }) }));

  it('go before the book’s', () => {
    expect(remarks({ traits, campaign: { disadvantageLimit: -20 } })).toEqual([]);
    expect(remarks({ traits, campaign: { disadvantageLimit: -19 } }).map(([code]) => code)).toEqual([
      'disadvantage-limit',
    ]);
    expect(remarks({ traits: quirks, campaign: { quirkLimit: 3 } })).toEqual([]);
    expect(remarks({ traits: quirks, campaign: { quirkLimit: 2 } }).map(([code]) => code)).toEqual(['too-many-quirks']);
  });
});
