// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { duplicateCharacter, refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { rulesHash } from '../../state/updates/app-version.ts';
import { useNoticeStore } from '../../state/view/notice-store.ts';
import { showLibrary, useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { damageSummary, emptyStorage, plant } from '../../testing/planted-characters.ts';
import { mount, press, type } from '../../ui/mount-for-test.tsx';
import { Notices } from '../notices/notices.tsx';
import { LibraryScreen } from './library-screen.tsx';

let screen: ReturnType<typeof mount>;
const names = () => [...screen.place.querySelectorAll('tbody .library-open')].map((each) => each.textContent);
const named = (name: string): HTMLElement => {
  const found = [...screen.place.querySelectorAll<HTMLElement>('button, input, [role=menuitem]')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`Nothing is named ${name} in ${screen.place.textContent}`);
  return found;
};
const choose = (name: string) => act(async () => named(name).click());
/** Lets what is under way go on until the check holds. */
async function until(check: () => void): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    await act(() => new Promise((done) => setTimeout(done, 10)));
    try {
      return check();
    } catch {
      // not yet
    }
  }
  check();
}
const search = (words: string) => type(screen.find('input[type=search]') as HTMLInputElement, words);

beforeEach(async () => {
  await emptyStorage();
  // There is no layout here: the list is told that it has room for a few rows.
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
  useNoticeStore.setState({ notices: [] });
  useLibraryStore.setState({ characters: [], state: 'not-read', problem: null });
  showLibrary(true);
  screen = mount(<LibraryScreen onClose={() => showLibrary(false)} />);
  await until(() => expect(names()).toHaveLength(3));
});
afterEach(() => {
  screen.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('lists the characters with their place, and says which is open', () => {
  const grid = screen.find('[role=grid]');
  expect(grid.getAttribute('aria-rowcount')).toBe('4');
  const rows = [...screen.place.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
  const open = rows.find((row) => row.textContent.includes('open now'));
  expect(open?.getAttribute('aria-current')).toBe('true');
  expect(open?.textContent).toContain('Bram');
  expect(rows.map((row) => row.textContent).join()).toContain('90 of 100 points');
});

test('lists a character whose summary was damaged, with what can still be read of it', async () => {
  screen.leave();
  await plant([{ name: 'Dora', updated: '2026-01-01T12:00:00Z' }]);
  await damageSummary('Dora', { tags: 5, name: null, ruleset: {}, face: [], binned: {}, points: 'none' });
  useLibraryStore.setState({ characters: [], state: 'not-read', problem: null });
  screen = mount(<LibraryScreen onClose={() => showLibrary(false)} />);
  await until(() => expect(names()).toEqual(['Anežka', 'Bram', 'Cyril', 'Dora']));
});

test('search narrows the list, says how many were found, and Escape empties it', async () => {
  search('lite');
  expect(names()).toEqual(['Cyril']);
  expect(screen.find('.library-count').textContent).toBe('1 of 3 characters found');
  search('nobody');
  expect(screen.place.textContent).toContain('No character fits.');
  expect(screen.find('.library-count').textContent).toBe('None of 3 characters found');
  const event = press(screen.find('input[type=search]'), 'Escape');
  expect(event.defaultPrevented).toBe(true);
  expect(names()).toHaveLength(3);
});

test('the list has one tab stop, and the arrow keys move it', () => {
  const stops = () =>
    [...screen.place.querySelectorAll<HTMLElement>('tbody [tabindex="0"]')].map(
      (each) => each.getAttribute('aria-label') ?? each.dataset.cell,
    );
  const first = names()[0];
  expect(stops()).toEqual([`Open ${first}`]);
  press(named(`Open ${first}`), 'End');
  expect(stops()).toEqual([`Open ${names()[2]}`]);
  expect(document.activeElement).toBe(named(`Open ${names()[2]}`));
  press(named(`Open ${names()[2]}`), 'ArrowRight');
  expect(stops()).toEqual(['points']);
  press(screen.find('tbody [tabindex="0"]'), 'Home');
  press(screen.find('tbody [tabindex="0"]'), 'ArrowLeft');
  expect(document.activeElement).toBe(named(`Open ${first}`));
});

test('F2 renames in place, and the focus goes back to the name', async () => {
  act(() => named('Open Cyril').focus());
  press(named('Open Cyril'), 'F2');
  type(named('Name of Cyril') as HTMLInputElement, 'Cyrus');
  press(named('Name of Cyril'), 'Enter');
  await until(() => expect(names()).toContain('Cyrus'));
  expect(names()).not.toContain('Cyril');
  expect(useLibraryStore.getState().characters.find(({ id }) => id === 'Cyril')?.name).toBe('Cyrus');
});

test('Escape leaves the name as it was', async () => {
  act(() => named('Open Cyril').focus());
  press(named('Open Cyril'), 'F2');
  type(named('Name of Cyril') as HTMLInputElement, 'Cyrus');
  press(named('Name of Cyril'), 'Escape');
  await act(async () => refreshLibrary());
  expect(names()).toContain('Cyril');
});

test('Delete moves to the bin with a way back, and the focus stays in the list', async () => {
  act(() => named('Open Cyril').focus());
  press(named('Open Cyril'), 'Delete');
  await until(() => expect(names()).not.toContain('Cyril'));
  expect(screen.find('.library-foot').textContent).toContain('Cyril is in the bin');
  await until(() => expect(screen.find('tbody').contains(document.activeElement)).toBe(true));
  await choose('Undo');
  await until(() => expect(names()).toContain('Cyril'));
});

test('Ctrl with Z puts back what was moved to the bin last, and Ctrl with K goes to the search', async () => {
  const withControl = (key: string) =>
    act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true })));
  act(() => named('Open Cyril').focus());
  press(named('Open Cyril'), 'Delete');
  await until(() => expect(names()).not.toContain('Cyril'));
  await withControl('z');
  await until(() => expect(names()).toContain('Cyril'));
  await withControl('k');
  expect(document.activeElement).toBe(screen.find('input[type=search]'));
});

test('selecting all that were found asks for what is done with them', async () => {
  search('man to man');
  await act(async () => (screen.find('.library-all input') as HTMLInputElement).click());
  expect(screen.find('.library-selected').textContent).toBe('2 selected');
  expect(screen.find('.library-selection').textContent).toContain('Compare');
  search('');
  expect(screen.find('.library-selected').textContent).toBe('2 selected');
  const actions = [...screen.find('.library-selection').querySelectorAll('button')];
  await act(async () => actions.find(({ textContent }) => textContent === 'Move to the bin')?.click());
  await until(() => expect(names()).toEqual(['Cyril']));
  expect(useNoticeStore.getState().notices[0]?.title).toBe('2 characters are in the bin');
});

test('the bin puts back at once, and asks before it deletes', async () => {
  act(() => named('Open Anežka').focus());
  press(named('Open Anežka'), 'Delete');
  await until(() => expect(names()).not.toContain('Anežka'));
  await act(async () => screen.find('.library-places input[value=bin]').click());
  expect(names()).toEqual(['Anežka']);
  expect(screen.find('tbody').textContent).toContain('30 days left');
  press(named('Select Anežka'), 'Delete');
  expect(screen.place.textContent).toContain('Delete Anežka for good?');
  await choose('Keep it in the bin');
  await choose('Put back Anežka');
  await until(() => expect(screen.place.textContent).toContain('The bin is empty.'));
});

test('a character that is opened closes the library', async () => {
  await choose('Open Anežka');
  await until(() => expect(useViewStore.getState().library).toBe(false));
});

test('a copy that is made elsewhere shows in the list', async () => {
  await act(async () => void (await duplicateCharacter('Cyril')));
  await until(() => expect(names()).toContain('Cyril (copy)'));
});

test('the search has the focus, also the first time, while the list is not read yet', async () => {
  expect(document.activeElement).toBe(screen.find('input[type=search]'));
  screen.leave();
  screen = mount(<LibraryScreen onClose={() => showLibrary(false)} />);
  expect(document.activeElement).toBe(screen.find('input[type=search]'));
});

test('where there is nothing to search, the title has the focus', async () => {
  screen.leave();
  await emptyStorage();
  useLibraryStore.setState({ characters: [], state: 'not-read', problem: null });
  screen = mount(<LibraryScreen onClose={() => showLibrary(false)} />);
  await until(() => expect(screen.place.textContent).toContain('No characters yet.'));
  expect(document.activeElement?.textContent).toBe('Characters');
});

test('what was done in the library is not said any more above the forms', async () => {
  act(() => named('Open Cyril').focus());
  press(named('Open Cyril'), 'Delete');
  await until(() => expect(screen.place.textContent).toContain('Cyril is in the bin'));
  const forms = mount(<Notices />);
  expect(forms.place.textContent).toBe('');
  screen.leave();
  expect(useNoticeStore.getState().notices).toEqual([]);
  forms.leave();
  screen = mount(<LibraryScreen onClose={() => showLibrary(false)} />);
});

test('two without a name are told apart', async () => {
  screen.leave();
  await emptyStorage();
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
  screen = mount(<LibraryScreen onClose={() => showLibrary(false)} />);
  await until(() => expect(names()).toHaveLength(2));
  expect(new Set(names()).size).toBe(2);
  const said = [...screen.place.querySelectorAll('tbody .library-open')].map((each) => each.getAttribute('aria-label'));
  expect(said[0]).toMatch(/^Open Without a name, 0 of 100 points, GURPS Lite 3e, changed 9 Jan.*, 12:00:10$/);
  expect(new Set(said).size).toBe(2);
});
