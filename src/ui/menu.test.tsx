// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { click, mount, press } from './mount-for-test.tsx';

const onSelect = vi.fn();
const items = [
  { id: 'print', label: 'Print', onSelect },
  { id: 'copy', label: 'Copy', disabled: true, onSelect },
  { id: 'remove', label: 'Remove', onSelect },
];

beforeEach(() => {
  onSelect.mockClear();
  // happy-dom has no popovers: these only tell the menu what a browser would.
  const toggle = (newState: string) =>
    function (this: HTMLElement) {
      this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    };
  HTMLElement.prototype.showPopover = toggle('open');
  HTMLElement.prototype.hidePopover = toggle('closed');
});

async function open(key: string) {
  const menu = mount(<Menu label="More for Broadsword" items={items} />);
  const button = menu.find('button[aria-haspopup]');
  press(button, key);
  await act(() => new Promise((done) => requestAnimationFrame(done)));
  return { ...menu, button };
}
const focused = () => document.activeElement?.textContent;

test('the button says what it is and whether it is open', async () => {
  const { button, find } = await open('ArrowDown');
  expect(button.getAttribute('aria-label')).toBe('More for Broadsword');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  press(find('[role=menu]'), 'Tab');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('keys move through all items and around', async () => {
  const { find } = await open('ArrowDown');
  const menu = find('[role=menu]');
  const visited = [focused()];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'c', 'x']) {
    press(menu, key);
    visited.push(focused());
  }
  expect(visited).toEqual(['Print', 'Copy', 'Remove', 'Print', 'Remove', 'Print', 'Remove', 'Copy', 'Copy']);
});

test('ArrowUp opens at the end', async () => {
  await open('ArrowUp');
  expect(focused()).toBe('Remove');
});

test('an item closes the menu and acts; a disabled one does neither', async () => {
  const { place, button } = await open('ArrowDown');
  const [print, copy] = place.querySelectorAll<HTMLElement>('[role=menuitem]');
  if (copy) click(copy);
  expect(onSelect).not.toHaveBeenCalled();
  if (print) click(print);
  expect(onSelect).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
