// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConcept } from '../../character/edit-concept.ts';
import { editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { mount, press, type } from '../../ui/mount-for-test.tsx';
import { Looks } from './looks.tsx';
import { StoryFields } from './story-fields.tsx';
import { WhoFields } from './who-fields.tsx';

let form: ReturnType<typeof mount>;
beforeEach(() => openCharacter(johnFalcon()));
afterEach(() => form.leave());

const steps = () => useCharacterStore.temporal.getState().pastStates.length;
const character = () => useCharacterStore.getState().saved.character;

const pause = () => act(() => vi.advanceTimersByTime(300));

/** Types letter by letter, as on a keyboard. */
function typeOut(field: HTMLInputElement, text: string): void {
  for (let length = 1; length <= text.length; length += 1) type(field, text.slice(0, length));
}

function writeOut(field: HTMLTextAreaElement, text: string): void {
  act(() => field.focus());
  for (let length = 1; length <= text.length; length += 1) {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

test('typing a name letter by letter is one step of undo', () => {
  form = mount(<WhoFields />);
  typeOut(form.input(), 'Jack the Second');
  expect(steps()).toBe(0);
  act(() => form.input().blur());
  expect(character().name).toBe('Jack the Second');
  expect(steps()).toBe(1);
  act(undo);
  expect(character().name).toBe('John Falcon');
  expect(form.input().value).toBe('John Falcon');
});

test('Enter ends a visit, and leaving the field after it adds no second step', () => {
  form = mount(<WhoFields />);
  typeOut(form.input(), 'Jack');
  press(form.input(), 'Enter');
  act(() => form.input().blur());
  expect(steps()).toBe(1);
  typeOut(form.input(), 'Jacko');
  act(() => form.input().blur());
  expect(steps()).toBe(2);
});

test('a visit that changes nothing in the end is no step', () => {
  form = mount(<WhoFields />);
  typeOut(form.input(), 'John Falcon');
  act(() => form.input().blur());
  typeOut(form.input(), 'Jack');
  press(form.input(), 'Escape');
  act(() => form.input().blur());
  expect(steps()).toBe(0);
});

test('a story of several lines is one step of undo', () => {
  form = mount(<StoryFields />);
  const field = form.find('textarea');
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The story has no field');
  writeOut(field, 'Once.\nTwice.');
  act(() => field.blur());
  expect(character().concept.story).toBe('Once.\nTwice.');
  expect(steps()).toBe(1);
});

test('a short text is handed over at each pause, and is one step of undo all the same', () => {
  vi.useFakeTimers();
  editCharacter('Hair', (now) => setConcept(now, 'hair', 'black'));
  form = mount(<Looks />);
  const hair = form.find('input[value="black"]');
  if (!(hair instanceof HTMLInputElement)) throw new Error('The hair has no field');
  typeOut(hair, 'grey ');
  pause();
  expect(character().concept.hair).toBe('grey ');
  typeOut(hair, 'grey and thin');
  pause();
  expect(character().concept.hair).toBe('grey and thin');
  act(() => hair.blur());
  expect(steps()).toBe(2); // the first gave the hair its color
  act(undo);
  expect(character().concept.hair).toBe('black');
  vi.useRealTimers();
});
