// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, press, type } from './mount-for-test.tsx';
import Picker from './picker.tsx';

const names = Array.from({ length: 250 }, (_, index) => ({ id: `id-${index}`, name: `Skill ${index}` }));
const search = (query: string) => [{ heading: 'Skills', items: names.filter(({ name }) => name.includes(query)) }];

function open(onOwn?: (query: string) => void, onPick = vi.fn((_id: string) => true)) {
  const picker = (
    <Picker title="Add" placeholder="Search" search={search} onPick={onPick} onOwn={onOwn} onClose={vi.fn()} />
  );
  return { ...mount(picker), onPick };
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));
const options = (place: HTMLElement) =>
  [...place.querySelectorAll('[role=option]')].map((option) => option.textContent);

test('shows the first 120 and says how many more there are', async () => {
  const { place } = open();
  await settle();
  expect(options(place)).toHaveLength(120);
  expect(place.textContent).toContain('and 130 more: type to narrow');
});

test('Enter adds the first hit, keeps the list open and counts', async () => {
  const { place, input, onPick } = open();
  type(input(), 'Skill 24');
  await settle();
  press(input(), 'Enter');
  press(input(), 'Enter');
  await settle();
  expect(onPick.mock.calls).toEqual([['id-24'], ['id-24']]);
  expect(options(place)[0]).toContain('added × 2');
  expect(input().value).toBe('Skill 24');
});

test('what is there already is not added: the caller goes to it', async () => {
  const { place, input } = open(
    undefined,
    vi.fn(() => false),
  );
  type(input(), 'Skill 24');
  await settle();
  press(input(), 'Enter');
  await settle();
  expect(options(place)[0]).not.toContain('added');
});

test('a query has an end', async () => {
  const searched = vi.fn(() => []);
  const { input } = mount(
    <Picker title="Add" placeholder="Search" search={searched} onPick={vi.fn()} onClose={vi.fn()} />,
  );
  type(input(), `a${'\u0301'.repeat(50_000)}`);
  await settle();
  expect(input().value).toHaveLength(100);
  expect(input().maxLength).toBe(100);
  expect(searched).toHaveBeenLastCalledWith(`a${'\u0301'.repeat(99)}`);
});

test('what is not found can be added as one’s own', async () => {
  const onOwn = vi.fn();
  const { place, input, onPick } = open(onOwn);
  type(input(), 'Basket weaving');
  await settle();
  expect(options(place)).toEqual(['Add “Basket weaving” as your own']);
  press(input(), 'Enter');
  expect(onOwn).toHaveBeenCalledWith('Basket weaving');
  expect(onPick).not.toHaveBeenCalled();
});
