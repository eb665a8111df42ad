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

test('a range goes from the one that was selected last, in either direction, and adds to what is selected', () => {
  setSelected('d', true);
  selectUpTo('b', found);
  expect(selected()).toBe('bcd');
  selectUpTo('e', found);
  expect(selected()).toBe('bcde');
  setSelected('c', false);
  expect(selected()).toBe('bde');
});

test('a range without a beginning, or from one that is not found any more, is the one alone', () => {
  selectUpTo('c', found);
  expect(selected()).toBe('c');
  showEverything();
  setSelected('x', true);
  selectUpTo('c', found);
  expect(selected()).toBe('cx');
});

test('selecting ends with nothing selected, and begins with the first one', () => {
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

test('another place begins anew, in the order of before', () => {
  changeQuery({ words: 'guard', order: 'name' });
  setSelected('a', true);
  showBin(true);
  expect(useLibraryView.getState()).toMatchObject({ words: '', order: 'name', binned: true });
  expect(selected()).toBe('');
});
