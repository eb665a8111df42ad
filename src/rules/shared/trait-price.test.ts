import { describe, expect, it } from 'vitest';
import type { TraitFacet, TraitOption, TraitPrice } from '../../catalog/trait-entry.ts';
import { saved, trait } from '../../testing/rows.ts';
import { catalogFor, deriveCharacter } from '../derive-character.ts';
import { traitStat } from '../stat-ids.ts';
import { calculateTraitPrice } from './trait-price.ts';

const { campaign } = saved('lite-3e', {}).character;
const facet = (price: TraitPrice, ...questions: TraitOption[][]): TraitFacet => ({
  cite: { book: 'MtM', page: 1 },
  kind: 'disadvantage',
  price,
  parameters: questions.map((options, i) => ({ id: `q${i}`, label: 'Question', options })),
});
const option = (figures: Omit<TraitOption, 'id' | 'name'>): TraitOption[] => [{ id: 'a', name: 'A', ...figures }];
const priceAt = (of: TraitFacet, level = 1) => calculateTraitPrice(of, { choices: [], level }, campaign);

describe('calculateTraitPrice', () => {
  it.each([
    ['one price', facet({ points: 15 }), 1, 15],
    ['a price a level', facet({ pointsPerLevel: 5 }), 3, 15],
    ['a first price and one a level', facet({ points: 10, pointsPerLevel: 5 }), 2, 20],
    ['no more levels than there are', facet({ pointsPerLevel: 5, mostLevels: 2 }), 7, 10],
    ['a table of levels', facet({ levels: [10, 25] }), 2, 25],
    ['the last level of a table', facet({ levels: [10, 25] }), 3, 25],
    ['answers that add', facet({ points: 0 }, option({ points: -5 }), option({ points: -10 })), 1, -15],
    ['answers that multiply', facet({ points: -5 }, option({ multiply: 3 })), 1, -15],
    ['at most', facet({ points: 5 }, option({ atMost: 0 })), 1, 0],
    ['nothing from nothing', facet({ points: 0 }, option({ multiply: 2 })), 1, 0],
    ['half of −5 rounded down by size', facet({ points: -5 }, option({ divide: 2, round: 'down' })), 1, -2],
    ['half of −5 rounded up by size', facet({ points: -5 }, option({ divide: 2, round: 'up' })), 1, -3],
    ['half of 5 rounded down by size', facet({ points: 5 }, option({ divide: 2, round: 'down' })), 1, 2],
    ['half of 5 rounded up by size', facet({ points: 5 }, option({ divide: 2, round: 'up' })), 1, 3],
    ['a whole price, which is not rounded', facet({ points: -4 }, option({ divide: 2, round: 'up' })), 1, -2],
  ])('gives %s', (_, of, level, points) => {
    expect(priceAt(of, level)).toBe(points);
  });

  it('is the number on the sheet, for each answer of each trait in the lists', () => {
    for (const ruleset of ['man-to-man', 'lite-3e'] as const) {
      for (const { id, facet: listed } of catalogFor(ruleset).traits.values()) {
        const answers = (listed.parameters ?? []).flatMap(({ id: parameter, options = [] }) =>
          options.map(({ id: value }) => [{ parameter, value }]),
        );
        for (const choices of [[], ...answers]) {
          const row = trait(id, { key: 't', choices, level: 2 });
          const { worksheet } = deriveCharacter(saved(ruleset, { traits: [row] }));
          const onPaper = saved(ruleset, {}).character.campaign;
          expect(worksheet.number(traitStat('t')), `${id} ${JSON.stringify(choices)}`).toBe(
            calculateTraitPrice(listed, row, onPaper),
          );
        }
      }
    }
  });
});
