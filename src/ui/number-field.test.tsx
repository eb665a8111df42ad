// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, press, type } from './mount-for-test.tsx';
import { NumberField } from './number-field.tsx';

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
  expect(onCommit.mock.calls).toEqual([[0.5], [1.5]]);
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
  expect(onCommit.mock.calls).toEqual([[6]]);
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
  expect(onCommit).toHaveBeenCalledWith(25);
  expect(onOutside).toHaveBeenCalledWith(25, 'max');
});

test('arrow keys step from what is typed', () => {
  const onCommit = vi.fn();
  const { input } = mount(<NumberField label="ST" value={10} onCommit={onCommit} step={0.5} />);
  press(input(), 'ArrowUp');
  type(input(), '3');
  press(input(), 'ArrowDown');
  expect(onCommit.mock.calls).toEqual([[10.5], [2.5]]);
});

test('what is typed is not lost when the page is left or the field taken away', () => {
  const onCommit = vi.fn();
  const { input, leave } = mount(<NumberField label="ST" value={10} onCommit={onCommit} />);
  type(input(), '11');
  act(() => window.dispatchEvent(new Event('pagehide')));
  type(input(), '12');
  leave();
  expect(onCommit.mock.calls).toEqual([[11], [12]]);
});
