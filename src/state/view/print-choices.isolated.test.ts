import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** Imports the store as a newly opened page would. */
const importStore = () => import('./print-subjects.ts');

test('choosePrint keeps choices when the page is opened again', async () => {
  const first = await importStore();
  expect(first.printChoices()).toMatchObject({ paper: 'a4', density: 'roomy', without: [] });
  first.choosePrint({ paper: 'letter', without: ['story'] });
  first.choosePrint({ density: 'compact' });
  vi.resetModules();
  const again = await importStore();
  expect(again.printChoices()).toMatchObject({ paper: 'letter', density: 'compact', without: ['story'] });
});

test('choosePrint works without localStorage', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { choosePrint, printChoices } = await importStore();
  choosePrint({ paper: 'letter' });
  expect(printChoices().paper).toBe('letter');
});
