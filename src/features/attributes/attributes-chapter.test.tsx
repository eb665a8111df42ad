// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { AttributesChapter } from './attributes-chapter.tsx';

const user = userEvent.setup({ delay: null });

test('Enter goes from one attribute to the next, and Tab has one stop for each field', async () => {
  openCharacter(blankSaved('lite-3e'));
  render(<AttributesChapter />);
  const field = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole('spinbutton', { name: 'Level' });
  act(() => field('ST').focus());
  await user.keyboard('12{Enter}13{Enter}{Enter}11{Enter}');
  expect(useCharacterStore.getState().saved.character.attributes).toMatchObject({ st: 12, dx: 13, iq: 10, ht: 11 });
  expect(document.activeElement).toBe(field('HT'));
  await user.keyboard('{Control>}{ArrowUp}{/Control}');
  expect(document.activeElement).toBe(field('IQ'));
  expect(within(screen.getByRole('group', { name: 'IQ' })).getByRole('button', { name: 'Increase' }).tabIndex).toBe(-1);
});
