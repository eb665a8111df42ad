import { expect, it } from 'vitest';
import { basicSet } from '../../books.ts';
import { readModifierTable } from './read-modifier-row.ts';

it('a modifier has a percentage, by the level or by its variant, or one that is typed in', () => {
  const table = readModifierTable({
    Accurate: [102, '+5%/level'],
    Link: [106, { 'used together or apart': '+20%', 'used together only': '+10%' }],
    Accessibility: [110, 'varies'],
  });
  expect(table).toEqual([
    { name: 'Accurate', percent: 5, perLevel: true, cite: basicSet(102) },
    { name: 'Link: used together or apart', percent: 20, cite: basicSet(106) },
    { name: 'Link: used together only', percent: 10, cite: basicSet(106) },
    { name: 'Accessibility', percent: 0, cite: basicSet(110) },
  ]);
});
