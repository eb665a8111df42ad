// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { setConcept } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { Looks } from './looks.tsx';

const user = userEvent.setup({ delay: null });
const concept = () => useCharacterStore.getState().saved.character.concept;
const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Body' });
const chosen = async () => (await field()).selectedOptions[0]?.text;

describe('The choice of a body', () => {
  beforeEach(() => openCharacter(blankSaved('fourth-edition')));

  test('a ruleset without bodies has no such field', () => {
    openCharacter(blankSaved('lite-3e'));
    render(<Looks />);
    expect(screen.queryByLabelText('Body')).toBeNull();
  });

  test('without a choice, race and traits decide, and the field names the plan', async () => {
    render(<Looks />);
    expect(await chosen()).toBe('By race and traits: Humanoid');
    editCharacter('Four legs', (character) =>
      addRow(character, 'traits', { entry: 'extra-legs', choices: [{ parameter: 'legs', value: 'four' }] }),
    );
    expect(await screen.findByText('By race and traits: Centaur')).toBeTruthy();
  });

  test('a chosen plan counts, says which places it has, and can be given back', async () => {
    render(<Looks />);
    await user.selectOptions(await field(), 'Avian');
    expect(concept().bodyPlan).toBe('avian');
    expect((await field()).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/wings, torso/)).toBeTruthy();
    await user.selectOptions(await field(), 'By race and traits: Humanoid');
    expect(concept().bodyPlan).toBeUndefined();
  });

  test('a body that came with a file is one of the choices, and can be removed', async () => {
    const place = { name: 'Ooze', place: 'torso', results: 16, add: 0, resistance: 0 };
    editCharacter('Slime', (character) =>
      setConcept(setConcept(character, 'body', { name: 'Slime', dice: 3, places: [place] }), 'bodyPlan', 'own'),
    );
    render(<Looks />);
    expect(await chosen()).toBe('Slime (from a file)');
    expect(screen.getByText(/in fights: ooze/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Slime' }));
    expect(concept().body).toBeUndefined();
    expect(await chosen()).toBe('By race and traits: Humanoid');
    expect(screen.queryByRole('button', { name: 'Remove Slime' })).toBeNull();
  });
});
