// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import OwnTraitDialog from './own-trait-dialog.tsx';

const user = userEvent.setup({ delay: null });

type Kind = 'advantage' | 'perk' | 'disadvantage' | 'quirk';

const rows = () => useCharacterStore.getState().saved.character.traits;

function open(kind: Kind, key: string | null = null) {
  const { container } = render(<OwnTraitDialog target={{ chapter: 'traits', name: 'Dark secret', key, kind }} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    /** With the minus before the field. */
    value: (label: string) => `${field(label).previousElementSibling?.textContent ?? ''}${field(label).value}`,
    write: async (label: string, text: string) => {
      await user.clear(field(label));
      await user.type(field(label), `${text}{Enter}`);
    },
    choose: (label: string, value: string) => user.selectOptions(field(label), value),
    save: () => act(async () => container.querySelector('form')?.requestSubmit()),
  };
}

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  openChapter('traits');
});

test('10 typed as the price of a disadvantage is −10, and counts against the limit', async () => {
  const dialog = open('disadvantage');
  expect(dialog.value('Points')).toBe('−0');
  await dialog.write('Points', '10');
  expect(dialog.value('Points')).toBe('−10');
  await dialog.write('Points per level', '5');
  expect(dialog.value('Points per level')).toBe('−5');
  await dialog.write('Points', '-12');
  expect(dialog.value('Points')).toBe('−12');
  await dialog.write('Points', '10');
  await dialog.save();
  expect(rows()[0]?.own).toMatchObject({ kind: 'disadvantage', points: -10, pointsPerLevel: -5 });
  expect(currentSheet().worksheet.number('points.limited')).toBe(-15);
  expect(currentSheet().findings).toEqual([]);
});

test('a quirk starts at −1', async () => {
  const dialog = open('quirk');
  expect(dialog.value('Points')).toBe('−1');
  await dialog.save();
  expect(currentSheet().worksheet.number('quirks')).toBe(1);
  expect(currentSheet().worksheet.number('points')).toBe(-1);
});

test('the price follows the kind that is chosen', async () => {
  const dialog = open('advantage');
  expect(dialog.value('Points')).toBe('0');
  await dialog.choose('Kind', 'quirk');
  expect(dialog.value('Points')).toBe('−1');
  await dialog.choose('Kind', 'disadvantage');
  expect(dialog.value('Points'), 'nothing was typed yet').toBe('−0');
  await dialog.choose('Kind', 'advantage');
  await dialog.write('Points', '15');
  await dialog.write('Points per level', '5');
  expect([dialog.value('Points'), dialog.value('Points per level')]).toEqual(['15', '5']);
  await dialog.choose('Kind', 'disadvantage');
  expect([dialog.value('Points'), dialog.value('Points per level')]).toEqual(['−15', '−5']);
  await dialog.choose('Kind', 'advantage');
  expect([dialog.value('Points'), dialog.value('Points per level')]).toEqual(['15', '5']);
});

test('a disadvantage that a file has at a positive price keeps it until a price is typed', async () => {
  const { own } = typedTrait('Dark secret', { kind: 'disadvantage', points: 10 });
  const dialog = open('disadvantage', addToChapter('traits', 'Dark secret', { own }));
  expect(dialog.value('Points')).toBe('10');
  await dialog.write('Name', 'Dark past');
  await dialog.save();
  expect(rows()[0]?.own).toMatchObject({ name: 'Dark past', points: 10 });
});

test('an advantage never gives points back because of a minus that was typed', async () => {
  const dialog = open('advantage');
  await dialog.write('Points', '-10');
  expect(dialog.value('Points')).toBe('10');
  expect(screen.getByText(/^An advantage costs points\./)).toBeDefined();
  await dialog.choose('Kind', 'disadvantage');
  expect(dialog.value('Points')).toBe('−10');
  expect(screen.queryByText(/^An advantage costs points\./)).toBeNull();
});

test('the kind comes first; it is the one of the place that the dialog was opened from', () => {
  open('disadvantage');
  const [kind] = screen.getAllByRole('combobox');
  expect(kind).toBe(screen.getByLabelText('Kind'));
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('disadvantage');
  expect(screen.getByRole('heading', { name: 'Custom disadvantage' })).toBeDefined();
});
