import { beforeEach, expect, test } from 'vitest';
import {
  changeQuery,
  selectOnly,
  selectUpTo,
  setSelected,
  setSelecting,
  showBin,
  showEverything,
  useLibraryView,
} from './library-view.ts';

const found = ['a', 'b', 'c', 'd', 'e'];
const selected = () => [...useLibraryView.getState().selected].sort().join('');

beforeEach(showEverything);

test('selectUpTo: selects from the last selected character, in either direction, and adds to the selection', () => {
  setSelected('d', true);
  selectUpTo('b', found);
  expect(selected()).toBe('bcd');
  selectUpTo('e', found);
  expect(selected()).toBe('bcde');
  setSelected('c', false);
  expect(selected()).toBe('bde');
});

test('selectUpTo: selects only the character itself without a start, or if the start no longer matches', () => {
  selectUpTo('c', found);
  expect(selected()).toBe('c');
  showEverything();
  setSelected('x', true);
  selectUpTo('c', found);
  expect(selected()).toBe('cx');
});

test('selection mode: starts with the first selected character, and its end clears the selection', () => {
  setSelected('a', true);
  expect(useLibraryView.getState().selecting).toBe(true);
  setSelecting(false);
  expect(selected()).toBe('');
  expect(useLibraryView.getState().selecting).toBe(false);
  selectOnly(found);
  expect(selected()).toBe('abcde');
  selectOnly([]);
  expect(useLibraryView.getState().selecting).toBe(false);
});

test('showBin: resets everything but the order', () => {
  changeQuery({ words: 'guard', order: 'name' });
  setSelected('a', true);
  showBin(true);
  expect(useLibraryView.getState()).toMatchObject({ words: '', order: 'name', binned: true });
  expect(selected()).toBe('');
});
