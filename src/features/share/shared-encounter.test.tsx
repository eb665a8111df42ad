// @vitest-environment happy-dom
import { useLibraryStore } from '../../state/library/library-store.ts';
import 'fake-indexeddb/auto';
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighterPlay } from '../../character/encounter-edits.ts';
import { encounterPayload } from '../../character/file/share-link.ts';
import { refreshEncounters } from '../../state/encounter/encounter-list.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { closeEncounter } from '../../state/encounter/open-encounter.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { eventually } from '../../testing/settle.ts';
import { SharedView } from './shared-view.tsx';

const user = userEvent.setup({ delay: null });
const onDownload = vi.fn<(file: Blob, name: string) => void>();
const onClose = vi.fn();
let view: RenderResult;
const show = async (payload: string) => {
  await act(async () => {
    view = render(<SharedView payload={payload} onDownload={onDownload} onClose={onClose} />);
  });
};
const duel = () => {
  const two = addFighters(blankEncounter('e', 'Duel'), johnFalcon(), { copies: 2, side: 'Party' });
  return changeFighterPlay(two, 'k2', (play) => ({ ...play, state: { ...play.state, hitsLost: 3 } }));
};

beforeEach(async () => {
  await closeEncounter();
  await clearDatabase();
});
afterEach(() => {
  view.unmount();
  vi.clearAllMocks();
});

test('the view shows the contents of a link, and stores nothing', async () => {
  await show(encounterPayload(duel(), '1.0'));
  expect(document.querySelector('.dialog-title')?.textContent).toBe('A shared encounter: Duel');
  expect(screen.getByText('2 fighters · not begun')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'John Falcon 1 Party · Man to Man',
    'John Falcon 2 Party · Man to Man · injury 3',
  ]);
  await refreshEncounters();
  expect(useLibraryStore.getState().encounters.list).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Save as file' }));
  expect(onDownload).toHaveBeenCalledWith(expect.any(Blob), 'Duel.encounter.json');
});

test('the view saves a copy and opens it', async () => {
  await show(encounterPayload(duel(), '1.0'));
  await user.click(await screen.findByRole('button', { name: 'Keep a copy' }));
  await eventually(() => expect(useViewStore.getState().encounter).toBe(true));
  expect(onClose).toHaveBeenCalled();
  expect(currentEncounter()).toMatchObject({ name: 'Duel', fighters: [{}, {}] });
});

test('the view says why a link cannot be opened', async () => {
  await show(encounterPayload(duel(), '1.0').slice(0, -9));
  expect(screen.getByText('This link is incomplete: it was cut off, or changed along the way.')).toBeTruthy();
});
