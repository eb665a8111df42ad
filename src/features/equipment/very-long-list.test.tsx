// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { item, saved } from '../../testing/rows.ts';
import { mount } from '../../ui/mount-for-test.tsx';
import { EquipmentChapter } from './equipment-chapter.tsx';

/** The height of a row and of the window, and how far the page is scrolled, in pixels. */
const [rowHeight, windowHeight] = [50, 800];
let scrolled = 0;
const scrollTo = (to: number) =>
  act(() => {
    scrolled = to;
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  Element.prototype.scrollIntoView = vi.fn();
  scrolled = 0;
  vi.stubGlobal('innerHeight', windowHeight);
  // happy-dom has no layout: the rows follow each other from the top of the page.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20_000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Number(/^row-k(\d+)$/.exec(this.id)?.[1] ?? 0);
    return new DOMRect(0, index * rowHeight - scrolled, 600, rowHeight);
  });
  openChapter('equipment');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openWith(count: number): ReturnType<typeof mount> {
  const equipment = Array.from({ length: count }, (_, i) => item('dagger', { key: `k${i}`, note: `note ${i}` }));
  openCharacter(saved('lite-3e', { equipment }));
  return mount(<EquipmentChapter />);
}
const row = (place: HTMLElement, key: string) => {
  const found = place.querySelector<HTMLElement>(`#row-${key}`);
  if (!found) throw new Error(`No row ${key}`);
  return found;
};
const isWhole = (element: HTMLElement) => element.querySelector('input, select, button') !== null;

test('a very long list has every name in the page, and rows become whole when they come near', () => {
  const { place, leave } = openWith(401);
  expect(place.querySelectorAll('tbody')).toHaveLength(401);
  expect(row(place, 'k400').textContent).toBe('Dagger');
  // A window of 800 pixels and 1,500 more: rows of 50 pixels.
  expect(['k0', 'k46', 'k47', 'k400'].map((key) => isWhole(row(place, key)))).toEqual([true, true, false, false]);
  expect(row(place, 'k0').textContent).toContain('note 0');
  scrollTo(200 * rowHeight);
  expect(['k168', 'k169', 'k246', 'k247'].map((key) => isWhole(row(place, key)))).toEqual([false, true, true, false]);
  scrollTo(0);
  expect(isWhole(row(place, 'k200')), 'what was whole stays whole').toBe(true);
  leave();
});

test('a row that one goes to becomes whole and takes the focus', async () => {
  const { place, leave } = openWith(401);
  act(() => useViewStore.setState({ target: { row: 'k300' } }));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(isWhole(row(place, 'k300'))).toBe(true);
  expect(row(place, 'k300').contains(document.activeElement)).toBe(true);
  leave();
});

test('an edit leaves rows at rest as they are, and a new name is shown', () => {
  const { place, leave } = openWith(401);
  const resting = row(place, 'k350');
  act(() => {
    const { saved: before } = useCharacterStore.getState();
    const equipment = before.character.equipment.map((each) =>
      each.key === 'k350' ? { ...each, entry: 'broadsword' } : each,
    );
    useCharacterStore.setState({ saved: { ...before, character: { ...before.character, equipment } } });
  });
  expect(row(place, 'k350')).toBe(resting);
  expect(resting.textContent).toBe('Broadsword');
  leave();
});

test('rows that come into view because the order of the list changes become whole', () => {
  const { place, leave } = openWith(401);
  vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
    const index = [...place.querySelectorAll<Element>('tbody')].indexOf(this);
    return new DOMRect(0, Math.max(0, index) * rowHeight, 600, rowHeight);
  });
  act(() => {
    const { saved: before } = useCharacterStore.getState();
    const equipment = before.character.equipment.toReversed();
    useCharacterStore.setState({ saved: { ...before, character: { ...before.character, equipment } } });
  });
  expect(['k400', 'k200'].map((key) => isWhole(row(place, key)))).toEqual([true, false]);
  leave();
});
