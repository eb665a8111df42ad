// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mount, press, type } from './mount-for-test.tsx';
import { NumberField } from './number-field.tsx';
import { pendingDrafts } from './pending-drafts.ts';

test('commits on Enter and on blur, once, and only what has changed', () => {
  const onCommit = vi.fn();
  const { input } = mount(<NumberField label="Weight" unit="lb" value={5} onCommit={onCommit} />);
  type(input(), '½');
  expect(onCommit).not.toHaveBeenCalled();
  press(input(), 'Enter');
  type(input(), '1,5 lb');
  act(() => input().blur());
  type(input(), '5');
  act(() => input().blur());
  expect(onCommit.mock.calls).toEqual([
    [0.5, false],
    [1.5, false],
  ]);
});

test('Escape restores, keeps the key to itself, and lets the next one through', () => {
  const onCommit = vi.fn();
  const { input } = mount(<NumberField label="Weight" value={-5.75} onCommit={onCommit} />);
  type(input(), '7');
  expect(press(input(), 'Escape').defaultPrevented).toBe(true);
  expect(input().value).toBe('−5.75');
  expect(press(input(), 'Escape').defaultPrevented).toBe(false);
  act(() => input().blur());
  expect(onCommit).not.toHaveBeenCalled();
});

test('keeps what it cannot read, says so, and commits once it can', () => {
  const onCommit = vi.fn();
  const { input, place } = mount(<NumberField label="Weight" value={5} onCommit={onCommit} message="Unusual" />);
  type(input(), 'five');
  press(input(), 'Enter');
  act(() => input().blur());
  expect(input().value).toBe('five');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const described = place.querySelector(`#${CSS.escape(input().getAttribute('aria-describedby') ?? '')}`);
  expect(described?.textContent).toContain('“five” is not a number');
  type(input(), '6');
  expect(place.textContent).toContain('Unusual');
  press(input(), 'Enter');
  expect(onCommit.mock.calls).toEqual([[6, false]]);
});

test('an emptied field returns to its value, or clears where that is allowed', () => {
  const onClear = vi.fn();
  const { input, show } = mount(<NumberField label="Age" value={30} onCommit={vi.fn()} />);
  type(input(), '');
  act(() => input().blur());
  expect(input().value).toBe('30');
  show(<NumberField label="Age" value={30} onCommit={vi.fn()} onClear={onClear} />);
  type(input(), '');
  press(input(), 'Enter');
  expect(onClear).toHaveBeenCalledOnce();
});

test('limits warn and do not block', () => {
  const onCommit = vi.fn();
  const onOutside = vi.fn();
  const limits = { min: 0, max: 20, onCommit, onOutside };
  const { input } = mount(<NumberField label="ST" value={10} {...limits} />);
  type(input(), '25');
  press(input(), 'Enter');
  expect(onCommit).toHaveBeenCalledWith(25, false);
  expect(onOutside).toHaveBeenCalledWith(25, 'max');
});

test('arrow keys step from what is typed', () => {
  const onCommit = vi.fn();
  const { input } = mount(<NumberField label="ST" value={10} onCommit={onCommit} step={0.5} />);
  press(input(), 'ArrowUp');
  type(input(), '3');
  press(input(), 'ArrowDown');
  expect(onCommit.mock.calls).toEqual([
    [10.5, false],
    [2.5, false],
  ]);
});

test('what is typed is not lost when the page is left or the field taken away', () => {
  const onCommit = vi.fn();
  const { input, leave } = mount(<NumberField label="ST" value={10} onCommit={onCommit} />);
  type(input(), '11');
  act(() => window.dispatchEvent(new Event('pagehide')));
  type(input(), '12');
  leave();
  expect(onCommit.mock.calls).toEqual([
    [11, false],
    [12, false],
  ]);
});

describe('while a number is typed', () => {
  afterEach(() => void vi.useRealTimers());

  /** A field of a form that takes what it is given; `takes` changes it on the way, as a level that cannot be had is. */
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
    const { input, leave } = mount(<Form />);
    const pause = () => act(() => vi.advanceTimersByTime(300));
    const changeTo = (next: number) => act(() => change(next));
    return { input, leave, pause, change: changeTo, committed: onCommit.mock.calls, cleared: onClear.mock.calls };
  }

  test('it is handed over at each pause, and said to go on', () => {
    const { input, pause, committed } = set();
    type(input(), '1');
    expect(committed).toEqual([]);
    pause();
    expect(input().value).toBe('1');
    type(input(), '15');
    pause();
    act(() => input().blur());
    expect(committed).toEqual([
      [1, false],
      [15, true],
    ]);
    type(input(), '16');
    press(input(), 'Enter');
    expect(committed.at(-1)).toEqual([16, false]);
  });

  test.each(['', ' ', '-', '−', '1/', 'five'])('%j is not handed over, and nothing is said of it', (text) => {
    const { input, pause, committed, cleared } = set({ clears: true });
    type(input(), text);
    pause();
    expect([committed, cleared]).toEqual([[], []]);
    expect(input().value).toBe(text);
    expect(input().getAttribute('aria-invalid')).not.toBe('true');
    expect(pendingDrafts()).toBe('unfinished');
    type(input(), '-7');
    pause();
    expect(committed).toEqual([[-7, false]]);
    expect(pendingDrafts()).toBe('none');
  });

  test.each([
    ['1.', '1.5', [1, 1.5]],
    ['5,', '5,75', [5, 5.75]],
    ['1 1/2', '1 1/25', [1.5, 1.04]],
  ])('%j stays as it was typed until the field is left', (half, whole, numbers) => {
    const { input, pause, committed } = set();
    type(input(), half);
    pause();
    expect(input().value).toBe(half);
    type(input(), whole);
    pause();
    expect(input().value).toBe(whole);
    expect(committed.map(([number]) => number)).toEqual(numbers);
  });

  test('it stays also where the nearest that can be had is taken, and shows that when the field is left', () => {
    const { input, pause, committed } = set({ takes: (next) => Math.max(next, 8) });
    type(input(), '1');
    pause();
    expect(input().value).toBe('1');
    type(input(), '15');
    pause();
    type(input(), '1');
    act(() => input().blur());
    expect(input().value).toBe('8');
    expect(committed.map(([number]) => number)).toEqual([1, 15, 1]);
  });

  test('what something else makes of the value shows at once, and typing begins anew', () => {
    const { input, pause, change, committed } = set();
    type(input(), '15');
    pause();
    change(9);
    expect(input().value).toBe('9');
    type(input(), '10');
    pause();
    expect(committed).toEqual([
      [15, false],
      [10, false],
    ]);
  });

  test('Escape gives back the number from before, and an arrow key steps from what was handed over', () => {
    const { input, pause, committed } = set({ first: 5.123_456 });
    type(input(), '7');
    pause();
    type(input(), '71');
    expect(press(input(), 'Escape').defaultPrevented).toBe(true);
    expect(committed).toEqual([
      [7, false],
      [5.123_456, true],
    ]);
    type(input(), '20');
    pause();
    press(input(), 'ArrowUp');
    expect(committed.slice(2)).toEqual([
      [20, false],
      [21, false],
    ]);
    expect(input().value).toBe('21');
    press(input(), 'Escape');
    expect(committed).toHaveLength(4);
  });

  test('an emptied field is cleared when it is left, as one step with what was handed over before', () => {
    const { input, pause, cleared } = set({ clears: true });
    type(input(), '3');
    pause();
    type(input(), '');
    pause();
    expect(cleared).toEqual([]);
    act(() => input().blur());
    expect(cleared).toEqual([[true]]);
    expect(pendingDrafts()).toBe('none');
  });

  test('it waits until it is handed over, and no longer than the field is there', () => {
    const { input, pause, leave } = set();
    expect(pendingDrafts()).toBe('none');
    type(input(), '15');
    expect(pendingDrafts()).toBe('typing');
    pause();
    expect(pendingDrafts()).toBe('none');
    type(input(), '-');
    leave();
    expect(pendingDrafts()).toBe('none');
  });
});
