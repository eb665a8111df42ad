// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAttribute, setName } from '../../character/edit-character.ts';
import { editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { changeList } from '../../state/library/library-store.ts';
import { addVersionOf } from '../../state/library/library-versions.ts';
import * as sides from '../../state/view/load-compare-side.ts';
import { openCompare, useViewStore } from '../../state/view/view-store.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase, storeCharacter } from '../../testing/browser-storage.ts';
import { CompareDialog } from './compare-dialog.tsx';

const user = userEvent.setup({ delay: null });

const text = () => document.body.textContent;
const line = (name: string) => {
  const row = screen.queryByRole('rowheader', { name })?.closest('tr');
  return row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : undefined;
};
const heads = () => [...document.querySelectorAll('.compare-about')].map((head) => head.textContent);
const select = (section: string, at: number): HTMLElement =>
  within(screen.getByRole('region', { name: section })).getAllByRole('combobox')[at] ?? document.body;
const choose = (field: HTMLElement, value: string) => user.selectOptions(field, value);
const show = async () => {
  render(<CompareDialog onClose={() => undefined} />);
  // Not anywhere on the page, which may still have the announcement for the test before.
  await waitFor(() => expect(document.querySelector('.compare-sum')?.textContent).toMatch(/differen|differs/));
};

beforeEach(async () => {
  await clearDatabase();
  changeList('characters', { list: [], state: 'not-read', problem: null });
  await storeCharacter('friedrick', fiendishFriedrick());
  openCharacter(johnFalcon(), 'falcon');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the menu compares the newest version with the present, with the reasons', async () => {
  await addVersionOf('falcon', 'before the dungeon');
  editCharacter('ST 9 → 10', (character) => setAttribute(character, 'st', 10));
  await show();
  expect(heads()).toEqual([
    expect.stringMatching(/^John Falcon, before the dungeonMan to Man · today \d+:\d\d · 100 of 100 points$/),
    'John Falcon, as it is nowMan to Man · 110 of 100 points',
  ]);
  expect(line('ST')).toEqual(['9', '10 +1', 'bought']);
  expect(line('Fatigue')).toEqual(['9', '10 +1', 'ST 9 → 10']);
  expect(text()).toMatch(/\d+ differences in \d+ chapters/);
});

test('the addresses of two characters open the comparison, and they can be swapped', async () => {
  openCompare({ kind: 'stored', id: 'friedrick' }, { kind: 'stored', id: 'falcon' });
  expect(useViewStore.getState().dialog).toBe('compare');
  await show();
  expect(heads()[0]).toMatch(/^Fiendish FriedrickMan to Man · /);
  expect(heads()[1]).toMatch(/^John Falcon, as it is now/);
  expect(line('DX')).toEqual(['12', '15 +3', 'bought']);
  await user.click(await screen.findByRole('button', { name: 'Swap' }));
  await waitFor(() => expect(line('DX')).toEqual(['15', '12 −3', 'bought']));
  cleanup();
  expect(useViewStore.getState().compare).toEqual({ before: null, after: null });
});

test('the open character is this tab’s, newer than the stored one', async () => {
  await storeCharacter('falcon', johnFalcon());
  editCharacter('Name: Jack', (character) => setName(character, 'Jack'));
  openCompare({ kind: 'stored', id: 'falcon' }, { kind: 'stored', id: 'friedrick' });
  await show();
  expect(heads()[0]).toMatch(/^Jack, as it is now/);
});

test('either side can be put under other rules', async () => {
  openCompare({ kind: 'open' }, { kind: 'open' });
  await show();
  expect(text()).toContain('No differences');
  await choose(select('With', 1), 'lite-3e');
  await waitFor(() => expect(line('Block')).toBeDefined());
  expect(line('Block')).toEqual([
    '5',
    '7 +2',
    'Shield 15; a third of the skill ÷ 3 → Shield 15; half of the skill ÷ 2; rounded down',
  ]);
  expect(line('Vision')).toEqual(['not in these rules', '10', '']);
  expect(heads()[1]).toContain('GURPS Lite 3e');
});

test('an unreadable side says why, and the other can still be chosen', async () => {
  openCompare({ kind: 'stored', id: 'nobody' }, { kind: 'open' });
  render(<CompareDialog onClose={() => undefined} />);
  await waitFor(() => expect(text()).toContain('This character is not in this browser.'));
  await choose(select('Compare', 0), 'stored:friedrick');
  await waitFor(() => expect(line('DX')).toEqual(['12', '15 +3', 'bought']));
});

test('rules that cannot be loaded are named', async () => {
  await show();
  vi.spyOn(sides, 'loadSide').mockResolvedValueOnce({
    ok: false,
    error: { code: 'rules-missing', name: 'Fourth edition' },
  });
  await choose(select('Compare', 1), 'fourth-edition');
  await waitFor(() =>
    expect(text()).toContain('The rules of Fourth edition could not be loaded. Try again when there is a connection.'),
  );
});

test('the comparison is copied as text', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  openCompare({ kind: 'open' }, { kind: 'stored', id: 'friedrick' });
  await show();
  await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
  const copied = writeText.mock.calls[0]?.[0] ?? '';
  expect(copied).toMatch(
    /^John Falcon, as it is now \(Man to Man, 100 of 100 points\)\ncompared with Fiendish Friedrick \(/,
  );
  expect(copied).toContain('\nAttributes (6)\nST: 9 → 12 (bought)\n');
  expect(copied).toContain('\nToughness 1: 10 points → none');
  await waitFor(() => expect(text()).toContain('Copied'));
});

test('one of many characters is found by search, and Enter takes it', async () => {
  for (let i = 0; i < 13; i += 1) {
    const falcon = johnFalcon();
    const named = { ...falcon, character: setName(falcon.character, `Nobody ${i}`) };
    await storeCharacter(`n${i}`, named);
  }
  openCompare({ kind: 'open' }, { kind: 'open' });
  await show();
  await waitFor(() => expect(screen.getAllByRole('searchbox').length).toBeGreaterThan(0));
  const field = within(screen.getByRole('region', { name: 'With' })).getByRole<HTMLInputElement>('searchbox');
  await user.clear(field);
  await user.type(field, 'nobody 7');
  expect(text()).toContain('1 match: Enter selects it.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(line('Name')).toEqual(['John Falcon', 'Nobody 7', '']));
  await user.keyboard('{Escape}');
  expect(field.value).toBe('');
});
