// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./preferences.ts');
};
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" data-of="light" /><meta name="theme-color" data-of="dark" />';
});

test('appearance follows the system until the player chooses, and remembers the choice', async () => {
  const { chooseAppearance, followAppearance } = await load();
  const stop = followAppearance();
  expect([dataset.theme, dataset.textSize]).toEqual(['system', 'normal']);
  chooseAppearance({ theme: 'dark' });
  chooseAppearance({ textSize: 'large' });
  expect([dataset.theme, dataset.textSize]).toEqual(['dark', 'large']);
  expect([...document.querySelectorAll('meta')].map(({ media }) => media)).toEqual(['not all', 'all']);
  stop();
  expect((await load()).usePreferences.getState()).toMatchObject({ theme: 'dark', textSize: 'large' });
});

test('appearance follows a choice in another tab', async () => {
  const { followAppearance } = await load();
  const stop = followAppearance();
  localStorage.setItem('pointwright.appearance', '{"theme":"light","textSize":"small"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'pointwright.appearance' }));
  expect([dataset.theme, dataset.textSize]).toEqual(['light', 'small']);
  stop();
});

test.each(['{', '"dark"', 'null', '{"theme":"pink","textSize":7}'])(
  'appearance stored as %s is the default',
  async (text) => {
    localStorage.setItem('pointwright.appearance', text);
    expect((await load()).usePreferences.getState()).toMatchObject({ theme: 'system', textSize: 'normal' });
  },
);
