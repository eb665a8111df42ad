// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { refreshEncounters } from '../../state/encounter/encounter-list.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { storeArrival } from '../../state/encounter/encounters-in.ts';
import { closeEncounter } from '../../state/encounter/open-encounter.ts';
import { showEncounter, useViewStore } from '../../state/view/view-store.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { eventually } from '../../testing/settle.ts';
import { RecentEncounters } from './recent-encounters.tsx';

const user = userEvent.setup({ delay: null });
const show = async () => {
  await act(async () => {
    render(<RecentEncounters />);
  });
};

beforeEach(async () => {
  await closeEncounter();
  await clearDatabase();
  await refreshEncounters();
  showEncounter(false);
});

test('the start page lists the encounters that were changed last, and opens one', async () => {
  for (const name of ['Ambush', 'Raid', 'Siege', 'Duel']) await storeArrival(blankEncounter(name, name));
  await show();
  await user.click(await screen.findByRole('button', { name: 'Duel' }));
  await eventually(() => expect(useViewStore.getState().encounter).toBe(true));
  expect(currentEncounter()?.name).toBe('Duel');
  expect(screen.getAllByRole('listitem')).toHaveLength(5); // three of the four, a new one, and all of them
});

test('the start page offers a new encounter next to stored ones, and nothing without any', async () => {
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => void (await storeArrival(blankEncounter('e1', 'Ambush'))));
  await show();
  const [button] = await screen.findAllByRole('button', { name: 'New encounter' });
  if (button) await user.click(button);
  await eventually(() => expect(currentEncounter()).toMatchObject({ name: '', fighters: [] }));
});
