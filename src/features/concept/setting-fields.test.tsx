// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { setCampaign } from '../../character/edit-character.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { SettingFields } from './setting-fields.tsx';

const user = userEvent.setup({ delay: null });

const campaign = () => useCharacterStore.getState().saved.character.campaign;
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = async (label: string, text: string) => {
  await user.clear(control(label));
  await user.type(control(label), `${text}{Enter}`);
};

beforeEach(() => openCharacter(blankSaved('lite-3e')));

test('rules that ask nothing of the setting have no such part', () => {
  openCharacter(blankSaved('man-to-man'));
  const { container } = render(<SettingFields />);
  expect(container.textContent).toBe('');
});

test('the fourth edition offers the limits, with half of the budget and five quirks as the book has them', async () => {
  openCharacter(blankSaved('fourth-edition'));
  render(<SettingFields />);
  expect(control('Disadvantage limit').placeholder).toBe('−50');
  expect(control('Quirk limit').placeholder).toBe('5');
  await write('Disadvantage limit', '20');
  expect(campaign().disadvantageLimit).toBe(-20);
});

test('the fourth edition has tech levels of its own, what people of each start with, and the cost of a month', async () => {
  openCharacter(blankSaved('fourth-edition'));
  const { container } = render(<SettingFields />);
  expect(container.textContent).toContain('up to 12');
  expect(container.textContent).not.toContain('You start with');
  await write('Tech level', '8');
  expect(container.textContent).toContain('Digital age');
  expect(control('Starting wealth').placeholder).toBe('20,000');
  expect(container.textContent).toContain('You start with $20,000.');
  expect(container.textContent).toContain('Status 0: cost of living $600 a month.');
  const own = z.parse(ownTraitSchema, { name: 'Wealthy', effects: [{ stat: 'startingMoney', times: 5 }] });
  act(() => void addToChapter('traits', 'Wealthy', { own }));
  expect(container.textContent).toContain('You start with $100,000 (Wealthy).');
  await write('Tech level', '13');
  expect(container.textContent).toContain('Tech levels run from 0 to 12.');
});

test('a tech level names its era, and what most people can read follows it', async () => {
  const { container } = render(<SettingFields />);
  expect(container.textContent).toContain('By tech level: most cannot read');
  await write('Tech level', '7');
  expect(campaign().techLevel).toBe(7);
  expect(container.textContent).toContain('computers and jets');
  expect(container.textContent).toContain('By tech level: most read and write');
  await write('Tech level', '17');
  expect(container.textContent).toContain('Tech levels run from 0 to 16.');
  await write('Tech level', '');
  expect(campaign().techLevel).toBeNull();
});

test('starting wealth says what the character begins with, by its own wealth', async () => {
  addToChapter('traits', 'Wealth', { entry: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] });
  const { container } = render(<SettingFields />);
  expect(container.textContent).not.toContain('You start with');
  await write('Starting wealth', '1000');
  expect(container.textContent).toContain('You start with $200 (Poor).');
  act(() => editCharacter('Money $50', (character) => setCampaign(character, 'money', 50)));
  expect(container.textContent).toContain('You start with $50.');
});

test('limits are the book’s while nothing is written, and are kept with the sign that counts', async () => {
  render(<SettingFields />);
  expect(control('Disadvantage limit').placeholder).toBe('−40');
  expect(control('Quirk limit').placeholder).toBe('5');
  await write('Disadvantage limit', '50');
  expect(campaign().disadvantageLimit).toBe(-50);
  expect(control('Disadvantage limit').value).toBe('−50');
  await write('Quirk limit', '3');
  expect(
    currentSheet()
      .ruleset.limits?.(campaign())
      .map(({ most, book }) => [most, book]),
  ).toEqual([
    [-50, -40],
    [3, 5],
  ]);
  await write('Quirk limit', '');
  expect(campaign().quirkLimit).toBeNull();
});
