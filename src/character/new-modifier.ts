import type { TraitModifier } from './trait-rows.ts';

/** Returns a modifier of a trait with these figures; those that are left out have the defaults of the file. */
export const newModifier = (key: string, figures: Partial<Omit<TraitModifier, 'key'>> = {}): TraitModifier => ({
  key,
  name: '',
  percent: 0,
  points: 0,
  times: null,
  level: null,
  appliesTo: 'all',
  page: '',
  effects: [],
  ...figures,
});
