// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, registerLiveRegion } from './announce.ts';
import { LiveRegion } from './live-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const say = (text: string, topic?: string) => act(() => announce(text, topic));

test('the region says each text in turn and is silent in between', () => {
  const { container } = render(<LiveRegion />);
  say('one');
  say('two');
  expect(container.textContent).toBe('one');
  wait(900);
  expect(container.textContent).toBe('');
  wait(120);
  expect(container.textContent).toBe('two');
  wait(1020);
  expect(container.textContent).toBe('');
});

test('only the newest queued text on a topic is announced', () => {
  const { container } = render(<LiveRegion />);
  say('HT 13', 'HT');
  say('HT 14', 'HT');
  say('saved');
  say('HT 15', 'HT');
  const said = [container.textContent];
  for (let turn = 0; turn < 3; turn += 1) {
    wait(1020);
    said.push(container.textContent);
  }
  expect(said).toEqual(['HT 13', 'saved', 'HT 15', '']);
});

test('the innermost region speaks: a modal dialog silences those outside it', () => {
  const outer = render(<LiveRegion />);
  const inner = render(<LiveRegion />);
  say('inside');
  expect([outer.container.textContent, inner.container.textContent]).toEqual(['', 'inside']);
  inner.unmount();
  wait(1020);
  say('outside');
  expect(outer.container.textContent).toBe('outside');
});

test('without a region nothing is kept for later', () => {
  say('lost');
  const { container } = render(<LiveRegion />);
  wait(5000);
  expect(container.textContent).toBe('');
});

test('a removed region is not written to any more', () => {
  const written = vi.fn<(text: string) => void>();
  const unregister = registerLiveRegion(written);
  announce('DX 13');
  unregister();
  vi.advanceTimersByTime(5_000);
  expect(written.mock.calls).toEqual([['DX 13']]);
});
