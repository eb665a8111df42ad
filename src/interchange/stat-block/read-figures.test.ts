import { expect, test } from 'vitest';
import { readFigures } from './read-figures.ts';

test.each([
  ['Phobia (fire) (resisted on 12)', ['fire'], 12],
  ['Phobia (fire) (9 or less)', ['fire'], 9],
  ['Phobia (fire) (CR: 15)', ['fire'], 15],
])('%s has a self-control number beside its answer', (text, texts, roll) => {
  expect(readFigures(text)).toMatchObject({ name: 'Phobia', texts, roll });
});
