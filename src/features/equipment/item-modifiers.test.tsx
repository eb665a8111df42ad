// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeRow } from '../../character/edit-rows.ts';
import { newItemModifier } from '../../character/item-modifier.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import { editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter } from '../../state/character/derived-character.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { ItemModifiers } from './item-details.tsx';

const { key: _, ...gilded } = newItemModifier('', { name: 'Gilded', cost: 10, costIs: 'percent', costStage: 'final' });
const modifiers = () => useCharacterStore.getState().saved.character.equipment[0]?.modifiers;
const price = () => currentSheet().worksheet.number(itemStat('cloak', 'cost'));

function Modifiers() {
  const row = useCharacter(({ character }) => character.equipment[0]);
  return row ? (
    <ItemModifiers
      name="Cloak"
      row={row}
      onChange={(change, words) =>
        editCharacter(words, (character) => changeRow(character, 'equipment', row.key, change))
      }
    />
  ) : null;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  openCharacter(saved('fourth-edition', { equipment: [typedItem('Cloak', { cost: 50, offered: [gilded] })] }));
});

describe('ItemModifiers', () => {
  it('finds a modifier of the item and one of the ruleset’s list, which change the price', async () => {
    const user = userEvent.setup();
    render(<Modifiers />);
    const list = screen.getByRole('combobox', { name: /Modifier of the lists/ });
    await user.type(list, 'gild');
    await user.click(screen.getByRole('option', { name: /^Gilded \(\+10%\)/ }));
    expect(price()).toBeCloseTo(55);
    await user.type(list, 'silver-c');
    await user.click(screen.getByRole('option', { name: /^Silver-coated/ }));
    expect(price()).toBeCloseTo(165);
    expect(modifiers()).toMatchObject([{ name: 'Gilded' }, { name: 'Silver-coated', page: 'Basic Set p. 275' }]);
    undo();
    expect(price()).toBeCloseTo(55);
  });

  it('asks for what a modifier leaves open', async () => {
    const user = userEvent.setup();
    const bane = { ...gilded, name: 'Bane of @Foes@' };
    openCharacter(saved('fourth-edition', { equipment: [typedItem('Cloak', { cost: 50, offered: [bane] })] }));
    render(<Modifiers />);
    await user.type(screen.getByRole('combobox', { name: /Modifier of the lists/ }), 'bane');
    await user.click(screen.getByRole('option', { name: /^Bane of/ }));
    expect(modifiers()).toEqual([]);
    await user.type(await screen.findByLabelText('Foes'), 'wolves');
    await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
    expect(modifiers()).toMatchObject([{ name: 'Bane of wolves' }]);
    expect(price()).toBeCloseTo(55);
  });

  it('adds one that is typed in, with an effect, and changes it', async () => {
    const user = userEvent.setup();
    render(<Modifiers />);
    await user.click(screen.getByRole('button', { name: 'Add a modifier to Cloak' }));
    const form = within(await screen.findByRole('dialog', { hidden: true }));
    await user.type(form.getByLabelText('Name'), 'Ornate');
    await user.type(form.getByLabelText('Price'), '2');
    await user.selectOptions(form.getByLabelText('Price in'), 'times');
    await user.click(form.getByRole('button', { name: 'Add an effect', hidden: true }));
    await user.selectOptions(form.getByLabelText('Changes'), 'Dodge');
    await user.click(form.getByRole('button', { name: 'Add', hidden: true }));
    expect(await screen.findByText('Ornate (×2)')).toBeTruthy();
    expect(screen.getByText('Dodge +1')).toBeTruthy();
    expect(price()).toBe(100);
    expect(modifiers()?.[0]?.key).not.toBe('new');

    await user.click(screen.getByRole('button', { name: 'Change Ornate of Cloak' }));
    const again = within(await screen.findByRole('dialog', { hidden: true }));
    await user.clear(again.getByLabelText('Price'));
    await user.type(again.getByLabelText('Price'), '3');
    await user.click(again.getByRole('button', { name: 'Change', hidden: true }));
    expect(await screen.findByText('Ornate (×3)')).toBeTruthy();
    expect(modifiers()).toHaveLength(1);
  });

  it('removes one', async () => {
    const user = userEvent.setup();
    editCharacter('', (character) =>
      changeRow(character, 'equipment', 'cloak', { modifiers: [newItemModifier('m', gilded)] }),
    );
    render(<Modifiers />);
    await user.click(screen.getByRole('button', { name: 'Remove Gilded of Cloak' }));
    expect(modifiers()).toEqual([]);
  });
});
