// @vitest-environment happy-dom
import { type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { addVersionOf, listVersionsOf } from '../../state/library/library-versions.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase, storeVersion } from '../../testing/browser-storage.ts';
import { VersionsPanel } from './versions-panel.tsx';

const user = userEvent.setup({ delay: null });

const onDownload = vi.fn<(file: Blob, name: string) => void>();
let panel: RenderResult;

const names = () => [...panel.container.querySelectorAll('.version-name')].map((element) => element.textContent);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const show = async (count: number) => {
  panel = render(<VersionsPanel onDownload={onDownload} onClose={() => undefined} />);
  await waitFor(() => expect(names()).toHaveLength(count));
};
const kept = async () => {
  const list = await listVersionsOf('falcon');
  return list.ok ? list.value.map(({ name }) => name) : [];
};
const rename = (name: string) => editCharacter(`Name: ${name}`, (character) => setName(character, name));
const openName = () => useCharacterStore.getState().saved.character.name;

beforeEach(async () => {
  await clearDatabase();
  openCharacter(johnFalcon(), 'falcon');
  onDownload.mockClear();
});

test('the panel saves the character under a name, and asks for one', async () => {
  await show(0);
  await waitFor(() => expect(panel.container.textContent).toContain('No versions yet.'));
  await press('Save');
  expect(panel.container.textContent).toContain('Enter a name.');
  await user.clear(screen.getByLabelText('Save a version as'));
  await user.type(screen.getByLabelText('Save a version as'), '  before the dungeon ');
  await press('Save');
  await waitFor(() => expect(names()).toEqual(['before the dungeon']));
  await waitFor(() =>
    expect(panel.container.querySelector('.version')?.textContent).toMatch(/today \d+:\d\d · 100 of 100 points/),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Save a version as').value).toBe('');
});

test('the panel lists the newest first, and marks versions saved by the program', async () => {
  await addVersionOf('falcon', 'as made');
  const createdAt = '2020-03-12T10:00:00.000Z';
  await storeVersion({
    character: 'falcon',
    name: 'Before the update',
    made: createdAt,
    reason: 'before-migration',
    saved: '{',
  });
  await storeVersion({ character: 'falcon', name: 'From the other tab', made: createdAt, reason: 'named', saved: '{' });
  await show(3);
  expect(names()).toEqual(['From the other tab', 'Before the update', 'as made']);
  const rows = [...panel.container.querySelectorAll('.version')].map((row) => row.textContent ?? '');
  expect(rows[0]).toContain('Saved automatically: another tab’s character');
  expect(rows[1]).toContain('12 March 2020');
  expect(rows[1]).toContain('Saved automatically: the character before an update converted it.');
  expect(rows[2]).not.toContain('Saved automatically');
  await waitFor(() => expect(panel.container.querySelector('.version')?.textContent).toContain('cannot be read'));
});

test('restoring a version saves the present state, and can be undone', async () => {
  await addVersionOf('falcon', 'as made');
  rename('Jack');
  await show(1);
  useViewStore.setState({ dialog: 'versions' });
  await press('Restore: as made');
  await waitFor(() => expect(openName()).toBe('John Falcon'));
  await waitFor(() => expect(useViewStore.getState().dialog).toBeNull());
  expect(useViewStore.getState().notices[0]).toMatchObject({ title: 'Version “as made” restored' });
  expect(await kept()).toEqual(['Before restoring “as made”', 'as made']);
  undo();
  expect(openName()).toBe('Jack');
});

test('restoring from a state that is a version already saves nothing twice', async () => {
  await addVersionOf('falcon', 'as made');
  rename('Jack');
  await addVersionOf('falcon', 'as Jack');
  await show(2);
  await press('Restore: as made');
  await waitFor(() => expect(openName()).toBe('John Falcon'));
  expect(await kept()).toEqual(['as Jack', 'as made']);
});

test('an unreadable version says so, and nothing is changed', async () => {
  await storeVersion({ character: 'falcon', name: 'torn', made: '2020-03-12', reason: 'named', saved: '{' });
  await show(1);
  await press('Restore: torn');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be read'));
  expect(openName()).toBe('John Falcon');
});

test('the panel compares a version with the present', async () => {
  const key = await addVersionOf('falcon', 'as made');
  await show(1);
  await press('Compare with now: as made');
  expect(useViewStore.getState().compare).toEqual({
    before: { kind: 'version', key: key.ok && key.value },
    after: { kind: 'open' },
  });
  expect(useViewStore.getState().dialog).toBe('compare');
});

test('the menu of a version renames, downloads and deletes it', async () => {
  await addVersionOf('falcon', 'as made');
  await show(1);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = () => screen.getByRole('textbox', { name: /^New name of/ });
  await user.clear(field());
  await user.type(field(), 'at the start');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['at the start']));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.clear(field());
  await user.type(field(), 'never mind');
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['at the start']);

  await user.click(await screen.findByRole('menuitem', { name: 'Save as file' }));
  await waitFor(() => expect(onDownload).toHaveBeenCalled());
  const [file, name] = onDownload.mock.calls[0] ?? [];
  expect(name).toBe('John-Falcon-at-the-start.json');
  expect(await file?.text()).toContain('"name": "John Falcon"');

  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  expect(panel.container.textContent).toContain('Delete this version for good?');
  await press('Keep it');
  expect(names()).toEqual(['at the start']);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  await press('Delete');
  await waitFor(() => expect(panel.container.textContent).toContain('No versions yet.'));
  expect(await kept()).toEqual([]);
});
