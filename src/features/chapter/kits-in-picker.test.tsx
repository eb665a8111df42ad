// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { enterWords } from '../../testing/enter-words.ts';
import { settle } from '../../testing/settle.ts';
import EntryPicker from './entry-picker.tsx';

const user = userEvent.setup({ delay: null });
const equipment = () => useCharacterStore.getState().saved.character.equipment;
const firstOption = () => document.querySelector('[role=option]')?.textContent ?? '';

async function type(words: string) {
  await enterWords(user, screen.getByRole('combobox'), words);
  await settle();
}

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  useViewStore.setState({ chapter: 'equipment', target: null });
  render(<EntryPicker chapter={null} onClose={() => undefined} />);
});

test('a kit shows its contents, price and weight, and is added in one step', async () => {
  await type("traveler's kit");
  expect(firstOption()).toMatch(/^Traveler's kit.* Contents: backpack with bedroll, .*\$182 · 19½ lb · our prices$/);
  await type('{Enter}');
  const once = equipment();
  expect(once.map(({ entry }) => entry)).toEqual(expect.arrayContaining(['backpack', 'rope', 'waterskin', 'cloak']));
  expect(once.find(({ entry }) => entry === 'rope')?.container).toBe(once[0]?.key);
  await type("traveler's kit{Enter}");
  expect(equipment().filter(({ entry }) => entry === 'backpack')).toHaveLength(2);
  expect(equipment().filter(({ entry }) => entry === 'waterskin')).toMatchObject([{ quantity: 2 }]);
  act(undo);
  expect(equipment()).toEqual(once);
  act(undo);
  expect(equipment()).toEqual([]);
});

test('kits are added by number, and from a list of lines', async () => {
  await type("burglar's kit x2");
  expect(firstOption()).toMatch(/^Burglar's kit × 2/);
  await type('{Enter}');
  expect(equipment().filter(({ entry }) => entry === 'lockpicks')).toHaveLength(2);
  act(undo);
  await type("climber's kit; rope x3; backpack");
  await type('{Enter}');
  expect(equipment().filter(({ entry }) => entry === 'rope')).toMatchObject([
    { quantity: 3, container: equipment()[0]?.key },
    { quantity: 3, container: '' },
  ]);
});
