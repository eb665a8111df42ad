// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { item, saved } from '../../testing/rows.ts';
import { mount } from '../../ui/mount-for-test.tsx';
import { EquipmentChapter } from './equipment-chapter.tsx';

/** The elements that are watched, and what is told when some of them come near. */
const watched = new Set<Element>();
let comeNear: (elements: readonly Element[]) => void = () => undefined;

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  Element.prototype.scrollIntoView = vi.fn();
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (elements) => tell(elements.map((target) => ({ isIntersecting: true, target })));
      }
      observe(element: Element) {
        watched.add(element);
      }
      unobserve(element: Element) {
        watched.delete(element);
      }
    },
  );
  openChapter('equipment');
});
afterEach(() => vi.unstubAllGlobals());

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
  expect([...place.querySelectorAll<HTMLElement>('tbody')].some(isWhole)).toBe(false);
  act(() => comeNear([row(place, 'k7'), row(place, 'k8')]));
  expect(['k6', 'k7', 'k8'].map((key) => isWhole(row(place, key)))).toEqual([false, true, true]);
  expect(row(place, 'k7').textContent).toContain('note 7');
  expect(watched.size).toBe(399);
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
  const resting = row(place, 'k5');
  act(() => {
    const { saved: before } = useCharacterStore.getState();
    const equipment = before.character.equipment.map((each) =>
      each.key === 'k5' ? { ...each, entry: 'broadsword' } : each,
    );
    useCharacterStore.setState({ saved: { ...before, character: { ...before.character, equipment } } });
  });
  expect(row(place, 'k5')).toBe(resting);
  expect(resting.textContent).toBe('Broadsword');
  leave();
});
