// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Picker from './picker.tsx';

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('combobox');

const names = Array.from({ length: 250 }, (_, index) => ({ id: `id-${index}`, name: `Skill ${index}` }));
const search = (query: string) => [{ heading: 'Skills', items: names.filter(({ name }) => name.includes(query)) }];

function open(onOwn?: (query: string) => void, onPick = vi.fn((_id: string) => true)) {
  const picker = (
    <Picker title="Add" placeholder="Search" search={search} onPick={onPick} onOwn={onOwn} onClose={vi.fn()} />
  );
  return { ...render(picker), onPick };
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));
const options = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=option]')].map((option) => option.textContent);

test('shows the first 120 and says how many more there are', async () => {
  const { container } = open();
  await settle();
  expect(options(container)).toHaveLength(120);
  expect(container.textContent).toContain('and 130 more: type to narrow');
});

test('Enter adds the first hit, keeps the list open and counts', async () => {
  const { container, onPick } = open();
  await user.clear(input());
  await user.type(input(), 'Skill 24');
  await settle();
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  await settle();
  expect(onPick.mock.calls).toEqual([['id-24'], ['id-24']]);
  expect(options(container)[0]).toContain('added × 2');
  expect(input().value).toBe('Skill 24');
});

test('what is there already is not added: the caller goes to it', async () => {
  const { container } = open(
    undefined,
    vi.fn(() => false),
  );
  await user.clear(input());
  await user.type(input(), 'Skill 24');
  await settle();
  await user.keyboard('{Enter}');
  await settle();
  expect(options(container)[0]).not.toContain('added');
});

test('a query has an end', async () => {
  const searched = vi.fn(() => []);
  render(<Picker title="Add" placeholder="Search" search={searched} onPick={vi.fn()} onClose={vi.fn()} />);
  fireEvent.input(input(), { target: { value: `a${'\u0301'.repeat(50_000)}` } }); // pasted: typing it would take minutes
  await settle();
  expect(input().value).toHaveLength(100);
  expect(input().maxLength).toBe(100);
  expect(searched).toHaveBeenLastCalledWith(`a${'\u0301'.repeat(99)}`);
});

test('what is not found can be added as one’s own', async () => {
  const onOwn = vi.fn();
  const { container, onPick } = open(onOwn);
  await user.clear(input());
  await user.type(input(), 'Basket weaving');
  await settle();
  expect(options(container)).toEqual(['Add “Basket weaving” as your own']);
  await user.keyboard('{Enter}');
  expect(onOwn).toHaveBeenCalledWith('Basket weaving');
  expect(onPick).not.toHaveBeenCalled();
});
