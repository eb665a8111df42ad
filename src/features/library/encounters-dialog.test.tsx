// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { refreshEncounters } from '../../state/encounter/encounter-list.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { storeArrival } from '../../state/encounter/encounters-in.ts';
import { closeEncounter } from '../../state/encounter/open-encounter.ts';
import { useNoticeStore } from '../../state/view/notice-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { eventually } from '../../testing/settle.ts';
import { EncountersDialog } from './encounters-dialog.tsx';

const user = userEvent.setup({ delay: null });
const onClose = vi.fn();
let view: RenderResult;
const show = async () => {
  await act(async () => {
    view = render(<EncountersDialog onClose={onClose} />);
  });
};
const names = () => [...document.querySelectorAll('.encounters-name')].map((name) => name.textContent);
const choose = async (of: string, item: string) => {
  const button = await screen.findByRole('button', { name: `More for ${of}` });
  act(() => button.focus());
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(async () => {
  await closeEncounter();
  await clearDatabase();
  useNoticeStore.setState({ notices: [] });
  useViewStore.setState({ encounter: false, dialog: 'encounters' });
  await storeArrival({ ...addFighters(blankEncounter('e1', 'Ambush'), johnFalcon(), { copies: 3 }), round: 2 });
});
afterEach(() => view.unmount());

test('lists encounters, and opens one', async () => {
  await show();
  const row = (await screen.findByText('Ambush')).closest('li');
  expect(row?.textContent).toMatch(/^Ambush3 fighters · round 2 · changed /);
  await user.click(await screen.findByRole('button', { name: 'Open Ambush' }));
  await eventually(() => expect(useViewStore.getState()).toMatchObject({ encounter: true, dialog: null }));
  expect(currentEncounter()?.name).toBe('Ambush');
});

test('creates an encounter', async () => {
  await show();
  await user.click(await screen.findByRole('button', { name: 'New encounter' }));
  await eventually(() => expect(useViewStore.getState().encounter).toBe(true));
  expect(currentEncounter()).toMatchObject({ name: '', fighters: [] });
});

test('renames, copies and deletes an encounter, which can be undone', async () => {
  await show();
  await choose('Ambush', 'Rename');
  await user.clear(screen.getByRole('textbox', { name: 'Name of Ambush' }));
  await user.keyboard('Raid{Enter}');
  await eventually(() => expect(names()).toEqual(['Raid']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Raid' }));
  await choose('Raid', 'Duplicate');
  await eventually(() => expect(names().toSorted()).toEqual(['Raid', 'Raid (copy)']));
  await choose('Raid', 'Delete');
  await eventually(() => expect(names()).toEqual(['Raid (copy)']));
  expect(screen.getByText('Raid was deleted')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await eventually(() => expect(names().toSorted()).toEqual(['Raid', 'Raid (copy)']));
});

test('copies a link, whose length it says', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show();
  await choose('Ambush', 'Copy link');
  await eventually(() => expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#share=2\.[\w-]+$/)));
  expect(useNoticeStore.getState().notices[0]?.title).toBe('Link to Ambush copied');
});

test('says what to do where there are none', async () => {
  await clearDatabase();
  await refreshEncounters();
  await show();
  expect(await screen.findByText('No encounters yet.')).toBeTruthy();
});
