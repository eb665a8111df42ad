// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, press, type } from './mount-for-test.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field of a form that takes what it is given. */
function set(props: { whileTyping?: boolean; trims?: boolean } = {}) {
  const { trims, ...field } = props;
  const onCommit = vi.fn();
  let change = (_: string): void => undefined;
  function Form() {
    const [value, setValue] = useState('Ann');
    change = setValue;
    const take = (text: string, mergeWithPrevious: boolean) => {
      onCommit(text, mergeWithPrevious);
      setValue(trims ? text.trim() : text);
    };
    return <TextField label="Name" value={value} onCommit={take} {...field} />;
  }
  const { input, leave } = mount(<Form />);
  const pause = (ms = 300) => act(() => vi.advanceTimersByTime(ms));
  const changeTo = (text: string) => act(() => change(text));
  return { input, leave, pause, change: changeTo, committed: onCommit.mock.calls };
}

it('hands over at a pause in typing, and says of the rest that it goes on', () => {
  const { input, pause, committed } = set();
  type(input(), 'Anna');
  pause(299);
  type(input(), 'Anna ');
  pause(299);
  expect(committed).toEqual([]);
  pause(1);
  type(input(), 'Anna of Brno');
  pause();
  type(input(), 'Anna of Riga');
  act(() => input().blur());
  expect(committed).toEqual([
    ['Anna ', false],
    ['Anna of Brno', true],
    ['Anna of Riga', true],
  ]);
  type(input(), 'Ann');
  pause();
  expect(committed.at(-1)).toEqual(['Ann', false]);
});

it('waits for the end of typing where it is not to be handed over before', () => {
  const { input, pause, committed } = set({ whileTyping: false });
  type(input(), 'Anna');
  pause(10_000);
  expect(committed).toEqual([]);
  press(input(), 'Enter');
  expect(committed).toEqual([['Anna', false]]);
});

it('leaves the space at the end of what is being typed, also where it is stored without', () => {
  const { input, pause, change, committed } = set({ trims: true });
  type(input(), 'Anna ');
  pause();
  expect(input().value).toBe('Anna ');
  type(input(), 'Anna of');
  pause();
  act(() => input().blur());
  expect(committed).toEqual([
    ['Anna ', false],
    ['Anna of', true],
  ]);
  type(input(), 'Anna of ');
  pause();
  change('Theirs');
  expect(input().value).toBe('Theirs');
  act(() => input().blur());
  expect(input().value).toBe('Theirs');
  type(input(), 'Mine ');
  pause();
  press(input(), 'Escape');
  expect([input().value, committed.at(-1)]).toEqual(['Theirs', ['Theirs', true]]);
});

it('Escape goes back to what was there before typing began, and the next one is let through', () => {
  const { input, pause, committed } = set();
  type(input(), 'Anna');
  pause();
  type(input(), 'Anna of');
  pause();
  type(input(), 'Anna of B');
  expect(press(input(), 'Escape').defaultPrevented).toBe(true);
  expect(input().value).toBe('Ann');
  expect(committed.at(-1)).toEqual(['Ann', true]);
  expect(press(input(), 'Escape').defaultPrevented).toBe(false);
  act(() => input().blur());
  expect(committed.length).toBe(3);
});

it('Escape does not undo what came from elsewhere meanwhile', () => {
  const { input, pause, change, committed } = set();
  type(input(), 'Anna');
  pause();
  change('Theirs');
  expect(input().value).toBe('Theirs');
  press(input(), 'Escape');
  act(() => input().blur());
  expect(input().value).toBe('Theirs');
  expect(committed).toEqual([['Anna', false]]);
});

it('hands over what was typed last when it is taken away', () => {
  const { input, pause, leave, committed } = set();
  type(input(), 'Anna');
  leave();
  expect(committed).toEqual([['Anna', false]]);
  pause();
  expect(committed.length).toBe(1);
});
