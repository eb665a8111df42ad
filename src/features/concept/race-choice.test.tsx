// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setRace } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { isSameOwnEntry } from '../../character/own-entry.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { setOwnEntries } from '../../state/library/own-entries-store.ts';
import { typedRace, typedTrait } from '../../testing/own-rows.ts';
import { settle } from '../../testing/settle.ts';
import { RaceChoice } from './race-choice.tsx';

const user = userEvent.setup({ delay: null });

const own = () => useCharacterStore.getState().saved.character.race.own;

beforeAll(() => import('./own-race-dialog.tsx'), 20_000);

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
});

async function open(name: string) {
  const { container } = render(<RaceChoice />);
  /** The control of a label; the last one, where there are several. */
  const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).at(-1) ?? document.body;
  await user.click(screen.getByRole('button', { name }));
  await settle();
  return {
    container,
    press: (button: string) => user.click(screen.getByRole('button', { name: button })),
    write: async (label: string, text: string) => {
      await user.clear(field(label));
      await user.type(field(label), `${text}{Enter}`);
    },
    choose: (label: string, value: string) => user.selectOptions(field(label), value),
    total: () => screen.getByRole('status').textContent,
    save: async () => {
      act(() => container.querySelector('form')?.requestSubmit());
      await settle();
    },
  };
}

test('RaceChoice: a listed race is copied to be changed, and shows its cost at every step', async () => {
  editCharacter('race', (character) => setRace(character, 'elf'));
  const { container, press, write, total, save } = await open('Change this race…');
  expect(container.querySelector('dialog')?.textContent).toContain('Change Elf');
  expect(total()).toBe('25 points');
  await press('Increase IQ, plus or minus');
  expect(total()).toBe('35 points');
  await press('Remove trait 1');
  expect(total()).toBe('20 points');
  await write('Points', '12');
  expect(total()).toBe('12 points · its parts: 20');
  await write('Name', 'Town elf');
  expect(own(), 'nothing before it is kept').toBeNull();
  await save();
  expect(own()).toMatchObject({ name: 'Town elf', points: 12, st: -1, dx: 1, iq: 2, traits: [], basedOn: 'elf' });
  expect(currentSheet().worksheet.number('points.race')).toBe(12);
  expect(container.querySelector('dialog')).toBeNull();
  expect(container.textContent).toContain('Change your race…');
});

test('a race of one’s own is put together from attributes, traits with their answers, and skills', async () => {
  const { container, press, write, choose, total, save } = await open('Custom race…');
  expect(total()).toBe('0 points');
  await write('Name', 'Cat');
  await press('Decrease ST, plus or minus');
  await choose('Another trait', 'toughness');
  await press('Add a trait');
  await press('Increase Toughness level');
  expect(total()).toBe('15 points');
  await choose('Another trait', 'phobia');
  await press('Add a trait');
  await choose('Fear of (Phobia)', 'dogs');
  expect(total()).toBe('10 points');
  await choose('Another skill', 'stealth');
  await press('Add a skill');
  expect(container.textContent).toContain('Stealth2 points');
  expect(total()).toBe('12 points');
  await save();
  expect(own()).toMatchObject({
    name: 'Cat',
    points: null,
    st: -1,
    traits: [
      { entry: 'toughness', level: 2 },
      { entry: 'phobia', choices: [{ parameter: 'object', value: 'dogs' }] },
    ],
    skills: [{ entry: 'stealth', relative: 0 }],
  });
  const keys = [...(own()?.traits ?? []), ...(own()?.skills ?? [])].map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(currentSheet().worksheet.number('points.race')).toBe(12);
});

test('a typed-in disadvantage of a race gives points back without a minus being typed', async () => {
  const { press, write, choose, total, save } = await open('Custom race…');
  await write('Name', 'Cat');
  await choose('Another trait', 'own');
  await press('Add a trait');
  await write('Trait', 'Curious');
  await choose('Kind', 'quirk');
  expect(total()).toBe('−1 point');
  await choose('Kind', 'disadvantage');
  await write('Price', '10');
  expect(total()).toBe('−10 points');
  await save();
  expect(own()?.traits[0]?.own).toMatchObject({ name: 'Curious', kind: 'disadvantage', points: -10 });
});

test('a race that is saved for all characters is among the choices, and is taken as a copy with keys of its own', async () => {
  const claws = typedTrait('Claws', { points: 7 }, { key: 'k1' });
  const entry = { list: 'races' as const, own: typedRace({ name: 'Cat', traits: [claws] }) };
  setOwnEntries([{ id: 'a', entry, setAside: [], updated: '' }]);
  editCharacter('Luck added', (character) => addRow(character, 'traits', { entry: 'luck' }, 'k1'));
  render(<RaceChoice />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Race' }), 'Cat');
  expect(own()).toMatchObject({ name: 'Cat', traits: [{ key: 'k2', own: { name: 'Claws', points: 7 } }] });
  expect(own() && isSameOwnEntry(entry, { list: 'races', own: own() ?? entry.own })).toBe(true);
  setOwnEntries([]);
});
