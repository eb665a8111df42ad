// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import { pendingDrafts } from './use-draft.ts';

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('textbox');

test('the field commits on Enter and on blur, once, and only changes', async () => {
  const onCommit = vi.fn();
  render(<NumberField label="Weight" unit="lb" value={5} onCommit={onCommit} />);
  await user.clear(input());
  await user.type(input(), '½');
  expect(onCommit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await user.clear(input());
  await user.type(input(), '1,5 lb');
  act(() => input().blur());
  await user.clear(input());
  await user.type(input(), '5');
  act(() => input().blur());
  expect(onCommit.mock.calls).toEqual([
    [0.5, false],
    [1.5, false],
  ]);
});

test('Escape restores the value and stops there; the next Escape is let through', async () => {
  const onCommit = vi.fn();
  render(<NumberField label="Weight" value={-5.75} onCommit={onCommit} />);
  await user.clear(input());
  await user.type(input(), '7');
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false);
  expect(input().value).toBe('−5.75');
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
  act(() => input().blur());
  expect(onCommit).not.toHaveBeenCalled();
});

test('the field keeps a text it cannot read, says so, and commits once it can', async () => {
  const onCommit = vi.fn();
  const { container } = render(<NumberField label="Weight" value={5} onCommit={onCommit} message="Unusual" />);
  await user.clear(input());
  await user.type(input(), 'five');
  await user.keyboard('{Enter}');
  act(() => input().blur());
  expect(input().value).toBe('five');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const described = container.querySelector(`#${CSS.escape(input().getAttribute('aria-describedby') ?? '')}`);
  expect(described?.textContent).toContain('“five” is not a number');
  await user.clear(input());
  await user.type(input(), '6');
  expect(container.textContent).toContain('Unusual');
  await user.keyboard('{Enter}');
  expect(onCommit.mock.calls).toEqual([[6, false]]);
});

test('an emptied field returns to its value, or clears if that is allowed', async () => {
  const onClear = vi.fn();
  const { rerender } = render(<NumberField label="Age" value={30} onCommit={vi.fn()} />);
  await user.clear(input());
  act(() => input().blur());
  expect(input().value).toBe('30');
  rerender(<NumberField label="Age" value={30} onCommit={vi.fn()} onClear={onClear} />);
  await user.clear(input());
  await user.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledOnce();
});

test('limits warn and do not block', async () => {
  const onCommit = vi.fn();
  const onOutside = vi.fn();
  const limits = { min: 0, max: 20, onCommit, onOutside };
  render(<NumberField label="ST" value={10} {...limits} />);
  await user.clear(input());
  await user.type(input(), '25');
  await user.keyboard('{Enter}');
  expect(onCommit).toHaveBeenCalledWith(25, false);
  expect(onOutside).toHaveBeenCalledWith(25, 'max');
});

test('arrow keys step from the typed number', async () => {
  const onCommit = vi.fn();
  render(<NumberField label="ST" value={10} onCommit={onCommit} step={0.5} />);
  act(() => input().focus());
  await user.keyboard('{ArrowUp}');
  await user.clear(input());
  await user.type(input(), '3');
  await user.keyboard('{ArrowDown}');
  expect(onCommit.mock.calls).toEqual([
    [10.5, false],
    [2.5, false],
  ]);
});

test('the typed number is not lost when the page is left or the field removed', async () => {
  const onCommit = vi.fn();
  const { unmount } = render(<NumberField label="ST" value={10} onCommit={onCommit} />);
  await user.clear(input());
  await user.type(input(), '11');
  act(() => window.dispatchEvent(new Event('pagehide')));
  await user.clear(input());
  await user.type(input(), '12');
  unmount();
  expect(onCommit.mock.calls).toEqual([
    [11, false],
    [12, false],
  ]);
});

describe('while a number is typed', () => {
  afterEach(() => void vi.useRealTimers());

  /** A form's field that accepts its values; `takes` may change them, like a level that is not available. */
  function set({ first = 12, takes = (next: number) => next, clears = false } = {}) {
    vi.useFakeTimers();
    const [onCommit, onClear] = [vi.fn(), vi.fn()];
    let change = (_: number | undefined): void => undefined;
    function Form() {
      const [value, setValue] = useState<number | undefined>(first);
      change = setValue;
      const take = (next: number, mergeWithPrevious: boolean) => {
        onCommit(next, mergeWithPrevious);
        setValue(takes(next));
      };
      const clear = (mergeWithPrevious: boolean) => {
        onClear(mergeWithPrevious);
        setValue(undefined);
      };
      return <NumberField label="ST" value={value} onCommit={take} onClear={clears ? clear : undefined} />;
    }
    const { unmount } = render(<Form />);
    const pause = () => act(() => vi.advanceTimersByTime(300));
    const changeTo = (next: number) => act(() => change(next));
    return { unmount, pause, change: changeTo, committed: onCommit.mock.calls, cleared: onClear.mock.calls };
  }

  test('it is committed at each pause, as a continuation', async () => {
    const { pause, committed } = set();
    await user.clear(input());
    await user.type(input(), '1');
    expect(committed).toEqual([]);
    pause();
    expect(input().value).toBe('1');
    await user.clear(input());
    await user.type(input(), '15');
    pause();
    act(() => input().blur());
    expect(committed).toEqual([
      [1, false],
      [15, true],
    ]);
    await user.clear(input());
    await user.type(input(), '16');
    await user.keyboard('{Enter}');
    expect(committed.at(-1)).toEqual([16, false]);
  });

  test.each(['', ' ', '-', '−', '1/', 'five'])('%j is not committed, and nothing is said about it', async (text) => {
    const { pause, committed, cleared } = set({ clears: true });
    await user.clear(input());
    if (text !== '') await user.type(input(), text);
    pause();
    expect([committed, cleared]).toEqual([[], []]);
    expect(input().value).toBe(text);
    expect(input().getAttribute('aria-invalid')).not.toBe('true');
    expect(pendingDrafts()).toBe('unfinished');
    await user.clear(input());
    await user.type(input(), '-7');
    pause();
    expect(committed).toEqual([[-7, false]]);
    expect(pendingDrafts()).toBe('none');
  });

  test.each([
    ['1.', '1.5', [1, 1.5]],
    ['5,', '5,75', [5, 5.75]],
    ['1 1/2', '1 1/25', [1.5, 1.04]],
  ])('%j stays as typed until the field is left', async (half, whole, numbers) => {
    const { pause, committed } = set();
    await user.clear(input());
    await user.type(input(), half);
    pause();
    expect(input().value).toBe(half);
    await user.clear(input());
    await user.type(input(), whole);
    pause();
    expect(input().value).toBe(whole);
    expect(committed.map(([number]) => number)).toEqual(numbers);
  });

  test('it also stays if the nearest available value is taken instead, and the field shows that when it is left', async () => {
    const { pause, committed } = set({ takes: (next) => Math.max(next, 8) });
    await user.clear(input());
    await user.type(input(), '1');
    pause();
    expect(input().value).toBe('1');
    await user.clear(input());
    await user.type(input(), '15');
    pause();
    await user.clear(input());
    await user.type(input(), '1');
    act(() => input().blur());
    expect(input().value).toBe('8');
    expect(committed.map(([number]) => number)).toEqual([1, 15, 1]);
  });

  test('a change of the value from elsewhere shows at once, and typing begins again', async () => {
    const { pause, change, committed } = set();
    await user.clear(input());
    await user.type(input(), '15');
    pause();
    change(9);
    expect(input().value).toBe('9');
    await user.clear(input());
    await user.type(input(), '10');
    pause();
    expect(committed).toEqual([
      [15, false],
      [10, false],
    ]);
  });

  test('Escape restores the number from before, and an arrow key steps from the committed one', async () => {
    const { pause, committed } = set({ first: 5.123_456 });
    await user.clear(input());
    await user.type(input(), '7');
    pause();
    await user.clear(input());
    await user.type(input(), '71');
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false);
    expect(committed).toEqual([
      [7, false],
      [5.123_456, true],
    ]);
    await user.clear(input());
    await user.type(input(), '20');
    pause();
    await user.keyboard('{ArrowUp}');
    expect(committed.slice(2)).toEqual([
      [20, false],
      [21, false],
    ]);
    expect(input().value).toBe('21');
    await user.keyboard('{Escape}');
    expect(committed).toHaveLength(4);
  });

  test('an emptied field is cleared when it is left, as one step with the earlier commits', async () => {
    const { pause, cleared } = set({ clears: true });
    await user.clear(input());
    await user.type(input(), '3');
    pause();
    await user.clear(input());
    pause();
    expect(cleared).toEqual([]);
    act(() => input().blur());
    expect(cleared).toEqual([[true]]);
    expect(pendingDrafts()).toBe('none');
  });

  test('it is committed after the pause, but not once the field is removed', async () => {
    const { pause, unmount } = set();
    expect(pendingDrafts()).toBe('none');
    await user.clear(input());
    await user.type(input(), '15');
    expect(pendingDrafts()).toBe('typing');
    pause();
    expect(pendingDrafts()).toBe('none');
    await user.clear(input());
    await user.type(input(), '-');
    unmount();
    expect(pendingDrafts()).toBe('none');
  });
});
