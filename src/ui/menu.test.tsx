// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Menu, type MenuItem } from './menu.tsx';

const user = userEvent.setup({ delay: null });

const onSelect = vi.fn();
const items = [
  { id: 'print', label: 'Print', onSelect },
  { id: 'copy', label: 'Copy', disabled: true, onSelect },
  { id: 'remove', label: 'Remove', onSelect },
];
const accented = [
  { id: 'emile', label: 'Émile', onSelect },
  { id: 'lucia', label: 'Lucía', onSelect },
];

beforeEach(() => {
  onSelect.mockClear();
});

async function open(key: string, listed: readonly MenuItem[] = items) {
  render(<Menu label="More for Broadsword" items={listed} />);
  const button = screen.getByRole('button');
  act(() => button.focus());
  await user.keyboard(`{${key}}`);
  await act(() => new Promise((done) => requestAnimationFrame(done)));
  return { button };
}
const focused = () => document.activeElement?.textContent;

test('the button has a name and says whether the menu is open', async () => {
  const { button } = await open('ArrowDown');
  expect(button.getAttribute('aria-label')).toBe('More for Broadsword');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('arrow keys move through all items and wrap around', async () => {
  await open('ArrowDown');
  const visited = [focused()];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'c', 'x']) {
    await user.keyboard(key.length > 1 ? `{${key}}` : key);
    visited.push(focused());
  }
  expect(visited).toEqual(['Print', 'Copy', 'Remove', 'Print', 'Remove', 'Print', 'Remove', 'Copy', 'Copy']);
});

test('ArrowUp opens the menu at the end', async () => {
  await open('ArrowUp');
  expect(focused()).toBe('Remove');
});

test('an item closes the menu and acts; a disabled one does neither', async () => {
  const { button } = await open('ArrowDown');
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(onSelect).not.toHaveBeenCalled();
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a letter goes to the next item that begins with it, with an accent or without', async () => {
  await open('ArrowUp', accented);
  expect(focused()).toBe('Lucía');
  await user.keyboard('e');
  expect(focused()).toBe('Émile');
});

describe('with headings and a submenu', () => {
  const grouped = [
    { id: 'new', label: 'New', startsGroup: 'Character', onSelect },
    { id: 'print', label: 'Print', startsGroup: 'Share', onSelect },
    { id: 'save', label: 'Save as', submenu: [{ id: 'file', label: 'File', onSelect }] },
  ];
  const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(done)));

  test('a heading names the group of the items below it', async () => {
    await open('ArrowDown', grouped);
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect(group('Character').getAllByRole('menuitem')).toHaveLength(1);
    expect(group('Share').getByRole('menuitem', { name: 'Save as' }).getAttribute('aria-haspopup')).toBe('menu');
  });

  test('a submenu takes the place of the menu, by a click or →, and ← goes back to where one was', async () => {
    await open('ArrowUp', grouped);
    expect(focused()).toBe('Save as');
    await user.keyboard('{ArrowRight}');
    await nextFrame();
    expect(focused()).toBe('File');
    expect(screen.queryByRole('menuitem', { name: 'Print' })).toBeNull();
    await user.keyboard('{ArrowLeft}');
    await nextFrame();
    expect(focused()).toBe('Save as');
    await user.click(screen.getByRole('menuitem', { name: 'Save as' }));
    await nextFrame();
    expect(screen.getByRole('menu', { name: 'Save as' })).toBeDefined();
    await user.click(screen.getByRole('menuitem', { name: 'Back from Save as' }));
    await nextFrame();
    expect(focused()).toBe('Save as');
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('an item of a submenu closes the menu and acts; the menu begins anew', async () => {
    const { button } = await open('ArrowUp', grouped);
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('menuitem', { name: 'File' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(screen.getByRole('menuitem', { name: 'Print' })).toBeDefined();
  });
});

test('the first item alone is in the tab order, so that a menu that scrolls holds something to focus', async () => {
  const nested = [{ id: 'save', label: 'Save as', submenu: accented }, ...items];
  await open('ArrowDown', nested);
  const tabIndices = () => screen.getAllByRole('menuitem', { hidden: true }).map(({ tabIndex }) => tabIndex);
  expect(tabIndices()).toEqual([0, -1, -1, -1]);
  await user.keyboard('{ArrowRight}');
  expect(tabIndices(), 'of the submenu: the way back').toEqual([0, -1, -1]);
});
