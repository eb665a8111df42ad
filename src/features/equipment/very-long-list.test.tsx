// @vitest-environment happy-dom

import { act, type RenderResult, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { item, saved } from '../../testing/rows.ts';
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

function openWith(count: number): RenderResult {
  const equipment = Array.from({ length: count }, (_, i) => item('dagger', { key: `k${i}`, note: `note ${i}` }));
  openCharacter(saved('lite-3e', { equipment }));
  return render(<EquipmentChapter />);
}
const row = (container: HTMLElement, key: string) => {
  const found = container.querySelector<HTMLElement>(`#row-${key}`);
  if (!found) throw new Error(`No row ${key}`);
  return found;
};
const isWhole = (element: HTMLElement) => element.querySelector('input, select, button') !== null;

test('a very long list has every name in the page, and rows become complete when they come near', () => {
  const { container } = openWith(401);
  expect(container.querySelectorAll('tbody')).toHaveLength(401);
  expect(row(container, 'k400').textContent).toBe('Dagger');
  // A window of 800 pixels and 1,500 more: rows of 50 pixels.
  expect(['k0', 'k46', 'k47', 'k400'].map((key) => isWhole(row(container, key)))).toEqual([true, true, false, false]);
  expect(row(container, 'k0').textContent).toContain('note 0');
  scrollTo(200 * rowHeight);
  expect(['k168', 'k169', 'k246', 'k247'].map((key) => isWhole(row(container, key)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  scrollTo(0);
  expect(isWhole(row(container, 'k200')), 'what was whole stays whole').toBe(true);
});

test('a row becomes complete and takes the focus when the player goes to it', async () => {
  const { container } = openWith(401);
  act(() => useViewStore.setState({ target: { row: 'k300' } }));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(isWhole(row(container, 'k300'))).toBe(true);
  expect(row(container, 'k300').contains(document.activeElement)).toBe(true);
});

test('an edit leaves idle rows unchanged, and a new name is shown', () => {
  const { container } = openWith(401);
  const resting = row(container, 'k350');
  act(() => {
    const { saved: before } = useCharacterStore.getState();
    const equipment = before.character.equipment.map((item) =>
      item.key === 'k350' ? { ...item, entry: 'broadsword' } : item,
    );
    useCharacterStore.setState({ saved: { ...before, character: { ...before.character, equipment } } });
  });
  expect(row(container, 'k350')).toBe(resting);
  expect(resting.textContent).toBe('Broadsword');
});

test('rows that come into view because the order of the list changes become complete', () => {
  const { container } = openWith(401);
  vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
    const index = [...container.querySelectorAll<Element>('tbody')].indexOf(this);
    return new DOMRect(0, Math.max(0, index) * rowHeight, 600, rowHeight);
  });
  act(() => {
    const { saved: before } = useCharacterStore.getState();
    const equipment = before.character.equipment.toReversed();
    useCharacterStore.setState({ saved: { ...before, character: { ...before.character, equipment } } });
  });
  expect(['k400', 'k200'].map((key) => isWhole(row(container, key)))).toEqual([true, false]);
});
