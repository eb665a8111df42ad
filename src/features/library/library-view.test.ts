import { beforeEach, expect, test } from 'vitest';
import {
  lookFor,
  select,
  selectOne,
  selectOnly,
  selectUpTo,
  showBin,
  showEverything,
  useLibraryView,
} from './library-view.ts';

const found = ['a', 'b', 'c', 'd', 'e'];
const selected = () => [...useLibraryView.getState().selected].sort().join('');

beforeEach(showEverything);

test('a range goes from the one that was selected last, in either direction, and adds to what is selected', () => {
  selectOne('d', true);
  selectUpTo('b', found);
  expect(selected()).toBe('bcd');
  selectUpTo('e', found);
  expect(selected()).toBe('bcde');
  selectOne('c', false);
  expect(selected()).toBe('bde');
});

test('a range without a beginning, or from one that is not found any more, is the one alone', () => {
  selectUpTo('c', found);
  expect(selected()).toBe('c');
  showEverything();
  selectOne('x', true);
  selectUpTo('c', found);
  expect(selected()).toBe('cx');
});

test('selecting ends with nothing selected, and begins with the first one', () => {
  selectOne('a', true);
  expect(useLibraryView.getState().selecting).toBe(true);
  select(false);
  expect(selected()).toBe('');
  expect(useLibraryView.getState().selecting).toBe(false);
  selectOnly(found);
  expect(selected()).toBe('abcde');
  selectOnly([]);
  expect(useLibraryView.getState().selecting).toBe(false);
});

test('another place begins anew, in the order of before', () => {
  lookFor({ words: 'guard', order: 'name' });
  selectOne('a', true);
  showBin(true);
  expect(useLibraryView.getState()).toMatchObject({ words: '', order: 'name', binned: true });
  expect(selected()).toBe('');
});
