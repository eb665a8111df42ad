// @vitest-environment happy-dom
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as updates from '../../state/updates/follow-updates.ts';
import { useUpdateStore } from '../../state/updates/update-store.ts';
import { OfflineState } from './about-dialog.tsx';

const user = userEvent.setup({ delay: null });

const onLeave = vi.fn();
let view: RenderResult;

beforeEach(() => {
  useUpdateStore.setState({ offline: 'preparing', update: 'none' });
  vi.clearAllMocks();
  vi.spyOn(updates, 'takeNewVersion').mockResolvedValue();
  view = render(<OfflineState onLeave={onLeave} />);
});

it('the dialog shows whether the program opens without a network', () => {
  const text = () => view.container.textContent;
  expect(text()).toContain('is being saved in this browser');
  act(() => useUpdateStore.setState({ offline: 'ready' }));
  expect(text()).toMatch(/^Ready: /);
  act(() => useUpdateStore.setState({ offline: 'failed' }));
  expect(text()).toContain('couldn’t be saved for offline use');
  expect(screen.queryByRole('button')).toBeNull();
});

it('the dialog offers the new version even after "Later"', async () => {
  act(() => useUpdateStore.setState({ update: 'later' }));
  await user.click(screen.getByRole('button'));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(updates.takeNewVersion).toHaveBeenCalledTimes(1);
});
