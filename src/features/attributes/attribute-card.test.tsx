// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { mount, press, type } from '../../ui/mount-for-test.tsx';
import { AttributeCard } from './attribute-card.tsx';

const state = () => useCharacterStore.getState();
const strength = () => state().saved.character.attributes.st;
const steps = () => useCharacterStore.temporal.getState().pastStates.length;
const pause = () => act(() => vi.advanceTimersByTime(300));

let card: ReturnType<typeof mount>;
let before = 0;

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  vi.useFakeTimers();
  openCharacter(johnFalcon());
  before = strength();
  card = mount(<AttributeCard id="st" short="ST" name="Strength" meaning="How strong." />);
});
afterEach(() => {
  card.leave();
  vi.useRealTimers();
});

test('a number typed with pauses is there at each of them, and is one step for undo', () => {
  type(card.input(), '1');
  pause();
  expect(strength()).toBe(1);
  type(card.input(), '15');
  pause();
  expect([strength(), steps(), state().lastEdit]).toEqual([15, 1, `ST ${before} → 15`]);
  act(() => card.input().blur());
  act(() => undo());
  expect([strength(), card.input().value]).toEqual([before, String(before)]);
});

test('two numbers typed one after the other are two steps, and a step of a key is one of its own', () => {
  type(card.input(), '14');
  pause();
  press(card.input(), 'Enter');
  type(card.input(), '15');
  pause();
  press(card.input(), 'ArrowUp');
  expect([strength(), steps(), state().lastEdit]).toEqual([16, 3, 'ST 15 → 16']);
});

test('what is typed after undo is a step of its own', () => {
  type(card.input(), '14');
  pause();
  act(() => undo());
  type(card.input(), '13');
  pause();
  expect([strength(), steps(), state().lastEdit]).toEqual([13, 1, `ST ${before} → 13`]);
});
