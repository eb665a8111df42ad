import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shelf = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => void shelf.set(name, text),
  });
});
afterEach(() => {
  shelf.clear();
  vi.unstubAllGlobals();
});

/** The store as the page finds it when it is opened anew. */
const opened = () => import('./print-store.ts');

test('remembers what was chosen when the page is opened again', async () => {
  const first = await opened();
  expect(first.usePrintStore.getState()).toMatchObject({ paper: 'a4', density: 'roomy', without: [] });
  first.choosePrint({ paper: 'letter', without: ['story'] });
  first.choosePrint({ density: 'compact' });
  vi.resetModules();
  const again = await opened();
  expect(again.usePrintStore.getState()).toMatchObject({ paper: 'letter', density: 'compact', without: ['story'] });
});

test('takes choices in a browser that keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { choosePrint, usePrintStore } = await opened();
  choosePrint({ paper: 'letter' });
  expect(usePrintStore.getState().paper).toBe('letter');
});
