import { expect, test } from 'vitest';
import { findReadyFighters, type ReadyFighter } from './add-fighters.tsx';

const fighter = (name: string, line: string): ReadyFighter => ({
  id: name,
  name,
  line,
  points: 100,
  ruleset: 'lite-3e',
  load: () => Promise.resolve(''),
});
const all = [
  fighter('Lucía Arrieta', 'Archer: quick and deadly at a distance.'),
  fighter('Wenzel Sedláček', 'Three javelins and a sword.'),
  fighter('Νεφέλη Δάρα', 'Healer.'),
  fighter('Савва Лукич', 'Бывалый, тихий.'),
];
const found = (query: string) => findReadyFighters(all, query).map(({ name }) => name);

test.each([
  ['lucia', 'Lucía Arrieta'],
  ['LUCÍA', 'Lucía Arrieta'],
  ['sedlacek wenzel', 'Wenzel Sedláček'],
  ['νεφελη', 'Νεφέλη Δάρα'],
  ['тихии', 'Савва Лукич'],
  ['deadly  archer', 'Lucía Arrieta'],
])('%s finds a ready-made fighter', (query, name) => {
  expect(found(query)).toEqual([name]);
});

test('an empty query finds all, and unknown words find none', () => {
  expect(found(' ')).toHaveLength(all.length);
  expect(found('lucia dragon')).toEqual([]);
});
