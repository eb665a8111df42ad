// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setName } from '../../character/edit-concept.ts';
import { editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { addVersionOf, listVersionsOf } from '../../state/library/library-versions.ts';
import { useCompareStore } from '../../state/view/compare-store.ts';
import { useNoticeStore } from '../../state/view/notice-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { emptyStorage, storeVersion } from '../../testing/browser-storage.ts';
import { mount, press, type } from '../../ui/mount-for-test.tsx';
import { VersionsPanel } from './versions-panel.tsx';

const onDownload = vi.fn<(file: Blob, name: string) => void>();
let panel: ReturnType<typeof mount>;

const names = () => [...panel.place.querySelectorAll('.version-name')].map((each) => each.textContent);
const button = (name: string): HTMLElement => {
  const found = [...panel.place.querySelectorAll<HTMLElement>('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`No button says ${name} in ${panel.place.textContent}`);
  return found;
};
/** Lets what is under way go on until the check holds. */
async function until(check: () => void): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    await act(() => new Promise((done) => setTimeout(done, 10)));
    try {
      return check();
    } catch {
      // not yet
    }
  }
  check();
}
const press1 = (name: string) => act(async () => button(name).click());
const show = async (count: number) => {
  panel = mount(<VersionsPanel onDownload={onDownload} onClose={() => undefined} />);
  await until(() => expect(names()).toHaveLength(count));
};
const kept = async () => {
  const list = await listVersionsOf('falcon');
  return list.ok ? list.value.map(({ name }) => name) : [];
};
const rename = (name: string) => editCharacter(`Name: ${name}`, (character) => setName(character, name));
const openName = () => useCharacterStore.getState().saved.character.name;

beforeEach(async () => {
  await emptyStorage();
  HTMLElement.prototype.hidePopover = vi.fn(); // happy-dom has no popovers
  openCharacter(johnFalcon(), 'falcon');
  onDownload.mockClear();
});
afterEach(() => panel.leave());

test('keeps the character under a name, and asks for one', async () => {
  await show(0);
  await until(() => expect(panel.place.textContent).toContain('No versions yet.'));
  await press1('Keep');
  expect(panel.place.textContent).toContain('Give it a name to find it by.');
  type(panel.input(), '  before the dungeon ');
  await press1('Keep');
  await until(() => expect(names()).toEqual(['before the dungeon']));
  await until(() => expect(panel.find('.version').textContent).toMatch(/today \d+:\d\d · 100 of 100 points/));
  expect(panel.input().value).toBe('');
});

test('lists the newest first, and says which the program kept', async () => {
  await addVersionOf('falcon', 'as made');
  const made = '2020-03-12T10:00:00.000Z';
  await storeVersion({ character: 'falcon', name: 'Before the update', made, reason: 'before-migration', saved: '{' });
  await storeVersion({ character: 'falcon', name: 'From the other tab', made, reason: 'named', saved: '{' });
  await show(3);
  expect(names()).toEqual(['From the other tab', 'Before the update', 'as made']);
  const rows = [...panel.place.querySelectorAll('.version')].map((row) => row.textContent ?? '');
  expect(rows[0]).toContain('Kept by the program: what another tab had stored');
  expect(rows[1]).toContain('12 March 2020');
  expect(rows[1]).toContain('Kept by the program: what was stored before it was written in a newer form.');
  expect(rows[2]).not.toContain('Kept by the program');
  await until(() => expect(panel.find('.version').textContent).toContain('cannot be read'));
});

test('goes back to a version, keeps what there was, and can be undone', async () => {
  await addVersionOf('falcon', 'as made');
  rename('Jack');
  await show(1);
  useViewStore.setState({ dialog: 'versions' });
  await press1('Go back to it: as made');
  await until(() => expect(openName()).toBe('John Falcon'));
  await until(() => expect(useViewStore.getState().dialog).toBeNull());
  expect(useNoticeStore.getState().notices[0]).toMatchObject({ title: 'This is the version “as made”' });
  expect(await kept()).toEqual(['Before going back to “as made”', 'as made']);
  undo();
  expect(openName()).toBe('Jack');
});

test('keeps nothing twice when going back from a state that is a version already', async () => {
  await addVersionOf('falcon', 'as made');
  rename('Jack');
  await addVersionOf('falcon', 'as Jack');
  await show(2);
  await press1('Go back to it: as made');
  await until(() => expect(openName()).toBe('John Falcon'));
  expect(await kept()).toEqual(['as Jack', 'as made']);
});

test('a version that cannot be read says so, and nothing is changed', async () => {
  await storeVersion({ character: 'falcon', name: 'torn', made: '2020-03-12', reason: 'named', saved: '{' });
  await show(1);
  await press1('Go back to it: torn');
  await until(() => expect(panel.find('[role=alert]').textContent).toContain('could not be read'));
  expect(openName()).toBe('John Falcon');
});

test('compares a version with now', async () => {
  const key = await addVersionOf('falcon', 'as made');
  await show(1);
  await press1('Compare with now: as made');
  expect(useCompareStore.getState()).toEqual({
    before: { kind: 'version', key: key.ok && key.value },
    after: { kind: 'open' },
  });
  expect(useViewStore.getState().dialog).toBe('compare');
});

test('renames, downloads and deletes from the menu of a version', async () => {
  await addVersionOf('falcon', 'as made');
  await show(1);
  await press1('Rename');
  const field = panel.find('.version input') as HTMLInputElement;
  type(field, 'at the start');
  press(field, 'Enter');
  await until(() => expect(names()).toEqual(['at the start']));
  await press1('Rename');
  type(panel.find('.version input') as HTMLInputElement, 'never mind');
  press(panel.find('.version input'), 'Escape');
  expect(names()).toEqual(['at the start']);

  await press1('Save as file');
  await until(() => expect(onDownload).toHaveBeenCalled());
  const [file, name] = onDownload.mock.calls[0] ?? [];
  expect(name).toBe('John-Falcon-at-the-start.json');
  expect(await file?.text()).toContain('"name": "John Falcon"');

  await press1('Delete…');
  expect(panel.place.textContent).toContain('Delete this version for good?');
  await press1('Keep it');
  expect(names()).toEqual(['at the start']);
  await press1('Delete…');
  await press1('Delete');
  await until(() => expect(panel.place.textContent).toContain('No versions yet.'));
  expect(await kept()).toEqual([]);
});
