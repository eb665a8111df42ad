// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('spinbutton');

const hint = vi.fn((direction: 1 | -1) => `HT ${13 + direction}`);
const onStep = vi.fn();
const onType = vi.fn();
const stepper = <Stepper label="HT" value={13} onStep={onStep} onType={onType} hint={hint} />;

beforeEach(() => {
  // happy-dom has no popovers.
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

test('the buttons are named, and step by one', async () => {
  render(stepper);
  await user.click(screen.getByLabelText('Increase HT'));
  await user.click(screen.getByLabelText('Decrease HT'));
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
});

test('in a named group the field and each button have a name that stands alone', () => {
  render(<Stepper group="Broadsword" label="Level" hideLabel value={13} onStep={onStep} onType={onType} />);
  const group = screen.getByRole('group', { name: 'Broadsword' });
  expect([...group.querySelectorAll('[aria-label]')].map((control) => control.getAttribute('aria-label'))).toEqual([
    'Decrease Broadsword',
    'Broadsword, level',
    'Increase Broadsword',
  ]);
});

test('arrow keys step; a typed number is committed instead of stepped from', async () => {
  render(stepper);
  act(() => input().focus());
  expect(fireEvent.keyDown(input(), { key: 'ArrowUp' }), 'handled').toBe(false);
  await user.keyboard('{ArrowDown}');
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
  await user.clear(input());
  await user.type(input(), '15');
  await user.keyboard('{Enter}');
  await user.clear(input());
  await user.type(input(), '16');
  await user.keyboard('{ArrowUp}');
  expect(onType.mock.calls).toEqual([
    [15, false],
    [16, false],
  ]);
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('at its limit a button does nothing and keeps its focus', async () => {
  render(<Stepper label="HT" value={13} onStep={onStep} canUp={false} />);
  const raise = screen.getByLabelText('Increase HT');
  act(() => raise.focus());
  await user.click(raise);
  expect(onStep).not.toHaveBeenCalled();
  expect(raise.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(raise);
});

test('a hint is computed only when the pointer is on its button', () => {
  render(stepper);
  const raise = screen.getByLabelText('Increase HT');
  expect(hint).not.toHaveBeenCalled();
  over(raise, 'over');
  wait(200);
  expect(hint.mock.calls.every(([direction]) => direction === 1)).toBe(true);
  expect(descriptionOf(raise)).toContain('HT 14');
  over(raise, 'out');
  wait(200);
  expect(descriptionOf(raise)).not.toContain('HT 14');
});

test('the focused field shows both hints, and Escape hides them', () => {
  render(stepper);
  act(() => input().focus());
  expect(descriptionOf(input())).toMatch(/HT 14.*HT 12/);
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false);
  expect(descriptionOf(input())).not.toContain('HT');
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
});

test('after a tap the hint for the next step shows for a while', async () => {
  render(stepper);
  const raise = screen.getByLabelText('Increase HT');
  await user.pointer({ keys: '[TouchA]', target: raise });
  expect(descriptionOf(raise)).toContain('HT 14');
  wait(5000);
  expect(descriptionOf(raise)).not.toContain('HT 14');
});
