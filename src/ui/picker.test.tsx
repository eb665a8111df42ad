// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { settle } from '../testing/settle.ts';
import Picker, { limitGroups } from './picker.tsx';
import type { Picked } from './picker-results.tsx';

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('combobox');

const names = Array.from({ length: 250 }, (_, index) => ({ id: `id-${index}`, name: `Skill ${index}` }));

interface Options {
  /** The action of choosing an item. */
  picked?: Picked | null;
  preselects?: boolean;
  onUndo?: (redo: boolean) => string;
}

function open({
  picked = { said: 'It was added', added: true, query: 'clear' },
  preselects = true,
  onUndo,
}: Options = {}) {
  const onPick = vi.fn((_id: string) => picked);
  const items = names.map((item) => ({ ...item, onPick: () => onPick(item.id) }));
  const search = (query: string) => {
    const found = items.filter(({ name }) => name.includes(query));
    return {
      groups: [{ heading: 'Skills', items: found }],
      selected: preselects && query !== '' ? (found[0]?.id ?? null) : null,
    };
  };
  return {
    ...render(<Picker title="Add" placeholder="Search" search={search} onUndo={onUndo} onClose={vi.fn()} />),
    onPick,
  };
}
const options = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=option]')].map((option) => option.textContent);
const foot = () => document.querySelector('.picker-said')?.textContent;

test('the list shows the first 120 and says how many more there are', async () => {
  const { container } = open();
  await waitFor(() => expect(options(container)).toHaveLength(120)); // the others of them are drawn last
  expect(container.textContent).toContain('and 130 more: type to narrow');
});

test('nothing is selected before something is typed', async () => {
  const { onPick } = open();
  await settle();
  await user.type(input(), '{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(foot()).toMatch(/^Nothing selected/);
});

test('Enter takes the first hit, describes the action, and empties the field for the next one', async () => {
  const { onPick } = open();
  await user.type(input(), 'Skill 24');
  await settle();
  await user.keyboard('{Enter}');
  await settle();
  expect(onPick.mock.calls).toEqual([['id-24']]);
  expect(input().value).toBe('');
  expect(foot()).toBe('It was added');
});

test('Enter right after the last letter takes the typed text, not the one on the screen before', async () => {
  const { onPick } = open();
  await user.type(input(), 'Skill 24');
  await settle();
  fireEvent.change(input(), { target: { value: 'Skill 31' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onPick.mock.calls).toEqual([['id-31']]);
});

test('a click keeps the query, and counts the additions', async () => {
  const { container } = open();
  await user.type(input(), 'Skill 24');
  await settle();
  const [first] = container.querySelectorAll('[role=option]');
  if (first) await user.dblClick(first);
  await settle();
  expect(options(container)[0]).toContain('added × 2');
  expect(input().value).toBe('Skill 24');
});

test('a mere resemblance to the query is never selected by itself, and Enter says so', async () => {
  const { container, onPick } = open({ preselects: false });
  await user.type(input(), 'Skill 24{Enter}');
  await settle();
  expect(onPick).not.toHaveBeenCalled();
  expect(container.querySelector('[data-highlighted]')).toBeNull();
  expect(foot()).toBe('Nothing selected. Choose with the arrow keys, then Enter.');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith('id-24');
});

test('the arrows go around the list, and the field names the selected item', async () => {
  const { container } = open();
  await user.type(input(), 'Skill 24');
  await settle();
  await user.keyboard('{ArrowUp}');
  const selected = container.querySelector('[aria-selected=true]');
  expect(selected?.textContent).toBe('Skill 249');
  expect(input().getAttribute('aria-activedescendant')).toBe(selected?.id);
  await user.keyboard('{ArrowDown}');
  expect(container.querySelector('[aria-selected=true]')?.textContent).toBe('Skill 24');
});

test('an item that leads out of the picker is not counted', async () => {
  const { container } = open({ picked: null });
  await user.type(input(), 'Skill 24');
  await settle();
  await user.keyboard('{Enter}');
  expect(options(container)[0]).not.toContain('added');
  expect(input().value).toBe('Skill 24');
});

test('undo concerns the character in an empty field, and otherwise the typed text', async () => {
  const onUndo = vi.fn((redo: boolean) => (redo ? 'Redone' : 'Undone'));
  open({ onUndo });
  await user.click(input());
  await user.keyboard('{Control>}z{/Control}');
  expect(onUndo).toHaveBeenLastCalledWith(false);
  expect(foot()).toBe('Undone');
  await user.keyboard('{Control>}y{/Control}');
  expect(onUndo).toHaveBeenLastCalledWith(true);
  await user.keyboard('a{Control>}z{/Control}');
  expect(onUndo).toHaveBeenCalledTimes(2);
});

test('a query has a maximum length', async () => {
  const searched = vi.fn(() => ({ groups: [], selected: null }));
  render(<Picker title="Add" placeholder="Search" search={searched} onClose={vi.fn()} />);
  fireEvent.input(input(), { target: { value: `a${'\u0301'.repeat(50_000)}` } }); // pasted: typing it would take minutes
  await settle();
  expect(input().value).toHaveLength(5000);
  expect(input().maxLength).toBe(5000);
});

test('pasted lines are joined into one, with bars', async () => {
  open();
  await user.click(input());
  await user.paste('Skills:\nBroadsword 15\r\n\nStealth 13\n');
  expect(input().value).toBe('Skills: | Broadsword 15 | Stealth 13');
});

test('the field is drawn first and accepts text, the list follows', async () => {
  const { container, onPick } = open();
  expect(options(container)).toEqual([]);
  expect(container.textContent).not.toMatch(/result|Nothing/);
  fireEvent.change(input(), { target: { value: 'Skill 31' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onPick.mock.calls).toEqual([['id-31']]);
});

// @vitest-environment happy-dom

test('limitGroups counts the limit over all groups, and leaves out empty ones', () => {
  const groups = [
    { heading: 'a', items: [1, 2] },
    { heading: 'b', items: [] },
    { heading: 'c', items: [3, 4, 5] },
    { heading: 'd', items: [6] },
  ];
  expect(limitGroups(groups, 3)).toEqual({
    shown: [
      { heading: 'a', items: [1, 2], start: 0 },
      { heading: 'c', items: [3], start: 2 },
    ],
    total: 6,
    more: 3,
  });
});

test('an item is heard by its name and price; what it is about is its description', async () => {
  const item = {
    id: 'a b',
    name: 'Stealth',
    detail: '2 points → 11',
    hint: 'Hiding',
    parts: 'not understood',
    onPick: vi.fn(),
  };
  const answer = { groups: [{ heading: 'Skills', items: [item] }], selected: null };
  render(<Picker title="Add" placeholder="Search" search={() => answer} onClose={vi.fn()} />);
  const named = { name: 'Stealth 2 points → 11', description: 'Hiding not understood' };
  expect(await screen.findByRole('option', named)).toBeTruthy();
});
