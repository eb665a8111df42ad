// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSaving } from '../state/saving/saving-store.ts';
import { useViewStore } from '../state/view/view-store.ts';
import { reportUnhandledErrors } from './after-start.ts';

const here = 'https://games.example/assets/entry.js';
const notices = () => useViewStore.getState().notices;
let stop: () => void;

function fail(message: string, filename = here): void {
  window.dispatchEvent(new ErrorEvent('error', { message, filename, error: new Error(message) }));
}
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://games.example' });
  useViewStore.setState({ notices: [] });
  setSaving({ state: 'saved' });
  stop = reportUnhandledErrors();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('reportUnhandledErrors reports the error, says that the character is stored, and offers a file', () => {
  fail('the pen broke');
  expect(notices()).toMatchObject([
    {
      kind: 'problem',
      title: 'Something went wrong',
      text: 'This is a bug in Pointwright, not your mistake: the pen broke. Your character is saved; nothing is lost.',
      actions: [{ label: 'Save as file' }],
    },
  ]);
});

it('reportUnhandledErrors reports each error once, however often it happens', () => {
  for (let i = 0; i < 3; i++) reject(new Error('the ink ran dry'));
  expect(notices()).toHaveLength(1);
  useViewStore.setState({ notices: [] });
  reject(new Error('the ink ran dry'));
  expect(notices()).toEqual([]);
  reject('the paper tore');
  expect(notices()).toHaveLength(1);
});

it('reportUnhandledErrors does not claim that the character is stored if it is not', () => {
  setSaving({ state: 'failed', problem: { code: 'storage-full' } });
  reject(new Error('no room on the desk'));
  expect(notices()[0]?.text).toContain('Your latest changes are not saved: save them as a file.');
});

it('reportUnhandledErrors does not call a chunk that failed to load an error in the program', () => {
  const payload = new TypeError('Failed to fetch');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  reject(payload);
  expect(notices()).toMatchObject([
    { title: 'A part of Pointwright could not be loaded', actions: [{ label: 'Reload' }, { label: 'Save as file' }] },
  ]);
});

it.each([
  ['of an extension of the browser', () => fail('broken', 'chrome-extension://abc/content.js')],
  ['of another origin, which says nothing', () => fail('Script error.', '')],
  ['about a size that settles late', () => fail('ResizeObserver loop completed with undelivered notifications.')],
  ['of work that was called off', () => reject(new DOMException('aborted', 'AbortError'))],
])('reportUnhandledErrors ignores %s', (_, happen) => {
  happen();
  expect(notices()).toEqual([]);
});
