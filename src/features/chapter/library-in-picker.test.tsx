// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { addLibraryFiles } from '../../state/library-files/library-files.ts';
import { loadLibraryIndex } from '../../state/library-files/load-library-index.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { enterWords } from '../../testing/enter-words.ts';
import { gcsFixtures } from '../../testing/gcs-fixtures.ts';
import EntryPicker from './entry-picker.tsx';

const user = userEvent.setup({ delay: null });
const character = () => useCharacterStore.getState().saved.character;

beforeEach(async () => {
  await clearDatabase();
  openCharacter(blankSaved('fourth-edition'));
  await addLibraryFiles(
    gcsFixtures.map(({ name, content }) => ({ path: `Harbor/${name}`, file: new Blob([JSON.stringify(content)]) })),
  );
  await loadLibraryIndex();
});

const type = async (query: string) => {
  render(<EntryPicker chapter={null} onClose={() => undefined} />);
  await enterWords(user, screen.getByRole('combobox'), query);
  return screen.findByRole('group', { name: 'Library files' });
};

test('an entry of a library file is found with its source, and picking it makes a copy', async () => {
  const group = await type('sea legs');
  const option = within(group).getByRole('option', { name: /Sea Legs/ });
  expect(option.textContent).toContain('Harbor.adq, HB12');
  expect(option.textContent).toContain('advantage, 3 points, 4 points per level');
  await user.click(option);
  await waitFor(() => expect(character().traits).toMatchObject([{ own: { name: 'Sea Legs' } }]));
  expect(await screen.findByText('Sea Legs added')).toBeDefined();
});

test('a match by name in a library file comes before partial matches in the lists, and is selected', async () => {
  const group = await type('slow tide');
  expect(screen.getAllByRole('group').filter((each) => each.closest('[role=listbox]'))[0]).toBe(group);
  expect(
    within(group)
      .getByRole('option', { name: /Slow Tide/ })
      .getAttribute('aria-selected'),
  ).toBe('true');
});

test('filters of the list apply to library files too, and one shows nothing else', async () => {
  render(<EntryPicker chapter="skills" onClose={() => undefined} />);
  const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
  const expectFound = (name: string, expected: boolean) =>
    waitFor(() => expect(found().some((text) => text.includes(name))).toBe(expected));
  const [search = document.body] = screen.getAllByRole('combobox');
  await enterWords(user, search, 'rigging');
  await expectFound('Rigging', true);
  await user.click(await screen.findByRole('button', { name: 'IQ' }));
  await expectFound('Rigging', false); // it is of DX
  await user.click(await screen.findByRole('button', { name: 'DX' }));
  await expectFound('Rigging', true);
  await user.clear(search);
  await user.click(await screen.findByRole('button', { name: 'Library files' }));
  await waitFor(() =>
    expect(screen.getAllByRole('group').filter((each) => each.closest('[role=listbox]'))).toHaveLength(1),
  );
});

test('the player is asked to complete an entry, and the answers are in its texts', async () => {
  const group = await type('habit');
  await user.click(within(group).getByRole('option', { name: /Habit:/ }));
  await enterWords(user, await screen.findByRole('textbox', { name: /Habit/ }), 'Whistles');
  await user.click(await screen.findByRole('button', { name: 'Add 1 entry' }));
  expect(character().traits.map(({ own }) => own?.name)).toEqual(['Habit: Whistles']);
});

test('a template lets the player choose, and adds all in one step', async () => {
  const group = await type('deckhand');
  await user.click(within(group).getByRole('option', { name: /Deckhand/ }));
  const choice = await screen.findByRole('group', { name: /Flaws: −15 points of these/ });
  expect(choice.querySelector('legend')?.textContent).toContain('−15 of −15 points left');
  await user.click(within(choice).getByRole('checkbox', { name: /Drinker/ }));
  expect(choice.querySelector('legend')?.textContent).toContain('0 of −15 points left');
  await user.click(await screen.findByRole('button', { name: 'Add 4 entries' }));
  expect(character().traits.map(({ own }) => own?.name)).toEqual(['Increased Strength', 'Drinker']);
  expect(character()).toMatchObject({ skills: [{ points: 4 }], equipment: [{ own: { name: 'Knife' } }] });
  act(() => useCharacterStore.temporal.getState().undo());
  expect(character().traits).toEqual([]);
});
