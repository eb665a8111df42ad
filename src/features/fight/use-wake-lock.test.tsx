import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

const held: { released: boolean; release: () => Promise<void> }[] = [];

function Awake() {
  useWakeLock();
  return null;
}

const settle = () => act(async () => Promise.resolve());
const setVisible = async (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};
const locks = () => held.map(({ released }) => (released ? 'released' : 'held'));

beforeEach(() => {
  held.length = 0;
  const request = async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    held.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the screen', () => {
  it('stays awake while the component is shown', async () => {
    const { unmount } = render(<Awake />);
    await settle();
    expect(locks()).toEqual(['held']);
    unmount();
    expect(locks()).toEqual(['released']);
  });

  it('may sleep while the page is hidden, and stays awake again afterwards', async () => {
    render(<Awake />);
    await settle();
    await setVisible('hidden');
    expect(locks()).toEqual(['released']);
    await setVisible('visible');
    await setVisible('visible');
    expect(locks()).toEqual(['released', 'held']);
  });

  it('is not kept awake by a request that is granted too late', async () => {
    const { unmount } = render(<Awake />);
    unmount();
    await settle();
    expect(locks()).toEqual(['released']);
  });
});
