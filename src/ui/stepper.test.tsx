// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, mount, press, type } from './mount-for-test.tsx';
import { Stepper } from './stepper.tsx';

const hint = vi.fn((direction: 1 | -1) => `HT ${13 + direction}`);
const onStep = vi.fn();
const onType = vi.fn();
const stepper = <Stepper label="HT" value={13} onStep={onStep} onType={onType} hint={hint} />;

beforeEach(() => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = vi.fn();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const over = (target: Element, kind: 'over' | 'out', pointerType = 'mouse') =>
  act(() => target.dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true, pointerType })));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('the buttons are named, and step by one', () => {
  const { find } = mount(stepper);
  click(find('[aria-label="Raise HT"]'));
  click(find('[aria-label="Lower HT"]'));
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
});

test('arrow keys step; a number typed is committed instead of stepped from', () => {
  const { input } = mount(stepper);
  expect(press(input(), 'ArrowUp').defaultPrevented).toBe(true);
  press(input(), 'ArrowDown');
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
  type(input(), '15');
  press(input(), 'Enter');
  type(input(), '16');
  press(input(), 'ArrowUp');
  expect(onType.mock.calls).toEqual([
    [15, false],
    [16, false],
  ]);
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('at its limit a button does nothing and keeps its focus', () => {
  const { find } = mount(<Stepper label="HT" value={13} onStep={onStep} canUp={false} />);
  const raise = find('[aria-label="Raise HT"]');
  act(() => raise.focus());
  click(raise);
  expect(onStep).not.toHaveBeenCalled();
  expect(raise.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(raise);
});

test('no hint is worked out before somebody asks, and then only the one asked for', () => {
  const { find } = mount(stepper);
  const raise = find('[aria-label="Raise HT"]');
  expect(hint).not.toHaveBeenCalled();
  over(raise, 'over');
  wait(200);
  expect(hint.mock.calls.every(([direction]) => direction === 1)).toBe(true);
  expect(descriptionOf(raise)).toContain('HT 14');
  over(raise, 'out');
  wait(200);
  expect(descriptionOf(raise)).not.toContain('HT 14');
});

test('the focused field shows both hints, and Escape takes them away', () => {
  const { input } = mount(stepper);
  act(() => input().focus());
  expect(descriptionOf(input())).toMatch(/HT 14.*HT 12/);
  expect(press(input(), 'Escape').defaultPrevented).toBe(true);
  expect(descriptionOf(input())).not.toContain('HT');
  expect(press(input(), 'Escape').defaultPrevented).toBe(false);
});

test('after a tap the hint for the next step shows for a while', () => {
  const { find } = mount(stepper);
  const raise = find('[aria-label="Raise HT"]');
  act(() => raise.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })));
  click(raise);
  expect(descriptionOf(raise)).toContain('HT 14');
  wait(5000);
  expect(descriptionOf(raise)).not.toContain('HT 14');
});
