// @vitest-environment happy-dom
import { newModifier } from '../../character/new-modifier.ts';
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeRow } from '../../character/edit-rows.ts';
import { editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter } from '../../state/character/derived-character.ts';
import { typedEffect, typedTrait } from '../../testing/own-rows.ts';
import { saved, trait } from '../../testing/rows.ts';
import { TraitModifiers } from './trait-modifiers.tsx';

const loud = newModifier('m', { name: 'Loud', percent: -10 });
const traits = () => useCharacterStore.getState().saved.character.traits;

function Modifiers() {
  const row = useCharacter(({ character }) => character.traits[0]);
  return row ? (
    <TraitModifiers
      name="Wings"
      row={row}
      onChange={(change, words) => editCharacter(words, (character) => changeRow(character, 'traits', row.key, change))}
    />
  ) : null;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const wings = typedTrait('Wings', { points: 40 }, { key: 'wings', modifiers: [loud] });
  openCharacter(saved('fourth-edition', { attributes: { dx: 12, ht: 12 }, traits: [wings] }));
});

describe('TraitModifiers', () => {
  it('gives a percentage modifier an effect, which counts and is shown in words', async () => {
    const user = userEvent.setup();
    const before = currentSheet().worksheet.number('dodge');
    render(<Modifiers />);
    await user.click(screen.getByRole('button', { name: 'Effects of modifier Loud of Wings' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const form = within(dialog);
    await user.click(form.getByRole('button', { name: 'Add an effect', hidden: true }));
    await user.selectOptions(form.getByLabelText('Changes'), 'Dodge');
    await user.click(form.getByRole('button', { name: 'Change', hidden: true }));
    expect(await screen.findByText('Dodge +1')).toBeTruthy();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(traits()).toMatchObject([{ modifiers: [{ ...loud, effects: [{ stat: 'dodge', add: 1 }] }] }]);
    const dodge = currentSheet().worksheet.get('dodge');
    expect(dodge.value).toBe(before + 1);
    expect(dodge.steps.map(({ words }) => words)).toContain('Wings, Loud');
  });

  it('offers an effect for each level where the trait has levels', async () => {
    const user = userEvent.setup();
    const claws = typedTrait('Claws', { pointsPerLevel: 5 }, { key: 'claws', modifiers: [loud] });
    openCharacter(saved('fourth-edition', { traits: [claws] }));
    render(<Modifiers />);
    await user.click(screen.getByRole('button', { name: 'Effects of modifier Loud of Wings' }));
    await user.click(await screen.findByRole('button', { name: 'Add an effect', hidden: true }));
    expect(screen.getByLabelText('for each level')).toBeTruthy();
  });

  it('keeps an effect that it cannot interpret', async () => {
    const user = userEvent.setup();
    const unknown = typedEffect({ stat: 'luck', add: 3 });
    const wings = typedTrait('Wings', {}, { key: 'wings', modifiers: [{ ...loud, effects: [unknown] }] });
    openCharacter(saved('fourth-edition', { traits: [wings] }));
    render(<Modifiers />);
    await user.click(screen.getByRole('button', { name: 'Effects of modifier Loud of Wings' }));
    await user.click(await screen.findByRole('button', { name: 'Change', hidden: true }));
    expect(traits()).toMatchObject([{ modifiers: [{ effects: [unknown] }] }]);
  });

  it('finds a modifier in the lists, with its percentage, levels and page', async () => {
    const user = userEvent.setup();
    render(<Modifiers />);
    await user.type(screen.getByRole('combobox', { name: /Modifier of the list/ }), 'accur');
    await user.click(screen.getByRole('option', { name: /^Accurate/ }));
    expect(traits()[0]?.modifiers.at(-1)).toMatchObject({ name: 'Accurate', percent: 5, level: 1 });
    expect(screen.getByText('Basic Set p. 102')).toBeTruthy();
    const levels = screen.getByLabelText('Levels of modifier 2 of Wings');
    await user.clear(levels);
    await user.type(levels, '4{Enter}');
    // 40 × (100 − 10 + 4 × 5)%
    expect(currentSheet().worksheet.number('trait:wings.points')).toBe(44);
  });

  it('lists those of the trait before those of any trait', async () => {
    const user = userEvent.setup();
    openCharacter(saved('fourth-edition', { traits: [trait('flight', { key: 'flight' })] }));
    render(<Modifiers />);
    await user.click(screen.getByRole('combobox', { name: /Modifier of the list/ }));
    const groups = screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
    expect(groups).toEqual(['Of Wings', 'Enhancements', 'Percentage by the game master', 'Limitations']);
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Space flight+50%');
  });
});
