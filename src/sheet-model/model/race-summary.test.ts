import { expect, it } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedRace, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { summarizePricedRace } from './race-summary.ts';

it('summarizePricedRace: prices each part separately, even where two have the same words', () => {
  const own = typedRace({
    name: 'Giant',
    st: 2,
    traits: [typedTrait('ST +2', { points: 7 }), typedTrait('Claws', { points: 3 })],
  });
  const sheet = openSheet(saved('lite-3e', { race: { entry: 'human', own } }));
  expect(summarizePricedRace(sheet)).toEqual([
    { name: 'ST +2', points: '20' },
    { name: 'ST +2', points: '7' },
    { name: 'Claws', points: '3' },
  ]);
});
