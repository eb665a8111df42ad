// @vitest-environment happy-dom
import { act, cleanup, fireEvent, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { duplicateCharacter, refreshLibrary } from '../../state/library/library.ts';
import { changeList, useLibraryStore } from '../../state/library/library-store.ts';
import { rulesHash } from '../../state/updates/app-version.ts';
import { showLibrary, useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { clearLibrary, damageSummary, plant, plantUnreadable } from '../../testing/seeded-characters.ts';
import { Notices } from '../notices/notices.tsx';
import { LibraryScreen } from './library-screen.tsx';
import 'fake-indexeddb/auto';
import { setName } from '../../character/edit-character.ts';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters } from '../../character/encounter-edits.ts';
import { refreshEncounters } from '../../state/encounter/encounter-list.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import { storeArrival } from '../../state/encounter/encounters-in.ts';
import { closeEncounter } from '../../state/encounter/open-encounter.ts';
import { autosave, startAutosave } from '../../state/saving/saver.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { eventually } from '../../testing/settle.ts';
import { moveToBin } from './character-actions.ts';
import { EncountersDialog } from './encounters-dialog.tsx';

describe('The library', () => {
  const user = userEvent.setup({ delay: null });
  const list = () => within(screen.getByRole('grid'));
  const names = () => screen.queryAllByRole('button', { name: /^Open / }).map((button) => button.textContent);
  const opener = (name: string) => screen.getByRole('button', { name: `Open ${name}` });
  /** Presses a key while the name of a character has the focus. */
  async function press(name: string, key: string): Promise<void> {
    act(() => opener(name).focus());
    await user.keyboard(`{${key}}`);
  }
  const searchField = () => screen.getByRole('searchbox');
  async function search(words: string): Promise<void> {
    await user.clear(searchField());
    if (words !== '') await user.type(searchField(), words);
  }
  const show = () => render(<LibraryScreen onClose={() => showLibrary(false)} />);

  beforeEach(async () => {
    await clearLibrary();
    // There is no layout here: the list gets the height of a few rows.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('>= 768px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await plant(
      ['Anežka', 'Bram', 'Cyril'].map((name, index) => ({
        name,
        ruleset: index === 2 ? 'lite-3e' : 'man-to-man',
        updated: `2026-01-0${9 - index}T12:00:00Z`,
        tags: index === 1 ? ['crew'] : [],
        shown: { points: { spent: 90 + index, budget: 100, by: rulesHash }, face: null },
      })),
    );
    openCharacter(johnFalcon(), 'Bram');
    useViewStore.setState({ notices: [] });
    changeList('characters', { list: [], state: 'not-read', problem: null });
    showLibrary(true);
    show();
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test('two quarantined records are listed, and more are folded into one line', async () => {
    const aside = () => screen.getByRole('region', { name: /^Set aside/ });
    const setAside = async (count: number) => {
      await plantUnreadable(count);
      await act(refreshLibrary);
    };
    await setAside(2);
    await waitFor(() => expect(within(aside()).getAllByRole('listitem')).toHaveLength(2));
    await setAside(38);
    await waitFor(() => expect(aside().textContent).toContain('Set aside: 40 that could not be read'));
    expect(within(aside()).queryAllByRole('listitem')).toEqual([]);
    await user.click(screen.getByText(/^Set aside: 40/));
    await waitFor(() => expect(within(aside()).getAllByRole('listitem')).toHaveLength(40));
    expect(within(aside()).getAllByRole('button', { name: /^Download data of/ })).toHaveLength(40);
  });

  test('characters are listed with their place, and the open one is marked', () => {
    const grid = screen.getByRole('grid');
    expect(grid.getAttribute('aria-rowcount')).toBe('4');
    const rows = list().getAllByRole('row').slice(1);
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
    const open = rows.find((row) => row.textContent?.includes('open now'));
    expect(open?.getAttribute('aria-current')).toBe('true');
    expect(open?.textContent).toContain('Bram');
    expect(rows.map((row) => row.textContent).join()).toContain('90 of 100 points');
  });

  test('a character whose summary was damaged is listed with its readable part', async () => {
    cleanup();
    await plant([{ name: 'Dora', updated: '2026-01-01T12:00:00Z' }]);
    await damageSummary('Dora', { tags: 5, name: null, ruleset: {}, face: [], binned: {}, points: 'none' });
    changeList('characters', { list: [], state: 'not-read', problem: null });
    show();
    await waitFor(() => expect(names()).toEqual(['Anežka', 'Bram', 'Cyril', 'Dora']));
  });

  test('a search narrows the list, says how many were found, and Escape empties it', async () => {
    await search('lite');
    expect(names()).toEqual(['Cyril']);
    expect(screen.getAllByText('1 of 3 characters found')).not.toEqual([]);
    await search('nobody');
    expect(document.body.textContent).toContain('No matches.');
    expect(screen.getAllByText('None of 3 characters found')).not.toEqual([]);
    expect(fireEvent.keyDown(searchField(), { key: 'Escape' }), 'handled').toBe(false);
    expect(names()).toHaveLength(3);
  });

  test('a row has the stored vital figures of its character and the number of open issues', async () => {
    const vitals = [
      { name: 'ST', text: '12' },
      { name: 'Move', text: '5' },
    ];
    const shown = { points: { spent: 80, budget: 100, by: rulesHash, issues: 2, vitals }, face: null };
    await act(() => plant([{ name: 'Dora', ruleset: 'man-to-man', updated: '2026-01-12T12:00:00Z', shown }]));
    await act(() => refreshLibrary());
    const row = await list().findByRole('row', { name: /Dora/ });
    expect(within(row).getByRole('rowheader').textContent).toContain('Dora');
    expect(row.querySelector('.library-vitals')?.textContent.trim()).toBe('ST 12 Move 5');
    expect(row.querySelector('.library-issues')?.textContent.trim()).toBe('2 issues');
  });

  test('the list has one tab stop, and the arrow keys move it', async () => {
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('tbody [tabindex="0"]')].map(
        (element) => element.getAttribute('aria-label') ?? element.dataset.cell,
      );
    const first = names()[0];
    expect(stops()).toEqual([`Open ${first}`]);
    await press(first ?? '', 'End');
    expect(stops()).toEqual([`Open ${names()[2]}`]);
    expect(document.activeElement).toBe(opener(names()[2] ?? ''));
    await user.keyboard('{ArrowRight}');
    expect(stops()).toEqual(['vitals']);
    await user.keyboard('{Home}');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(opener(first ?? ''));
  });

  test('the arrow keys continue from the row that has the focus, even after the list was sorted again meanwhile', async () => {
    act(() => opener('Bram').focus());
    const updated = '2026-01-10T12:00:00Z';
    act(() =>
      changeList('characters', {
        list: useLibraryStore
          .getState()
          .characters.list.map((character) => (character.id === 'Cyril' ? { ...character, updated } : character)),
      }),
    );
    expect(names()).toEqual(['Cyril', 'Anežka', 'Bram']);
    expect(document.activeElement).toBe(opener('Bram'));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(opener('Anežka'));
  });

  test('F2 renames in place, and the focus returns to the name', async () => {
    await press('Cyril', 'F2');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of Cyril' });
    act(() => field.focus());
    expect([field.selectionStart, field.selectionEnd], 'selected as soon as it has the focus').toEqual([0, 5]);
    await user.clear(field);
    await user.type(field, 'Cyrus{Enter}');
    await waitFor(() => expect(names()).toContain('Cyrus'));
    expect(names()).not.toContain('Cyril');
    expect(useLibraryStore.getState().characters.list.find(({ id }) => id === 'Cyril')?.name).toBe('Cyrus');
  });

  test('Escape leaves the name unchanged', async () => {
    await press('Cyril', 'F2');
    const field = screen.getByRole('textbox', { name: 'Name of Cyril' });
    await user.clear(field);
    await user.type(field, 'Cyrus{Escape}');
    await act(async () => refreshLibrary());
    expect(names()).toContain('Cyril');
  });

  test('Delete moves to the bin with a way back, and the focus stays in the list', async () => {
    await press('Cyril', 'Delete');
    await waitFor(() => expect(names()).not.toContain('Cyril'));
    expect(document.querySelector('.library-foot')?.textContent).toContain('Cyril is in the bin');
    await waitFor(() => expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Cyril'));
  });

  test('Ctrl with Z restores the character that was moved to the bin last, and Ctrl with K goes to the search', async () => {
    await press('Cyril', 'Delete');
    await waitFor(() => expect(names()).not.toContain('Cyril'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names()).toContain('Cyril'));
    await user.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(searchField());
  });

  test('selecting all results offers actions for them', async () => {
    await search('man to man');
    await user.click(await screen.findByRole('checkbox', { name: /all/i }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Compare/ })).toBeTruthy();
    await search('');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Move to the bin' }));
    await waitFor(() => expect(names()).toEqual(['Cyril']));
    expect(useViewStore.getState().notices[0]?.title).toBe('2 characters are in the bin');
  });

  test('the bin restores at once, and asks before it deletes', async () => {
    await press('Anežka', 'Delete');
    await waitFor(() => expect(names()).not.toContain('Anežka'));
    await user.click(await screen.findByRole('radio', { name: /bin/i }));
    expect(list().getAllByRole('row')).toHaveLength(2); // the headings, and one
    expect(screen.getByRole('grid').textContent).toMatch(/Anežka.*30 days left/);
    act(() => screen.getByRole('checkbox', { name: 'Select Anežka' }).focus());
    await user.keyboard('{Delete}');
    expect(document.body.textContent).toContain('Delete Anežka for good?');
    await user.click(await screen.findByRole('button', { name: 'Keep it in the bin' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Anežka' }));
    await waitFor(() => expect(document.body.textContent).toContain('The bin is empty.'));
  });

  test('opening a character closes the library', async () => {
    await user.click(await screen.findByRole('button', { name: 'Open Anežka' }));
    await waitFor(() => expect(useViewStore.getState().library).toBe(false));
  });

  test('a copy made elsewhere shows in the list', async () => {
    await act(async () => void (await duplicateCharacter('Cyril')));
    await waitFor(() => expect(names()).toContain('Cyril (copy)'));
  });

  test('the search has the focus, even the first time, while the list is still being read', async () => {
    expect(document.activeElement).toBe(searchField());
    cleanup();
    show();
    expect(document.activeElement).toBe(searchField());
  });

  test('the title has the focus if there is nothing to search', async () => {
    cleanup();
    await clearLibrary();
    changeList('characters', { list: [], state: 'not-read', problem: null });
    show();
    await waitFor(() => expect(document.body.textContent).toContain('No characters yet.'));
    expect(document.activeElement?.textContent).toBe('Characters');
  });

  test('messages of the library are not announced any more above the forms', async () => {
    await press('Cyril', 'Delete');
    await waitFor(() => expect(document.body.textContent).toContain('Cyril is in the bin'));
    const forms = render(<Notices />);
    expect(forms.container.textContent).toBe('');
    cleanup();
    expect(useViewStore.getState().notices).toEqual([]);
  });

  test('two characters without a name can be distinguished', async () => {
    cleanup();
    await clearLibrary();
    await plant(
      [9, 10].map((second) => ({
        id: `nameless-${second}`,
        name: '',
        ruleset: 'lite-3e',
        updated: `2026-01-09T12:00:${String(second).padStart(2, '0')}`,
        tags: [],
        shown: { points: { spent: 0, budget: 100, by: rulesHash }, face: null },
      })),
    );
    show();
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(new Set(names()).size).toBe(2);
    const said = screen.getAllByRole('button', { name: /^Open / }).map((element) => element.getAttribute('aria-label'));
    expect(said[0]).toMatch(/^Open Unnamed character, 0 of 100 points, GURPS Lite 3e, changed 9 Jan.*, 12:00:10$/);
    expect(new Set(said).size).toBe(2);
  });
});

describe('Encounters', async () => {
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
    useViewStore.setState({ notices: [] });
    useViewStore.setState({ encounter: false, dialog: 'encounters' });
    await storeArrival({ ...addFighters(blankEncounter('e1', 'Ambush'), johnFalcon(), { copies: 3 }), round: 2 });
  });
  afterEach(() => view.unmount());

  test('the screen lists encounters, and opens one', async () => {
    await show();
    const row = (await screen.findByText('Ambush')).closest('li');
    expect(row?.textContent).toMatch(/^Ambush3 fighters · round 2 · changed /);
    await user.click(await screen.findByRole('button', { name: 'Open Ambush' }));
    await eventually(() => expect(useViewStore.getState()).toMatchObject({ encounter: true, dialog: null }));
    expect(currentEncounter()?.name).toBe('Ambush');
  });

  test('the screen creates an encounter', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'New encounter' }));
    await eventually(() => expect(useViewStore.getState().encounter).toBe(true));
    expect(currentEncounter()).toMatchObject({ name: '', fighters: [] });
  });

  test('an encounter can be renamed, copied and deleted, which can be undone', async () => {
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

  test('a link can be copied, and its length is shown', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await choose('Ambush', 'Copy link');
    await eventually(() => expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#share=2\.[\w-]+$/)));
    expect(useViewStore.getState().notices[0]?.title).toBe('Link to Ambush copied');
  });

  test('an empty list suggests what to do', async () => {
    await clearDatabase();
    await refreshEncounters();
    await show();
    expect(await screen.findByText('No encounters yet.')).toBeTruthy();
  });
});

describe('Actions on characters', () => {
  const told = () => useViewStore.getState().notices.map(({ title, text }) => `${title}: ${text}`);

  beforeEach(async () => {
    await clearLibrary();
    useViewStore.setState({ notices: [] });
  });

  it('moveToBin says why an open blank character cannot go to the bin', async () => {
    const stop = startAutosave();
    openCharacter(blankSaved(), 'blank');
    await autosave.flush();
    await moveToBin([{ id: 'blank', name: '' }]);
    expect(told()).toEqual([
      'Unnamed character stays in the list: It is your only character and still blank. The next one you create or open from a file replaces it.',
    ]);
    stop();
  });

  it('moveToBin moves the only character, and opens a blank one', async () => {
    const stop = startAutosave();
    const { character, ...rules } = blankSaved();
    openCharacter({ ...rules, character: setName(character, 'Ann') }, 'ann');
    await autosave.flush();
    await moveToBin([{ id: 'ann', name: 'Ann' }]);
    expect(told()).toEqual(['Ann is in the bin: for 30 days.']);
    expect(useCharacterStore.getState().saved.character.name).toBe('');
    stop();
  });
});
