// @vitest-environment happy-dom
import '../testing/load-rulesets.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openChapter, showEncounter, showLibrary, showShared, useViewStore } from '../state/view/view-store.ts';
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

it('followAddress opens the chapter in the address, and puts an opened chapter into the address', () => {
  begin('#skills');
  expect(useViewStore.getState().chapter).toBe('skills');
  expect(payload()).toBeNull();
  openChapter('traits');
  expect(location.hash).toBe('#traits');
});

it('followAddress shows the shared character in the address, and restores the address of the chapter afterwards', () => {
  begin('#share=1.abc');
  expect(payload()).toBe('1.abc');
  expect(location.hash).toBe('#share=1.abc');
  leaveShared();
  expect(payload()).toBeNull();
  expect(location.hash).toBe('#concept');
});

it('followAddress shows a link entered into the address of an open page, and closes it with the back button', () => {
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

it('followAddress gives the encounter screen the address of the library that it replaces', () => {
  begin('#skills');
  const entries = history.length;
  showLibrary(true);
  showEncounter(true);
  expect([location.hash, history.length - entries]).toEqual(['#encounter', 1]);
  expect(useViewStore.getState()).toMatchObject({ library: false, encounter: true });
  history.replaceState(null, '', '#skills');
  window.dispatchEvent(new Event('popstate'));
  expect(useViewStore.getState().encounter).toBe(false);
});

it('followAddress has an address for the library, which the back button closes', () => {
  begin('#skills');
  showLibrary(true);
  expect(location.hash).toBe('#characters');
  history.replaceState(null, '', '#skills');
  window.dispatchEvent(new Event('popstate'));
  expect(useViewStore.getState().library).toBe(false);
  expect(useViewStore.getState().chapter).toBe('skills');
});

it('followAddress opens the library named in the address, and restores the address of the chapter when it closes', () => {
  begin('#characters');
  expect(useViewStore.getState().library).toBe(true);
  showLibrary(false);
  expect(location.hash).toBe('#concept');
});

it('followAddress returns to the previous address when the library is closed', () => {
  begin('#skills');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  showLibrary(true);
  showLibrary(false);
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});
