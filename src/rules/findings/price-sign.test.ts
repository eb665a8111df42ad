import { describe, expect, it } from 'vitest';
import type { OwnTrait, TraitRow } from '../../character/trait-rows.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedRace, typedTrait } from '../../testing/own-rows.ts';
import { choices, saved, trait } from '../../testing/rows.ts';
import { catalogFor } from '../derive-character.ts';
import { rulesetIds } from '../rulesets.ts';
import { findingSentence } from './finding-sentences.ts';

const typed = (kind: OwnTrait['kind'], points: number, more: Partial<TraitRow> = {}) =>
  typedTrait('Dark secret', { kind, points }, more);

function remarks(ruleset: string, choices: Parameters<typeof saved>[1]) {
  const { findings } = openSheet(saved(ruleset, choices));
  return findings
    .filter(({ code }) => code === 'price-sign')
    .map(({ id, kind, fact, place }) => ({ id, kind, sentence: findingSentence(fact), place }));
}
const sentences = (ruleset: string, row: TraitRow) =>
  remarks(ruleset, { traits: [row] }).map((remark) => remark.sentence);

describe.each(rulesetIds)('a typed-in price of the wrong sign, under %s', (ruleset) => {
  it.each([
    ['disadvantage', 10, 'Dark secret is a disadvantage and should give points back, but it costs 10 points.'],
    ['quirk', 1, 'Dark secret is a quirk and should give points back, but it costs 1 point.'],
    ['advantage', -10, 'Dark secret is an advantage and should cost points, but it gives back 10 points.'],
    ['perk', -1, 'Dark secret is a perk and should cost points, but it gives back 1 point.'],
  ] as const)('is a finding for a %s of %i', (kind, points, sentence) => {
    expect(sentences(ruleset, typed(kind, points))).toEqual([sentence]);
    expect(sentences(ruleset, typed(kind, -points))).toEqual([]);
    expect(sentences(ruleset, typed(kind, 0))).toEqual([]);
    expect(sentences(ruleset, typed(kind, points, { boughtOff: true }))).toEqual([]);
  });

  it('is against the rules, at its row, and the points are as the file has them', () => {
    const row = typed('disadvantage', 10);
    expect(remarks(ruleset, { traits: [row] })).toMatchObject([
      { id: 'price-sign:dark secret', kind: 'rule', place: { chapter: 'traits', row: 'dark secret' } },
    ]);
    const { worksheet, context } = openSheet(saved(ruleset, { traits: [row] }));
    expect(worksheet.number('points')).toBe(10);
    expect(context.traits[0]?.row.own?.points).toBe(10);
  });

  it('of a trait of one’s own race is a finding at the race', () => {
    const own = typedRace({ name: 'Elf', traits: [typed('disadvantage', 10)] });
    expect(remarks(ruleset, { race: { entry: 'human', own } })).toMatchObject([
      { id: 'price-sign:race.trait0', place: { chapter: 'concept', field: 'race' } },
    ]);
  });
});

it('a quirk of the fourth edition at 1 point is one finding, not two', () => {
  const { findings } = openSheet(saved('fourth-edition', { traits: [typed('quirk', 1)] }));
  expect(findings.map(({ code }) => code)).toEqual(['price-sign']);
});

it('no trait of the lists has a price of the wrong sign, whatever is answered', () => {
  for (const ruleset of rulesetIds) {
    for (const { id, facet } of catalogFor(ruleset).traits.values()) {
      const answers = (facet.parameters ?? []).flatMap((parameter) =>
        (parameter.options ?? []).map((option) => choices({ [parameter.id]: option.id })),
      );
      for (const given of [[], ...answers]) {
        const row = trait(id, { choices: given });
        expect(sentences(ruleset, row), JSON.stringify(row)).toEqual([]);
      }
    }
  }
});
