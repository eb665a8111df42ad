// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';
import { LiveRegion } from './live-region.tsx';
import { mount } from './mount-for-test.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const say = (text: string, topic?: string) => act(() => announce(text, topic));

test('says each text in turn and falls silent between', () => {
  const { place, leave } = mount(<LiveRegion />);
  say('one');
  say('two');
  expect(place.textContent).toBe('one');
  wait(900);
  expect(place.textContent).toBe('');
  wait(120);
  expect(place.textContent).toBe('two');
  wait(1020);
  expect(place.textContent).toBe('');
  leave();
});

test('of a topic that still waits only the newest is said', () => {
  const { place, leave } = mount(<LiveRegion />);
  say('HT 13', 'HT');
  say('HT 14', 'HT');
  say('saved');
  say('HT 15', 'HT');
  const said = [place.textContent];
  for (let turn = 0; turn < 3; turn += 1) {
    wait(1020);
    said.push(place.textContent);
  }
  expect(said).toEqual(['HT 13', 'saved', 'HT 15', '']);
  leave();
});

test('the innermost region speaks: a modal dialog silences what is outside it', () => {
  const outer = mount(<LiveRegion />);
  const inner = mount(<LiveRegion />);
  say('inside');
  expect([outer.place.textContent, inner.place.textContent]).toEqual(['', 'inside']);
  inner.leave();
  wait(1020);
  say('outside');
  expect(outer.place.textContent).toBe('outside');
  outer.leave();
});

test('without a region nothing is kept for later', () => {
  say('lost');
  const { place, leave } = mount(<LiveRegion />);
  wait(5000);
  expect(place.textContent).toBe('');
  leave();
});
