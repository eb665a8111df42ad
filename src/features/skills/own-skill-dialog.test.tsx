// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { mount, type } from '../../ui/mount-for-test.tsx';
import OwnSkillDialog from './own-skill-dialog.tsx';

const press = (place: Element, words: RegExp) =>
  act(() =>
    [...place.querySelectorAll('button')]
      .find((button) => words.test(button.getAttribute('aria-label') ?? button.textContent ?? ''))
      ?.click(),
  );

function penaltyOf(place: Element): HTMLInputElement {
  const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === 'less');
  const input = document.getElementById(label?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`No penalty in ${place.textContent}`);
  return input;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  openCharacter(blankSaved('lite-3e'));
});

test('the penalty of a default is what is subtracted, and the form shows what comes of it', async () => {
  const { place, leave } = mount(<OwnSkillDialog asked={{ chapter: 'skills', name: 'Sneaking', key: null }} />);
  press(place, /default/i);
  const input = penaltyOf(place);
  const hint = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  expect([input.value, hint()]).toEqual(['5', 'DX−5']);
  type(input, '-4');
  act(() => input.blur());
  expect(hint()).toBe('DX+4, above DX itself');
  type(input, '6');
  act(() => input.blur());
  expect(hint()).toBe('DX−6');
  await act(async () => place.querySelector('form')?.requestSubmit());
  const [row] = useCharacterStore.getState().saved.character.skills;
  expect(row?.own?.defaults).toMatchObject([{ attribute: 'dx', penalty: 6 }]);
  leave();
});

test('a default can be taken away again', () => {
  const { place, leave } = mount(<OwnSkillDialog asked={{ chapter: 'skills', name: 'Sneaking', key: null }} />);
  press(place, /default/i);
  expect(penaltyOf(place).value).toBe('5');
  press(place, /remove/i);
  expect(() => penaltyOf(place)).toThrow('No penalty');
  leave();
});
