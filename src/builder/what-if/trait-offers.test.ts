import { describe, expect, it } from 'vitest';
import { lite } from '../../catalog/books.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { blankCharacter } from '../../character/character.ts';
import { catalogFor } from '../../rules/derive-character.ts';
import { calculateTraitPrice, formatTraitName } from '../../rules/shared/trait-price.ts';
import { choices } from '../../testing/rows.ts';
import { describeTraitPrice } from './candidate.ts';
import { canHaveKind, possiblePrices, startingChoices, textOnlyParameter, traitQuestions } from './trait-offers.ts';

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

describe('traitQuestions', () => {
  it('offers each answer with the price of the whole trait', () => {
    expect(offers('enemy', { power: 'large', frequency: 'fairly-often' }, 'frequency')).toEqual([
      ['almost-always', -90],
      ['quite-often', -60],
      ['fairly-often', -30],
      ['rarely', -15],
    ]);
    expect(offers('enemy', { power: 'individual', frequency: 'rarely' }, 'power')?.[0]).toEqual(['individual', -3]);
  });

  it('returns the current answer, or the entry’s default', () => {
    const answered = traitQuestions(entry('enemy'), { choices: choices({ who: 'the Guild' }), level: 1 }, campaign);
    expect(answered.map(({ parameter, answer }) => [parameter.id, answer])).toEqual([
      ['who', 'the Guild'],
      ['power', 'individual'],
      ['frequency', 'fairly-often'],
    ]);
  });

  it('includes a question only with the answers to which it belongs', () => {
    const asked = (people: string) =>
      traitQuestions(entry('reputation'), { choices: choices({ people }), level: 1 }, campaign).map(
        ({ parameter }) => parameter.id,
      );
    expect(asked('everyone')).not.toContain('among');
    expect(asked('large')).toContain('among');
    const named = (people: string) =>
      formatTraitName('Reputation', entry('reputation'), { choices: choices({ people, among: 'thieves' }) }, campaign);
    expect(named('everyone')).not.toContain('thieves');
    expect(named('large')).toContain('thieves');
  });

  it('depends on the literacy of the setting', () => {
    const reading = (literacy: 'literate' | 'illiterate') =>
      calculateTraitPrice(
        entry('literacy'),
        { choices: choices({ degree: 'literate' }), level: 1 },
        { ...campaign, literacy },
      );
    expect([reading('literate'), reading('illiterate')]).toEqual([0, 10]);
  });
});

describe('the prices of a trait in the list', () => {
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
    ['charisma', '5 per level'],
    ['youth', '−2 per level, up to 3'],
  ])('for %s are “%s”', (id, words) => {
    expect(describeTraitPrice(entry(id), campaign)).toBe(words);
  });

  it('are distinct; prices that give points begin with the smallest', () => {
    expect(possiblePrices(entry('fat'), campaign)).toEqual([-5, -10, -20]);
    expect(possiblePrices(entry('literacy'), { ...campaign, literacy: 'semi-literate' })).toEqual([-5, 0, 5]);
  });
});

describe('the kinds of a trait', () => {
  it('are all those that its answers can result in', () => {
    expect(canHaveKind(entry('wealth'), 'advantage', campaign)).toBe(true);
    expect(canHaveKind(entry('wealth'), 'disadvantage', campaign)).toBe(true);
    expect(canHaveKind(entry('wealth'), 'quirk', campaign)).toBe(false);
    expect(canHaveKind(entry('vow'), 'quirk', campaign)).toBe(true);
    expect(canHaveKind(entry('enemy'), 'advantage', campaign)).toBe(false);
  });

  it('select the starting answer: the one of the requested kind for the fewest points', () => {
    expect(startingChoices(entry('wealth'), 'disadvantage', campaign)).toEqual(choices({ level: 'struggling' }));
    expect(startingChoices(entry('appearance'), 'disadvantage', campaign)).toEqual(choices({ level: 'unattractive' }));
    expect(startingChoices(entry('wealth'), 'advantage', campaign)).toEqual([]);
    expect(startingChoices(entry('enemy'), 'advantage', campaign)).toEqual([]);
  });
});

describe('a quirk in the player’s own words', () => {
  const facet: TraitFacet = {
    cite: lite(13),
    kind: 'quirk',
    price: { points: -1 },
    repeatable: true,
    textIsName: true,
    parameters: [{ id: 'text', label: 'Quirk', text: { placeholder: 'What others notice' } }],
  };
  it('consists only of its text', () => {
    expect(textOnlyParameter(facet)?.id).toBe('text');
    const { textIsName: _, ...dislike } = facet;
    expect(textOnlyParameter(dislike)).toBeNull();
    expect(textOnlyParameter(entry('enemy'))).toBeNull();
    expect(textOnlyParameter(entry('quirk'))?.text).toBeDefined();
  });
});
