import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { layOutBar, StackedBar } from './stacked-bar.tsx';

const bar = (
  <>
    <StackedBar
      label="Points by kind"
      summary="15 left of 100"
      budget={100}
      segments={[
        { id: 'a', label: 'attributes', value: 90, text: '90', series: 1 },
        { id: 'd', label: 'disadvantages', value: -5, text: '−5', series: 6 },
      ]}
      totals={[
        { id: 'budget', label: 'budget', text: '100' },
        { id: 'left', label: 'left', text: '15' },
      ]}
    />
    <button type="button">Elsewhere</button>
  </>
);
const legend = () => screen.queryByRole('list', { name: 'Points by kind' });
const button = () => screen.getByRole('button', { name: 'Points by kind: 15 left of 100' });

test('the legend opens by keyboard focus, lists the kinds, and closes with Escape and when the focus leaves', async () => {
  const user = userEvent.setup();
  render(bar);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(legend()).toBeNull();
  await user.tab();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  const rows = within(legend() ?? document.body).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'attributes 90',
    'disadvantages −5',
    'budget 100',
    'left 15',
  ]);
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')?.contains(legend())).toBe(true);
  await user.keyboard('{Escape}');
  expect(legend()).toBeNull();
  await user.keyboard('{Enter}');
  expect(legend()).not.toBeNull();
  await user.tab();
  expect(legend()).toBeNull();
});

test('a press keeps the legend open; the next one, or one elsewhere, closes it', async () => {
  const user = userEvent.setup();
  render(bar);
  await user.click(button());
  await user.unhover(button());
  expect(legend()).not.toBeNull();
  await user.click(button());
  expect(legend()).toBeNull();
  await user.click(button());
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(legend()).toBeNull();
});

test('under a dialog the legend does not open, and Escape is for the dialog', async () => {
  vi.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { rerender } = render(bar);
    await user.click(button());
    const withDialog = (
      <>
        {bar}
        <dialog open>
          <button type="button">Inside</button>
        </dialog>
      </>
    );
    rerender(withDialog);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Inside' }), { key: 'Escape' })).toBe(true);
    expect(legend()).toBeNull();
    await user.hover(button());
    act(() => vi.advanceTimersByTime(1_000));
    expect(legend()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a mouse over the bar opens the legend, which stays while the mouse is on it', async () => {
  vi.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const wait = () => act(() => vi.advanceTimersByTime(1_000));
    render(bar);
    await user.hover(button());
    wait();
    const list = screen.getByRole('list', { name: 'Points by kind' });
    await user.hover(list);
    wait();
    expect(legend()).toBe(list);
    await user.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    wait();
    expect(legend()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('segments that give points back are hatched, in the bar and in the legend', async () => {
  const { container } = render(bar);
  await userEvent.setup().click(button());
  const hatched = [...container.querySelectorAll<HTMLElement>('[data-hatched]')];
  expect(hatched.map(({ dataset }) => dataset.series)).toEqual(['6', '6']);
});

const segment = (id: string, value: number) => ({ id, label: id, value, text: String(value), series: 1 as const });

test('layOutBar places additions after the budget, and leaves the rest free', () => {
  const bar = layOutBar([segment('a', 60), segment('b', -20), segment('c', 30)], 100);
  expect(bar.spent.map(({ from, size }) => [from, size])).toEqual([
    [0, 0.5],
    [0.5, 0.25],
  ]);
  expect(bar.added.map(({ from, size }) => [from, size])).toEqual([[100 / 120, 20 / 120]]);
  expect([bar.end, bar.over]).toEqual([1, 0]);
});

test('layOutBar scales to the spent segments when they exceed the budget', () => {
  const bar = layOutBar([segment('a', 150), segment('b', -25)], 75);
  expect(bar.end).toBeCloseTo(100 / 150);
  expect(bar.over).toBeCloseTo(50 / 150);
});

test('layOutBar does not divide by zero without segments', () => {
  expect(layOutBar([segment('a', 0)], 0)).toMatchObject({ spent: [], end: 0, over: 0 });
});
