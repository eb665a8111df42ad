import { expect, it } from 'vitest';
import { daiSheet } from '../../testing/sheet-models.ts';
import { traitTable } from './ability-tables.ts';

it('traitTable: every kind of the ruleset while there are no traits, else those with traits and advantages', () => {
  const model = daiSheet();
  const titles = (traits: typeof model.traits) => traitTable.blocks({ ...model, traits }).map(({ title }) => title);
  expect(titles([])).toEqual(['Advantages', 'Disadvantages', 'Quirks']);
  expect(titles(model.traits.filter(({ kind }) => kind === 'quirk'))).toEqual(['Advantages', 'Quirks']);
});
