// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter } from '../state/character/character-store.ts';
import { allowQuestionMark } from '../state/view/preferences.ts';
import { openDialog, useViewStore } from '../state/view/view-store.ts';
import { useShortcuts } from './use-shortcuts.ts';

function Page() {
  useShortcuts();
  return <input aria-label="Name" />;
}

const view = () => useViewStore.getState();
const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });
const pressDigit = (digit: number, more: KeyboardEventInit = {}) =>
  press(String(digit), { code: `Digit${digit}`, altKey: true, ...more });

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
  useViewStore.setState({ chapter: 'concept', target: null, dialog: null, library: false, startPage: false });
  allowQuestionMark(true);
  render(<Page />);
});

test('Alt with a digit opens the chapters in list order, at their first field', () => {
  pressDigit(4);
  expect(view()).toMatchObject({ chapter: 'skills', target: { field: 'first' } });
  pressDigit(5); // Man to Man has no spells
  expect(view().chapter).toBe('equipment');
  pressDigit(6);
  expect(view().chapter).toBe('equipment');
  openCharacter(blankSaved('fourth-edition'));
  pressDigit(6, { key: '^' });
  expect(view().chapter).toBe('equipment');
});

test('AltGr with a digit types a character', () => {
  expect(pressDigit(4, { ctrlKey: true })).toBe(true);
  expect(view().chapter).toBe('concept');
});

test('digits do nothing behind a dialog or on the start page', () => {
  openDialog('print');
  pressDigit(2);
  openDialog(null);
  useViewStore.setState({ startPage: true });
  pressDigit(2);
  expect(view().chapter).toBe('concept');
});

test('“?” lists the keys, unless it is typed into a text or switched off', () => {
  press('?', { shiftKey: true }, document.querySelector('input') ?? document.body);
  expect(view().dialog).toBeNull();
  press('?', { shiftKey: true });
  expect(view().dialog).toBe('keyboard');
  openDialog(null);
  allowQuestionMark(false);
  press('?', { shiftKey: true });
  expect(view().dialog).toBeNull();
  press('/', { ctrlKey: true });
  expect(view().dialog).toBe('keyboard');
});
