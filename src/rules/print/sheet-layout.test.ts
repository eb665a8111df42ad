import { expect, it } from 'vitest';
import { daiSheet } from '../../testing/sheet-models.ts';
import { longLists, tickBoxes } from './sheet-layout.ts';

it('tickBoxes: one box for each point, none for fractions, zero and very large counts', () => {
  expect([1, 13, 40].map(tickBoxes)).toEqual([1, 13, 40]);
  expect([0, -2, 2.5, 41, 1300, Number.NaN].map(tickBoxes)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('longLists: a list with more lines than fit in a column is long', () => {
  const model = daiSheet();
  const [skill] = model.skills;
  if (!skill) throw new Error('Dai has no skills');
  const withSkills = (count: number) =>
    longLists({ ...model, skills: Array.from({ length: count }, () => skill) }).skills;
  expect([withSkills(26), withSkills(27)]).toEqual([false, true]);
});
