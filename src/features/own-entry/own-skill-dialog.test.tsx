// @vitest-environment happy-dom

import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import OwnSkillDialog from './own-skill-dialog.tsx';

const user = userEvent.setup({ delay: null });

const press = (container: Element, words: RegExp) =>
  act(() =>
    [...container.querySelectorAll('button')]
      .find((button) => words.test(button.getAttribute('aria-label') ?? button.textContent ?? ''))
      ?.click(),
  );

function penaltyOf(container: Element): HTMLInputElement {
  const label = [...container.querySelectorAll('label')].find(({ textContent }) => textContent === 'less');
  const input = document.getElementById(label?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`No penalty in ${container.textContent}`);
  return input;
}

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
});

test('the penalty of a default is what is subtracted, and the form shows what comes of it', async () => {
  const { container } = render(<OwnSkillDialog target={{ chapter: 'skills', name: 'Sneaking', key: null }} />);
  press(container, /default/i);
  const input = penaltyOf(container);
  const hint = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  expect([input.value, hint()]).toEqual(['5', 'DX−5']);
  await user.clear(input);
  await user.type(input, '-4');
  act(() => input.blur());
  expect(hint()).toBe('DX+4, above DX itself');
  await user.clear(input);
  await user.type(input, '6');
  act(() => input.blur());
  expect(hint()).toBe('DX−6');
  await act(async () => container.querySelector('form')?.requestSubmit());
  const [row] = useCharacterStore.getState().saved.character.skills;
  expect(row?.own?.defaults).toMatchObject([{ attribute: 'dx', penalty: 6 }]);
});

test('a default can be taken away again', () => {
  const { container } = render(<OwnSkillDialog target={{ chapter: 'skills', name: 'Sneaking', key: null }} />);
  press(container, /default/i);
  expect(penaltyOf(container).value).toBe('5');
  press(container, /remove/i);
  expect(() => penaltyOf(container)).toThrow('No penalty');
});
