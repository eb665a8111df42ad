// @vitest-environment happy-dom
import { act, type RenderResult, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { AttributeCard, AttributesChapter } from './attributes-chapter.tsx';

describe('The chapter of attributes', () => {
  const user = userEvent.setup({ delay: null });

  test('Enter goes from one attribute to the next, and Tab has one stop for each field', async () => {
    openCharacter(blankSaved('lite-3e'));
    render(<AttributesChapter />);
    const field = (name: string) =>
      within(screen.getByRole('group', { name })).getByRole('spinbutton', { name: /level$/ });
    act(() => field('ST').focus());
    await user.keyboard('12{Enter}13{Enter}{Enter}11{Enter}');
    expect(useCharacterStore.getState().saved.character.attributes).toMatchObject({ st: 12, dx: 13, iq: 10, ht: 11 });
    expect(document.activeElement).toBe(field('HT'));
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    expect(document.activeElement).toBe(field('IQ'));
    expect(
      within(screen.getByRole('group', { name: 'IQ' })).getByRole('button', { name: 'Increase IQ' }).tabIndex,
    ).toBe(-1);
  });
});

describe('Cards of attributes', () => {
  const user = userEvent.setup({ delay: null });
  const input = () => screen.getByRole<HTMLInputElement>('spinbutton');

  const state = () => useCharacterStore.getState();
  const strength = () => state().saved.character.attributes.st;
  const steps = () => useCharacterStore.temporal.getState().pastStates.length;
  const pause = () => act(() => vi.advanceTimersByTime(300));

  let card: RenderResult;
  let before = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    openCharacter(johnFalcon());
    before = strength();
    card = render(<AttributeCard id="st" short="ST" name="Strength" meaning="How strong." />);
  });
  afterEach(() => {
    card.unmount();
    vi.useRealTimers();
  });

  test('a number typed with pauses is committed at each of them, and is one undo step', async () => {
    await user.clear(input());
    await user.type(input(), '1');
    pause();
    expect(strength()).toBe(1);
    await user.clear(input());
    await user.type(input(), '15');
    pause();
    expect([strength(), steps(), state().lastEdit]).toEqual([15, 1, `ST ${before} → 15`]);
    act(() => input().blur());
    act(() => undo());
    expect([strength(), input().value]).toEqual([before, String(before)]);
  });

  test('two numbers typed one after the other are two steps, and a step of a key is another', async () => {
    await user.clear(input());
    await user.type(input(), '14');
    pause();
    await user.keyboard('{Enter}');
    await user.clear(input());
    await user.type(input(), '15');
    pause();
    await user.keyboard('{ArrowUp}');
    expect([strength(), steps(), state().lastEdit]).toEqual([16, 3, 'ST 15 → 16']);
  });

  test('typing after undo is a separate step', async () => {
    await user.clear(input());
    await user.type(input(), '14');
    pause();
    act(() => undo());
    await user.clear(input());
    await user.type(input(), '13');
    pause();
    expect([strength(), steps(), state().lastEdit]).toEqual([13, 1, `ST ${before} → 13`]);
  });
});
