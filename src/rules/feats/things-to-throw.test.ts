import { expect, it } from 'vitest';
import { johnFalcon } from '../../testing/book-characters.ts';
import { item, saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { listThingsToThrow } from './things-to-throw.ts';

it('one of each item is thrown, not all of them', () => {
  const things = listThingsToThrow(openWorksheet(johnFalcon()));
  expect(things.map(({ name }) => name)).toContain('Shortsword');
  const ten = saved('man-to-man', { equipment: [item('crossbow', { quantity: 10, weightOverride: 3 })] });
  expect(listThingsToThrow(openWorksheet(ten)).map(({ weight }) => weight)).toEqual([3]);
});

it('what is at hand comes first', () => {
  const equipment = [item('crossbow', { place: 'home' }), item('shortsword', { place: 'ready' })];
  const things = listThingsToThrow(openWorksheet(saved('man-to-man', { equipment })));
  expect(things.map(({ name }) => name)).toEqual(['Shortsword', 'Crossbow']);
});
