import { expect, test } from 'vitest';
import { ariaKeys, keyCaps, keyText, matchesCombination } from './keys.ts';

const none = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('Mod is Ctrl or ⌘, and no further modifier may be pressed', () => {
  expect(matchesCombination({ ...none, key: 'k', ctrlKey: true }, 'Mod+K')).toBe(true);
  expect(matchesCombination({ ...none, key: 'k', metaKey: true }, 'Mod+K')).toBe(true);
  expect(matchesCombination({ ...none, key: 'k' }, 'Mod+K')).toBe(false);
  expect(matchesCombination({ ...none, key: 'k', ctrlKey: true, altKey: true }, 'Mod+K')).toBe(false);
  expect(matchesCombination({ ...none, key: 'Z', ctrlKey: true, shiftKey: true }, 'Mod+Z')).toBe(false);
  expect(matchesCombination({ ...none, key: 'Z', ctrlKey: true, shiftKey: true }, 'Mod+Shift+Z')).toBe(true);
});

test('a digit means the physical key, whatever it types: ⌥1 types ¡', () => {
  expect(matchesCombination({ ...none, key: '¡', code: 'Digit1', altKey: true }, 'Alt+Digit1')).toBe(true);
  expect(matchesCombination({ ...none, key: '&', code: 'Digit1', altKey: true }, 'Alt+Digit1')).toBe(true);
  expect(matchesCombination({ ...none, key: '1', code: 'Digit1', altKey: true, ctrlKey: true }, 'Alt+Digit1')).toBe(
    false,
  );
});

test('a question mark counts with or without Shift', () => {
  expect(matchesCombination({ ...none, key: '?', shiftKey: true }, '?')).toBe(true);
  expect(matchesCombination({ ...none, key: '?' }, '?')).toBe(true);
  expect(matchesCombination({ ...none, key: '?', ctrlKey: true }, '?')).toBe(false);
});

test('keys are written as on the keyboard, and as assistive technology reads them', () => {
  expect(keyText('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
  expect(keyText('Mod+Shift+Z', true)).toBe('⌘⇧Z');
  expect(keyCaps('Alt+ArrowUp', false)).toEqual(['Alt', '↑']);
  expect(keyCaps('Alt+Digit3', true)).toEqual(['⌥', '3']);
  expect(ariaKeys(['Mod+K', 'Alt+Digit3'], false)).toBe('Control+K Alt+3');
  expect(ariaKeys(['Mod+K'], true)).toBe('Meta+K');
});
