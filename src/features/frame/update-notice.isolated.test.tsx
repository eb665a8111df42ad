// @vitest-environment happy-dom
import '../../testing/screen-setup.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSaving } from '../../state/saving/saving-store.ts';
import { useUpdateStore } from '../../state/updates/update-store.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { UpdateNotice } from './update-notice.tsx';

const take = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../state/updates/follow-updates.ts', () => ({ takeNewVersion: take }));

let view: ReturnType<typeof mount>;
const text = () => view.place.textContent;
const buttons = () => [...view.place.querySelectorAll('button')];
const press = (label: string) => {
  const found = buttons().find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`no button ${label}`);
  click(found);
};
const become = (update: ReturnType<typeof useUpdateStore.getState>['update']) =>
  act(() => useUpdateStore.setState({ update }));

beforeEach(() => {
  setSaving({ state: 'saved' });
  useUpdateStore.setState({ update: 'ready' });
  vi.clearAllMocks();
  view = mount(<UpdateNotice />);
});
afterEach(() => view.leave());

it('asks, and does what the player says', () => {
  expect(text()).toContain('A new version is ready.');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Use it now', 'Later']);
  press('Use it now');
  expect(take).toHaveBeenCalledTimes(1);
  press('Later');
  expect(useUpdateStore.getState().update).toBe('later');
  expect(text()).toBe('');
});

it('is read aloud', () => {
  expect(view.find('[role=status]').textContent).toContain('A new version is ready');
});

it('says why it waits, and asks again when that has passed', () => {
  act(() => setSaving({ state: 'failed', problem: { code: 'storage-full' } }));
  become('held-back');
  expect(text()).toContain('The new version waits');
  expect(text()).toContain('the newest changes are not stored. Not saved: no room left.');
  press('Try again');
  expect(take).toHaveBeenCalledTimes(1);
  act(() => setSaving({ state: 'saved' }));
  expect(text()).toContain('A new version is ready.');
});

it('keeps the focus where it is from the question to the answer', () => {
  const [button] = buttons();
  for (const update of ['taking-over', 'held-back', 'ready'] as const) {
    become(update);
    expect(buttons()[0]).toBe(button);
  }
  become('taking-over');
  press('Use it now');
  expect(take).not.toHaveBeenCalled();
});

it('says in another tab that it goes on with the version before', () => {
  become('elsewhere');
  expect(text()).toContain('Another tab has changed to a new version.');
  press('Reload');
  expect(take).toHaveBeenCalledTimes(1);
});
