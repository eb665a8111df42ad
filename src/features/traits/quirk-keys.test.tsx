// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { TraitsChapter } from './traits-chapter.tsx';

const user = userEvent.setup({ delay: null });

const quirks = () => currentSheet().context.traits.map(({ name }) => name);
const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const steps = () => useCharacterStore.temporal.getState().pastStates.map(({ lastEdit }) => lastEdit);

beforeEach(async () => {
  openCharacter(blankSaved('lite-3e'));
  openChapter('traits');
  render(<TraitsChapter />);
  await user.click(screen.getByRole('button', { name: 'Add a quirk' }));
  await nextFrame();
});

test('Enter in the last quirk opens the next one, in time for the next letter', async () => {
  await user.keyboard('talks to horses{Enter}hates cats{Enter}snores{Tab}');
  await nextFrame();
  expect(quirks()).toEqual(['talks to horses', 'hates cats', 'snores']);
});

test('Enter in another quirk goes to the one below', async () => {
  await user.keyboard('talks to horses{Enter}hates cats');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect((document.activeElement as HTMLInputElement).value).toBe('talks to horses');
  await user.keyboard('{Enter}');
  expect((document.activeElement as HTMLInputElement).value).toBe('hates cats');
  expect(quirks()).toHaveLength(2);
});

test('an empty quirk is not kept, and leaves nothing to undo', async () => {
  const before = useCharacterStore.getState().saved;
  await user.keyboard('snores{Enter}{Enter}');
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a quirk' }));
  expect(quirks()).toEqual(['snores']);
  expect(before).not.toBe(useCharacterStore.getState().saved);
  act(() => undo());
  expect(quirks()).not.toContain('snores');
  await user.click(screen.getByRole('button', { name: 'Add a quirk' }));
});

test('a quirk left empty is not kept; one that loses its text is removed, which can be undone', async () => {
  const stepsBefore = steps();
  await user.tab({ shift: true });
  await nextFrame();
  expect(quirks()).toEqual([]);
  expect(steps()).toEqual(stepsBefore.slice(0, -1));

  await user.click(screen.getByRole('button', { name: 'Add a quirk' }));
  await nextFrame();
  await user.keyboard('snores{Enter}');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await user.clear(document.activeElement ?? document.body);
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await nextFrame();
  expect(quirks()).toEqual([]);
  expect(useCharacterStore.getState().lastEdit).toBe('Quirk removed');
  act(() => undo());
  expect(quirks()).toHaveLength(1);
});

test('going to the menu of an empty quirk keeps it', async () => {
  await user.keyboard('{ArrowRight}');
  await nextFrame();
  expect(document.activeElement).not.toBe(document.body);
  expect(quirks()).toHaveLength(1);
});
