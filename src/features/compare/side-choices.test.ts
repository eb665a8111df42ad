import { expect, test } from 'vitest';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { CharacterVersion } from '../../state/library/library-versions.ts';
import {
  aboutLine,
  type Choices,
  columnNames,
  describeListedCount,
  maxListed,
  otherSide,
  type SideAbout,
  sideOf,
  sideOptions,
  sideValue,
} from './side-choices.ts';

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
])('columnNames names only differences between the sides: %#', (before, after, names) => {
  expect(columnNames(before, after)).toEqual(names);
});

test('aboutLine describes a side in one line', () => {
  expect(aboutLine(side({ state: 'as made', when: 'today 14:05' }))).toBe(
    'Anna, as made (Man to Man, today 14:05, 98 of 100 points)',
  );
});

const summary = (id: string, name: string, updated = '2026-01-01T10:00:00Z'): CharacterSummary => ({
  id,
  name,
  ruleset: 'lite-3e',
  revision: 1,
  updated,
  points: { spent: 95, budget: 100 },
  tags: [],
  binned: null,
  face: null,
});
const version = (key: number, name: string): CharacterVersion => ({
  key,
  character: 'open',
  name,
  made: '2020-03-12T10:00:00Z',
  reason: 'named',
});
const choices = (more: Partial<Choices> = {}): Choices => ({
  openId: 'open',
  openName: 'Anna',
  openRuleset: 'man-to-man',
  versions: [],
  others: [],
  ...more,
});

test('sideValue and sideOf convert a side to a value and back', () => {
  for (const value of ['open', 'version:7', 'stored:a:b']) expect(sideValue(sideOf(value), choices())).toBe(value);
  expect(sideValue({ kind: 'stored', id: 'open' }, choices())).toBe('open');
});

test('sideOptions lists the open character, its versions, and the other characters', () => {
  const options = sideOptions(
    choices({ versions: [version(7, 'as made')], others: [summary('b', 'Bea')] }),
    'open',
    '',
  );
  expect(options).toEqual([
    { value: 'open', label: 'As it is now', group: 'Anna' },
    { value: 'version:7', label: 'as made, 12 March 2020', group: 'Anna' },
    { value: 'stored:b', label: 'Bea, 95 points', group: 'Other characters' },
  ]);
});

test('sideOptions narrows very many characters by a search, and keeps the chosen one', () => {
  const others = Array.from({ length: 5_000 }, (_, i) => summary(`n${i}`, `Nobody ${i}`));
  const many = choices({ others: [...others, summary('z', 'Zofia')] });
  const values = (chosen: string, words: string) => sideOptions(many, chosen, words).map(({ value }) => value);
  expect(values('open', '')).toHaveLength(1 + maxListed);
  expect(values('open', 'zof')).toEqual(['open', 'stored:z']);
  expect(values('stored:n4000', 'zof')).toEqual(['open', 'stored:n4000', 'stored:z']);
  expect(describeListedCount(many, '')).toBe('Showing 50 of 5,001. Type more of the name.');
  expect(describeListedCount(many, 'zof')).toBe('1 match: Enter selects it.');
  expect(describeListedCount(many, 'qq')).toBe('No other character matches.');
});

test('otherSide defaults to the newest version, or the character changed last, or other rules', () => {
  const others = [summary('b', 'Bea', '2026-01-01T10:00:00Z'), summary('c', 'Cy', '2026-02-01T10:00:00Z')];
  expect(otherSide({ kind: 'open' }, choices({ versions: [version(9, 'x'), version(7, 'y')], others }))).toEqual({
    kind: 'version',
    key: 9,
  });
  expect(otherSide({ kind: 'open' }, choices({ others }))).toEqual({ kind: 'stored', id: 'c' });
  expect(otherSide({ kind: 'stored', id: 'open' }, choices())).toEqual({ kind: 'open', ruleset: 'lite-3e' });
  expect(otherSide({ kind: 'stored', id: 'b' }, choices({ others }))).toEqual({ kind: 'open' });
});
