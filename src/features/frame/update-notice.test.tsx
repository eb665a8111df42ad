// @vitest-environment happy-dom
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSaving } from '../../state/saving/saving-store.ts';
import * as updates from '../../state/updates/follow-updates.ts';
import { useUpdateStore } from '../../state/updates/update-store.ts';
import { UpdateNotice } from './update-notice.tsx';

const user = userEvent.setup({ delay: null });

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
  vi.spyOn(updates, 'takeNewVersion').mockResolvedValue();
  view = render(<UpdateNotice />);
});

it('the notice asks, and acts on the answer', async () => {
  expect(text()).toContain('A new version is ready.');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Update now', 'Later']);
  await press('Update now');
  expect(updates.takeNewVersion).toHaveBeenCalledTimes(1);
  await press('Later');
  expect(useUpdateStore.getState().update).toBe('later');
  expect(text()).toBe('');
});

it('the notice is read aloud', () => {
  expect(screen.getByRole('status').textContent).toContain('A new version is ready');
});

it('the notice says why it waits, and asks again when the reason is gone', async () => {
  act(() => setSaving({ state: 'failed', problem: { code: 'storage-full' } }));
  become('held-back');
  expect(text()).toContain('Update waiting');
  expect(text()).toContain('your latest changes are not saved. Not saved: storage full.');
  await press('Try again');
  expect(updates.takeNewVersion).toHaveBeenCalledTimes(1);
  act(() => setSaving({ state: 'saved' }));
  expect(text()).toContain('A new version is ready.');
});

it('the notice keeps the focus in place from the question to the answer', async () => {
  const [button] = buttons();
  for (const update of ['taking-over', 'held-back', 'ready'] as const) {
    become(update);
    expect(buttons()[0]).toBe(button);
  }
  become('taking-over');
  await press('Update now');
  expect(updates.takeNewVersion).not.toHaveBeenCalled();
});

it('the notice says in another tab that it keeps the previous version', async () => {
  become('elsewhere');
  expect(text()).toContain('Another tab has updated Pointwright.');
  await press('Reload');
  expect(updates.takeNewVersion).toHaveBeenCalledTimes(1);
});
