// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addCustomEntry } from '../../state/character/own-rows.ts';
import { changeList, setCustomEntries } from '../../state/library/library-store.ts';
import { closeCustomEntry, returnToPicker } from '../../state/view/custom-entry-dialog.ts';
import { changeSlice, pickFor, useViewStore } from '../../state/view/view-store.ts';
import { settle } from '../../testing/settle.ts';
import { prepareCandidates } from './entry-candidate.tsx';
import EntryPicker from './entry-picker.tsx';

const user = userEvent.setup({ delay: null });
const sealSense = { list: 'traits' as const, own: z.parse(ownTraitSchema, { name: 'Seal sense', points: 5 }) };
const field = () => screen.getByPlaceholderText<HTMLInputElement>(/^(Anything|Name, or)/);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const character = () => useCharacterStore.getState().saved.character;

async function search(words: string) {
  const onClose = vi.fn();
  const { unmount } = render(<EntryPicker chapter={null} onClose={onClose} />);
  if (words !== '') await user.type(field(), words);
  await settle();
  return { onClose, unmount };
}

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  useViewStore.setState({ chapter: 'concept', target: null, picking: null, dialog: null });
  setCustomEntries([{ id: 'a', entry: sealSense, setAside: [], updated: '' }]);
});
afterEach(() => {
  useViewStore.setState({ dialog: null, picking: null });
  changeList('entries', { list: [], state: 'not-read' });
  changeSlice('customEntry', { target: null, reopenPicker: null, pickerStart: null });
});

test('a saved custom entry is found by its name under its own heading, and Enter adds a copy of it', async () => {
  await search('seal');
  expect(screen.getByText('My entries')).toBeDefined();
  expect(options()[0]).toMatch(/^Seal sense.*advantage, 5 points/);
  await user.keyboard('{Enter}');
  await settle();
  expect(character().traits).toMatchObject([{ entry: '', own: { name: 'Seal sense', points: 5 } }]);
  expect(field().value).toBe('');
});

test('closing the picker moves to the saved custom entry that was added', async () => {
  const { onClose } = await search('seal');
  await user.keyboard('{Enter}');
  await settle();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: character().traits[0]?.key } });
});

test('creating a custom entry from the picker returns to it, with an empty search and the row as the last added', async () => {
  const { unmount, onClose } = await search('Falconry of the sea');
  const create = screen.getAllByRole('option').at(-1);
  if (create) await user.click(create);
  expect(onClose).toHaveBeenCalled();
  unmount();
  expect(useViewStore.getState().customEntry.target).toMatchObject({ name: 'Falconry of the sea', key: null });
  // The dialog adds the row, and closes.
  const added = addCustomEntry(sealSense);
  expect(added && returnToPicker(added)).toBe(true);
  closeCustomEntry();
  expect(useViewStore.getState().dialog).toBe('pick');
  const onCloseAgain = vi.fn();
  render(<EntryPicker chapter={null} onClose={onCloseAgain} />);
  expect(field().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: added?.key } });
});

test('the picker keeps its search after Cancel, and is empty when opened again', async () => {
  const { unmount } = await search('Falconry of the sea');
  const create = screen.getAllByRole('option').at(-1);
  if (create) await user.click(create);
  unmount();
  closeCustomEntry();
  const again = render(<EntryPicker chapter={null} onClose={() => undefined} />);
  expect(field().value).toBe('Falconry of the sea');
  again.unmount();
  render(<EntryPicker chapter={null} onClose={() => undefined} />);
  expect(field().value).toBe('');
  pickFor(null);
});

test('the figures of the first rows are known before the search opens', async () => {
  await prepareCandidates();
  const prices = vi.spyOn(currentSheet().ruleset.skillLadder, 'relative');
  const { unmount } = await search('');
  expect(options()[1]).toMatch(/^Knife/);
  const prepared = prices.mock.calls.length;
  unmount();
  openCharacter(blankSaved('lite-3e'));
  await search('');
  expect(prices.mock.calls.length, 'without preparation').toBeGreaterThan(prepared + 10);
  prices.mockRestore();
});
