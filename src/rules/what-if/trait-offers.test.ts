import { describe, expect, it } from 'vitest';
import { lite } from '../../catalog/books.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { blankCharacter } from '../../character/blank-character.ts';
import { choices } from '../../testing/rows.ts';
import { catalogFor } from '../derive-character.ts';
import { traitName } from '../shared/trait-choices.ts';
import { traitPrice } from '../shared/trait-price.ts';
import { traitPriceWords } from './candidate.ts';
import { canBe, everyPrice, onlyText, startingChoices, traitQuestions } from './trait-offers.ts';

const { campaign } = blankCharacter();
const entry = (id: string): TraitFacet => {
  const found = catalogFor('lite-3e').traits.get(id);
  if (!found) throw new Error(`GURPS Lite has no ${id}`);
  return found.facet;
};
const offers = (id: string, answers: Record<string, string>, parameter: string) =>
  traitQuestions(entry(id), { choices: choices(answers), level: 1 }, campaign)
    .find((question) => question.parameter.id === parameter)
    ?.offers.map(({ id: option, points }) => [option, points]);

describe('questions', () => {
  it('offer each answer with the price of the whole trait', () => {
    expect(offers('enemy', { power: 'large', frequency: 'fairly-often' }, 'frequency')).toEqual([
      ['almost-always', -90],
      ['quite-often', -60],
      ['fairly-often', -30],
      ['rarely', -15],
    ]);
    expect(offers('enemy', { power: 'individual', frequency: 'rarely' }, 'power')?.[0]).toEqual(['individual', -3]);
  });

  it('have the standing answer, a given one or the entry’s own', () => {
    const answered = traitQuestions(entry('enemy'), { choices: choices({ who: 'the Guild' }), level: 1 }, campaign);
    expect(answered.map(({ parameter, answer }) => [parameter.id, answer])).toEqual([
      ['who', 'the Guild'],
      ['power', 'individual'],
      ['frequency', 'fairly-often'],
    ]);
  });

  it('are asked only with the answers to which they belong', () => {
    const asked = (people: string) =>
      traitQuestions(entry('reputation'), { choices: choices({ people }), level: 1 }, campaign).map(
        ({ parameter }) => parameter.id,
      );
    expect(asked('everyone')).not.toContain('among');
    expect(asked('large')).toContain('among');
    const named = (people: string) =>
      traitName('Reputation', entry('reputation'), { choices: choices({ people, among: 'thieves' }) }, campaign);
    expect(named('everyone')).not.toContain('thieves');
    expect(named('large')).toContain('thieves');
  });

  it('count the norm of the setting', () => {
    const reading = (literacy: 'literate' | 'illiterate') =>
      traitPrice(entry('literacy'), { choices: choices({ degree: 'literate' }), level: 1 }, { ...campaign, literacy });
    expect([reading('literate'), reading('illiterate')]).toEqual([0, 10]);
  });
});

describe('prices in a list', () => {
  it.each([
    ['enemy', '−3 to −120 points'],
    ['appearance', '−20 to 25 points'],
    ['wealth', '−25 to 50 points'],
    ['reputation', '−20 to 20 points'],
    ['luck', '15, 30 or 60 points'],
    ['rapid-healing', '5 or 15 points'],
    ['pacifism', '−15 points'],
    ['combat-reflexes', '15 points'],
    ['quirk', '−1 point'],
    ['toughness', '10 or 25 points'],
    ['charisma', '5 a level'],
    ['youth', '−2 a level, to 3'],
  ])('of %s: %s', (id, words) => {
    expect(traitPriceWords(entry(id), campaign)).toBe(words);
  });

  it('come each once, those that give points from the smallest', () => {
    expect(everyPrice(entry('fat'), campaign)).toEqual([-5, -10, -20]);
    expect(everyPrice(entry('literacy'), { ...campaign, literacy: 'semi-literate' })).toEqual([-5, 0, 5]);
  });
});

describe('kinds', () => {
  it('are all that the answers can make of a trait', () => {
    expect(canBe(entry('wealth'), 'advantage', campaign)).toBe(true);
    expect(canBe(entry('wealth'), 'disadvantage', campaign)).toBe(true);
    expect(canBe(entry('wealth'), 'quirk', campaign)).toBe(false);
    expect(canBe(entry('vow'), 'quirk', campaign)).toBe(true);
    expect(canBe(entry('enemy'), 'advantage', campaign)).toBe(false);
  });

  it('begin with the answer that makes the trait what was asked for, for the fewest points', () => {
    expect(startingChoices(entry('wealth'), 'disadvantage', campaign)).toEqual(choices({ level: 'struggling' }));
    expect(startingChoices(entry('appearance'), 'disadvantage', campaign)).toEqual(choices({ level: 'unattractive' }));
    expect(startingChoices(entry('wealth'), 'advantage', campaign)).toEqual([]);
    expect(startingChoices(entry('enemy'), 'advantage', campaign)).toEqual([]);
  });
});

describe('a quirk in one’s own words', () => {
  const facet: TraitFacet = {
    cite: lite(13),
    kind: 'quirk',
    price: { points: -1 },
    repeatable: true,
    parameters: [{ id: 'text', label: 'Quirk', text: { placeholder: 'What others notice' } }],
  };
  it('is nothing but its text', () => {
    expect(onlyText(facet)?.id).toBe('text');
    expect(onlyText({ ...facet, repeatable: false })).toBeNull();
    expect(onlyText({ ...facet, kind: 'disadvantage' })).toBeNull();
    expect(onlyText(entry('enemy'))).toBeNull();
    expect(onlyText(entry('quirk'))?.text).toBeDefined();
  });
});
