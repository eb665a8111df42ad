// @vitest-environment happy-dom
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../testing/screen-setup.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSaving } from '../../state/saving/saving-store.ts';
import { useUpdateStore } from '../../state/updates/update-store.ts';
import { UpdateNotice } from './update-notice.tsx';

const user = userEvent.setup({ delay: null });

const take = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../state/updates/follow-updates.ts', () => ({ takeNewVersion: take }));

let view: RenderResult;
const text = () => view.container.textContent;
const buttons = () => screen.queryAllByRole('button');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const become = (update: ReturnType<typeof useUpdateStore.getState>['update']) =>
  act(() => useUpdateStore.setState({ update }));

beforeEach(() => {
  setSaving({ state: 'saved' });
  useUpdateStore.setState({ update: 'ready' });
  vi.clearAllMocks();
  view = render(<UpdateNotice />);
});

it('asks, and does what the player says', async () => {
  expect(text()).toContain('A new version is ready.');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Update now', 'Later']);
  await press('Update now');
  expect(take).toHaveBeenCalledTimes(1);
  await press('Later');
  expect(useUpdateStore.getState().update).toBe('later');
  expect(text()).toBe('');
});

it('is read aloud', () => {
  expect(screen.getByRole('status').textContent).toContain('A new version is ready');
});

it('says why it waits, and asks again when that has passed', async () => {
  act(() => setSaving({ state: 'failed', problem: { code: 'storage-full' } }));
  become('held-back');
  expect(text()).toContain('Update waiting');
  expect(text()).toContain('your latest changes are not saved. Not saved: storage full.');
  await press('Try again');
  expect(take).toHaveBeenCalledTimes(1);
  act(() => setSaving({ state: 'saved' }));
  expect(text()).toContain('A new version is ready.');
});

it('keeps the focus where it is from the question to the answer', async () => {
  const [button] = buttons();
  for (const update of ['taking-over', 'held-back', 'ready'] as const) {
    become(update);
    expect(buttons()[0]).toBe(button);
  }
  become('taking-over');
  await press('Update now');
  expect(take).not.toHaveBeenCalled();
});

it('says in another tab that it keeps the version before', async () => {
  become('elsewhere');
  expect(text()).toContain('Another tab has updated Pointwright.');
  await press('Reload');
  expect(take).toHaveBeenCalledTimes(1);
});
