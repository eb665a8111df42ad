import { expect, test } from 'vitest';
import { aboutLine, columnNames, type SideAbout } from './side-words.ts';

const side = (more: Partial<SideAbout>): SideAbout => ({
  name: 'Anna',
  state: 'as it is now',
  rules: 'Man to Man',
  when: '',
  points: '98 of 100 points',
  ...more,
});

test.each([
  [side({ state: 'before the dungeon' }), side({}), ['before the dungeon', 'as it is now']],
  [side({}), side({ rules: 'GURPS Lite 3e' }), ['Man to Man', 'GURPS Lite 3e']],
  [side({}), side({ name: 'Bea', state: '' }), ['Anna', 'Bea']],
  [side({ state: 'as made' }), side({ name: 'Bea', state: '' }), ['Anna, as made', 'Bea']],
  [side({}), side({ name: 'Bea', state: '', rules: 'GURPS Lite 3e' }), ['Anna, Man to Man', 'Bea, GURPS Lite 3e']],
  [side({}), side({}), ['Anna', 'Anna']],
])('columnNames: names only what distinguishes the sides: %#', (before, after, names) => {
  expect(columnNames(before, after)).toEqual(names);
});

test('aboutLine: writes all of a side in one line', () => {
  expect(aboutLine(side({ state: 'as made', when: 'today 14:05' }))).toBe(
    'Anna, as made (Man to Man, today 14:05, 98 of 100 points)',
  );
});
