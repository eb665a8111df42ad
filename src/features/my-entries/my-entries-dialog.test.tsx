// @vitest-environment happy-dom
import { changeList, useLibraryStore } from '../../state/library/library-store.ts';
import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as z from 'zod/mini';
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownItemSchema } from '../../character/equipment-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { keepCustomEntry } from '../../state/library/custom-entries.ts';
import { receiveEntries } from '../../state/library/receive-entries.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { MyEntriesDialog } from './my-entries-dialog.tsx';

const user = userEvent.setup({ delay: null });
const names = () => useLibraryStore.getState().entries.list.map(({ entry }) => entry.own.name);
const onDownload = vi.fn();
const open = () => render(<MyEntriesDialog onDownload={onDownload} onClose={() => undefined} />);
const choose = async (item: string, name = 'Seal sense') => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  const items = screen.getAllByRole('menuitem', { name: item });
  const own = items.find((each) => each.closest('li')?.textContent?.includes(name));
  if (!own) throw new Error(`${name} has no ${item}`);
  await user.click(own);
};
const file = (content: object) => JSON.stringify({ format: 'pointwright-entries', version: 1, ...content });

beforeEach(async () => {
  await clearDatabase();
  changeList('entries', { list: [], state: 'not-read', problem: null });
  openCharacter(blankSaved('lite-3e'));
  await keepCustomEntry({ list: 'traits', own: z.parse(ownTraitSchema, { name: 'Seal sense', points: 5 }) });
  await keepCustomEntry({
    list: 'equipment',
    own: z.parse(ownItemSchema, { name: 'Boat hook', cost: 30, weight: 4.5 }),
  });
});

test('the entries are listed by chapter with their figures', () => {
  open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Seal senseadvantage, 5 points/),
    expect.stringMatching(/^Boat hookgear, \$30, 4½ lb/),
  ]);
});

test('an entry is deleted at once, and undo brings it back', async () => {
  open();
  await choose('Delete');
  await waitFor(() => expect(names()).toEqual(['Boat hook']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Boat hook', 'Seal sense']));
});

test('an entry is renamed in its row, but not to the name of another', async () => {
  await keepCustomEntry({ list: 'traits', own: z.parse(ownTraitSchema, { name: 'Tide lore' }) });
  open();
  await choose('Rename');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of Seal sense' });
  await user.clear(field);
  await user.type(field, 'tide LORE{Enter}');
  // Shown, and perhaps announced at the same time.
  expect(screen.getAllByText(/There is already an entry called “tide LORE”/)).not.toEqual([]);
  await choose('Rename');
  const again = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of Seal sense' });
  await user.clear(again);
  await user.type(again, 'Sense of the sea{Enter}');
  await waitFor(() => expect(names()).toContain('Sense of the sea'));
});

test('an entry is added to the open character as its own copy', async () => {
  open();
  await choose('Add to this character');
  expect(useCharacterStore.getState().saved.character.traits).toMatchObject([
    { entry: '', own: { name: 'Seal sense' } },
  ]);
});

test('an entry is edited in its form, and its copies on characters stay unchanged', async () => {
  open();
  await choose('Add to this character');
  await choose('Edit…');
  const points = await screen.findByLabelText<HTMLInputElement>('Points');
  expect(screen.getByRole('heading', { name: 'Change Seal sense in My entries' })).toBeDefined();
  expect(screen.queryByLabelText('Keep for all characters')).toBeNull();
  await user.clear(points);
  await user.type(points, '8{Enter}');
  await act(async () => document.querySelector<HTMLFormElement>('#custom-entry-form')?.requestSubmit());
  await waitFor(() =>
    expect(useLibraryStore.getState().entries.list[1]).toMatchObject({
      entry: { own: { name: 'Seal sense', points: 8 } },
    }),
  );
  expect(useCharacterStore.getState().saved.character.traits).toMatchObject([{ own: { points: 5 } }]);
});

test('all are exported to a file', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Export to a file' }));
  const [[blob, name] = []] = onDownload.mock.calls;
  expect(name).toMatch(/^pointwright-entries-.*\.json$/);
  expect(JSON.parse(await blob.text())).toMatchObject({ traits: [{ name: 'Seal sense', points: 5 }] });
});

test('new entries of a file are added at once, and undo removes them again', async () => {
  await receiveEntries([{ text: file({ skills: [{ name: 'Falconry' }] }), from: 'gm.json' }]);
  open();
  expect(screen.getByText('1 entry added from gm.json.')).toBeDefined();
  expect(names()).toContain('Falconry');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).not.toContain('Falconry'));
});

test('another version of an entry is imported as the player chooses', async () => {
  await receiveEntries([{ text: file({ traits: [{ name: 'Seal sense', points: 9 }] }), from: 'gm.json' }]);
  open();
  expect(screen.getByText(/1 entry differs from yours/)).toBeDefined();
  expect(screen.getByText('Yours: advantage, 5 points. In the file: advantage, 9 points.')).toBeDefined();
  await user.click(screen.getByLabelText('Replace'));
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await waitFor(() =>
    expect(useLibraryStore.getState().entries.list[1]).toMatchObject({
      entry: { own: { name: 'Seal sense', points: 9 } },
    }),
  );
});

test('a file without entries says so and changes nothing; values that could not be used are listed', async () => {
  await receiveEntries([{ text: '{"format":"pointwright","version":1}', from: 'dai.json' }]);
  const { unmount } = open();
  expect(screen.getByText('dai.json could not be imported')).toBeDefined();
  unmount();
  await receiveEntries([{ text: file({ traits: [{ name: 'Odd', points: 'ten' }] }), from: 'odd.json' }]);
  open();
  expect(screen.getByText(/traits, row 1, points/)).toBeDefined();
  expect(names()).toContain('Odd');
});

test('the entries are saved for GCS, as a zip file of its library files', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Save for GCS' }));
  await waitFor(() => expect(screen.getByText('2 entries saved for GCS in My-entries-for-GCS.zip')).toBeDefined());
  const [blob, name] = onDownload.mock.lastCall ?? [];
  expect(name).toBe('My-entries-for-GCS.zip');
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['My-traits.adq', 'My-equipment.eqp']);
  const traits = JSON.parse(new TextDecoder().decode(files['My-traits.adq']));
  expect(traits).toMatchObject({ version: 5, rows: [{ name: 'Seal sense', base_points: 5 }] });
});
