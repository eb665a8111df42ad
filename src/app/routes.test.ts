// @vitest-environment happy-dom
import '../testing/load-rulesets.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openChapter, showLibrary, showShared, useViewStore } from '../state/view/view-store.ts';
import { followAddress, leaveShared } from './routes.ts';

let stop: () => void;
const begin = (hash: string) => {
  history.replaceState(null, '', hash);
  stop = followAddress();
};
const goTo = (hash: string) => {
  history.pushState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
};
const payload = () => useViewStore.getState().shared;

beforeEach(() => openChapter('concept'));
afterEach(() => {
  stop();
  showShared(null);
  showLibrary(false);
});

it('opens the chapter that the address names, and names the one that is opened', () => {
  begin('#skills');
  expect(useViewStore.getState().chapter).toBe('skills');
  expect(payload()).toBeNull();
  openChapter('traits');
  expect(location.hash).toBe('#traits');
});

it('shows what the address carries, keeps it while it is shown, and then has the address of the chapter', () => {
  begin('#share=1.abc');
  expect(payload()).toBe('1.abc');
  expect(location.hash).toBe('#share=1.abc');
  leaveShared();
  expect(payload()).toBeNull();
  expect(location.hash).toBe('#concept');
});

it('shows a link that is put into the address of an open page, and goes with the way back', () => {
  begin('#skills');
  goTo('#share=1.abc');
  expect(payload()).toBe('1.abc');
  expect(useViewStore.getState().chapter).toBe('skills');
  goTo('#share=1.def');
  expect(payload()).toBe('1.def');
  goTo('#skills');
  expect(payload()).toBeNull();
  expect(location.hash).toBe('#skills');
});

it('has an address of its own for the library, which the way back closes', () => {
  begin('#skills');
  showLibrary(true);
  expect(location.hash).toBe('#characters');
  history.replaceState(null, '', '#skills');
  window.dispatchEvent(new Event('popstate'));
  expect(useViewStore.getState().library).toBe(false);
  expect(useViewStore.getState().chapter).toBe('skills');
});

it('opens the library that the address names; closed, it leaves the address of the chapter', () => {
  begin('#characters');
  expect(useViewStore.getState().library).toBe(true);
  showLibrary(false);
  expect(location.hash).toBe('#concept');
});

it('goes back to the address of before when the library is closed', () => {
  begin('#skills');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  showLibrary(true);
  showLibrary(false);
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});
