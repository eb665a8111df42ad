// @vitest-environment happy-dom
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setConcept } from '../../character/edit-character.ts';
import { editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { StoryFields, WhoFields } from './concept-chapter.tsx';
import { Looks } from './looks.tsx';

const user = userEvent.setup({ delay: null });

let form: RenderResult;
beforeEach(() => openCharacter(johnFalcon()));

const steps = () => useCharacterStore.temporal.getState().pastStates.length;
const character = () => useCharacterStore.getState().saved.character;

const pause = () => act(() => vi.advanceTimersByTime(300));

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
/** Types letter by letter, in place of what was there. */
const typeOut = (field: HTMLElement, text: string) => user.type(field, text, typeOver);
const typeOver = { initialSelectionStart: 0, initialSelectionEnd: 1_000 };

test('typing a name letter by letter is one step of undo', async () => {
  form = render(<WhoFields />);
  await typeOut(nameField(), 'Jack the Second');
  expect(steps()).toBe(0);
  act(() => nameField().blur());
  expect(character().name).toBe('Jack the Second');
  expect(steps()).toBe(1);
  act(undo);
  expect(character().name).toBe('John Falcon');
  expect(nameField().value).toBe('John Falcon');
});

test('Enter ends a visit, and leaving the field after it adds no second step', async () => {
  form = render(<WhoFields />);
  await typeOut(nameField(), 'Jack');
  await user.keyboard('{Enter}');
  act(() => nameField().blur());
  expect(steps()).toBe(1);
  await typeOut(nameField(), 'Jacko');
  act(() => nameField().blur());
  expect(steps()).toBe(2);
});

test('a visit that changes nothing in the end is no step', async () => {
  form = render(<WhoFields />);
  await typeOut(nameField(), 'John Falcon');
  act(() => nameField().blur());
  await typeOut(nameField(), 'Jack');
  await user.keyboard('{Escape}');
  act(() => nameField().blur());
  expect(steps()).toBe(0);
});

test('a story of several lines is one step of undo', async () => {
  form = render(<StoryFields />);
  const field = screen.getByRole('textbox', { name: /^Story/ });
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The story has no field');
  await typeOut(field, 'Once.\nTwice.');
  act(() => field.blur());
  expect(character().concept.story).toBe('Once.\nTwice.');
  expect(steps()).toBe(1);
});

test('a short text is handed over at each pause, and is one step of undo all the same', async () => {
  vi.useFakeTimers();
  editCharacter('Hair', (now) => setConcept(now, 'hair', 'black'));
  form = render(<Looks />);
  const hair = form.container.querySelector('input[value="black"]');
  if (!(hair instanceof HTMLInputElement)) throw new Error('The hair has no field');
  await typeOut(hair, 'grey ');
  pause();
  expect(character().concept.hair).toBe('grey ');
  await typeOut(hair, 'grey and thin');
  pause();
  expect(character().concept.hair).toBe('grey and thin');
  act(() => hair.blur());
  expect(steps()).toBe(2); // the first gave the hair its color
  act(undo);
  expect(character().concept.hair).toBe('black');
  vi.useRealTimers();
});
