// @vitest-environment happy-dom
import '../../testing/screen-setup.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUpdateStore } from '../../state/updates/update-store.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { OfflineState } from './offline-state.tsx';

const take = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../state/updates/follow-updates.ts', () => ({ takeNewVersion: take }));

const onLeave = vi.fn();
let view: ReturnType<typeof mount>;

beforeEach(() => {
  useUpdateStore.setState({ offline: 'preparing', update: 'none' });
  vi.clearAllMocks();
  view = mount(<OfflineState onLeave={onLeave} />);
});
afterEach(() => view.leave());

it('follows whether the program opens without a network', () => {
  const text = () => view.place.textContent;
  expect(text()).toContain('is being stored in this browser');
  act(() => useUpdateStore.setState({ offline: 'ready' }));
  expect(text()).toMatch(/^Ready: /);
  act(() => useUpdateStore.setState({ offline: 'failed' }));
  expect(text()).toContain('could not be stored whole');
  expect(view.place.querySelector('button')).toBeNull();
});

it('offers the new version also after "Later"', () => {
  act(() => useUpdateStore.setState({ update: 'later' }));
  click(view.find('button'));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(take).toHaveBeenCalledTimes(1);
});
