// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { addOwnEntry } from '../../state/character/own-rows.ts';
import { setOwnEntries, useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { ListedRowsContext } from './listed-rows.ts';
import { RowMenu } from './row-menu.tsx';

const user = userEvent.setup({ delay: null });
const trait = (points: number) => ({
  list: 'traits' as const,
  own: z.parse(ownTraitSchema, { name: 'Seal sense', points }),
});
const keep = (points: number) => setOwnEntries([{ id: 'a', entry: trait(points), setAside: [], updated: '' }]);
const points = () => useCharacterStore.getState().saved.character.traits[0]?.own?.points;

async function open() {
  const key = addOwnEntry(trait(5))?.key ?? '';
  render(
    <ListedRowsContext value={{ label: 'Advantages', chapter: 'traits', keys: () => [key] }}>
      <RowMenu chapter="traits" rowKey={key} name="Seal sense" own />
    </ListedRowsContext>,
  );
  act(() => screen.getByRole('button', { name: 'More for Seal sense' }).focus());
  await user.keyboard('{ArrowDown}');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

beforeEach(() => openCharacter(blankSaved('lite-3e')));
afterEach(() => useOwnEntriesStore.setState({ entries: [], state: 'not-read' }));

test('an own entry can be kept for all characters, unless it is kept already', async () => {
  expect(await open()).toContain('Keep for all characters');
});

test('there is nothing to keep where the kept entry is the same', async () => {
  keep(5);
  expect((await open()).filter((label) => /keep|my entries/i.test(label ?? ''))).toEqual([]);
});

test('where the kept entry differs, the row can be updated from it, which can be undone', async () => {
  keep(8);
  const labels = await open();
  expect(labels).toContain('Update from My entries');
  expect(labels).toContain('Update it in My entries too');
  expect(points(), 'nothing changes by itself').toBe(5);
  await user.click(screen.getByRole('menuitem', { name: 'Update from My entries' }));
  expect(points()).toBe(8);
  undo();
  expect(points()).toBe(5);
});
