// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextField } from './text-field.tsx';

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form's field that accepts its values. */
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
  const { unmount } = render(<Form />);
  const pause = (ms = 300) => act(() => vi.advanceTimersByTime(ms));
  const changeTo = (text: string) => act(() => change(text));
  return { unmount, pause, change: changeTo, committed: onCommit.mock.calls };
}

it('the field commits at a pause in typing, and marks the rest as a continuation', async () => {
  const { pause, committed } = set();
  await user.clear(input());
  await user.type(input(), 'Anna');
  pause(299);
  await user.clear(input());
  await user.type(input(), 'Anna ');
  pause(299);
  expect(committed).toEqual([]);
  pause(1);
  await user.clear(input());
  await user.type(input(), 'Anna of Brno');
  pause();
  await user.clear(input());
  await user.type(input(), 'Anna of Riga');
  act(() => input().blur());
  expect(committed).toEqual([
    ['Anna ', false],
    ['Anna of Brno', true],
    ['Anna of Riga', true],
  ]);
  await user.clear(input());
  await user.type(input(), 'Ann');
  pause();
  expect(committed.at(-1)).toEqual(['Ann', false]);
});

it('the field waits for the end of typing if it must not commit before', async () => {
  const { pause, committed } = set({ whileTyping: false });
  await user.clear(input());
  await user.type(input(), 'Anna');
  pause(10_000);
  expect(committed).toEqual([]);
  await user.keyboard('{Enter}');
  expect(committed).toEqual([['Anna', false]]);
});

it('the space at the end of the typed text stays, even if it is stored without', async () => {
  const { pause, change, committed } = set({ trims: true });
  await user.clear(input());
  await user.type(input(), 'Anna ');
  pause();
  expect(input().value).toBe('Anna ');
  await user.clear(input());
  await user.type(input(), 'Anna of');
  pause();
  act(() => input().blur());
  expect(committed).toEqual([
    ['Anna ', false],
    ['Anna of', true],
  ]);
  await user.clear(input());
  await user.type(input(), 'Anna of ');
  pause();
  change('Theirs');
  expect(input().value).toBe('Theirs');
  act(() => input().blur());
  expect(input().value).toBe('Theirs');
  await user.clear(input());
  await user.type(input(), 'Mine ');
  pause();
  await user.keyboard('{Escape}');
  expect([input().value, committed.at(-1)]).toEqual(['Theirs', ['Theirs', true]]);
});

it('Escape restores the text from before typing, and the next one is let through', async () => {
  const { pause, committed } = set();
  await user.clear(input());
  await user.type(input(), 'Anna');
  pause();
  await user.clear(input());
  await user.type(input(), 'Anna of');
  pause();
  await user.clear(input());
  await user.type(input(), 'Anna of B');
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false);
  expect(input().value).toBe('Ann');
  expect(committed.at(-1)).toEqual(['Ann', true]);
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
  act(() => input().blur());
  expect(committed.length).toBe(3);
});

it('Escape does not undo a change made elsewhere meanwhile', async () => {
  const { pause, change, committed } = set();
  await user.clear(input());
  await user.type(input(), 'Anna');
  pause();
  change('Theirs');
  expect(input().value).toBe('Theirs');
  await user.keyboard('{Escape}');
  act(() => input().blur());
  expect(input().value).toBe('Theirs');
  expect(committed).toEqual([['Anna', false]]);
});

it('a removed field commits the text typed last', async () => {
  const { pause, unmount, committed } = set();
  await user.clear(input());
  await user.type(input(), 'Anna');
  unmount();
  expect(committed).toEqual([['Anna', false]]);
  pause();
  expect(committed.length).toBe(1);
});
