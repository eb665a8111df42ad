// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAttribute } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { blankSaved, editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { explain } from '../../state/view/explanations.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { daiBlackthorn, johnFalcon } from '../../testing/book-characters.ts';
import { eventually } from '../../testing/settle.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { Explanations } from './explanations.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders numbers of the open character, as the sheet does, and their explanations. */
function showNumbers(...stats: string[]) {
  return render(
    <>
      {stats.map((stat) => (
        <FigureButton key={stat} label={stat} onClick={(event) => explain(stat, event)}>
          5
        </FigureButton>
      ))}
      <Explanations />
    </>,
  );
}

const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
const titles = () => [...document.querySelectorAll('.explanation-title')].map((title) => title.textContent);

it('an explanation opens the sources of a number in the same place, and returns', async () => {
  showNumbers('dodge');
  await press('dodge');
  expect(titles()).toEqual(['Dodge 5']);
  await press('Move');
  expect(titles()).toEqual(['Move 5']);
  await press('Basic Speed');
  expect(document.querySelector('.explanation')?.textContent).toMatch(/÷ 4 .* = 5/);
  expect(document.activeElement?.textContent).toBe('Basic Speed 5');
  await press('Move 5 yards a turn');
  expect(titles()).toEqual(['Move 5']);
  await press('Dodge 5');
  expect(titles()).toEqual(['Dodge 5']);
});

it('an explanation is replaced by that of the next number, and closes at a second click', async () => {
  showNumbers('dodge', 'dx');
  await press('dodge');
  await press('dx');
  expect(titles()).toEqual(['DX 10']);
  await press('dx');
  expect(titles()).toEqual([]);
});

it('an explanation follows the edits of the character', async () => {
  showNumbers('dodge');
  await press('dodge');
  act(() => editCharacter('DX', (character) => setAttribute(character, 'dx', 15)));
  expect(titles()).toEqual(['Dodge 6']);
});

it('a pinned explanation stays next to the next one; Escape closes it last', async () => {
  showNumbers('dodge', 'dx', 'ht');
  await press('dodge');
  await press('Pin to compare');
  await press('dx');
  await press('ht');
  expect(titles()).toEqual(['Dodge 5', 'HT 10']);
  await user.keyboard('{Escape}');
  expect(titles()).toEqual(['Dodge 5']);
  await user.keyboard('{Escape}');
  expect(titles()).toEqual([]);
});

it('a pinned explanation stays as a line above the other on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 768px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  showNumbers('dodge', 'dx');
  await press('dodge');
  await press('Pin to compare');
  expect(document.querySelector('.explanation-line')).toBeNull();
  await press('dx');
  expect(titles()).toEqual(['DX 10']);
  expect(document.querySelector('.explanation-line')?.textContent).toBe('Pinned: Dodge 5');
  await press('Close Dodge 5');
  expect(document.querySelector('.explanation-line')).toBeNull();
});

it('an explanation takes the focus when opened with the keyboard, and returns it', async () => {
  showNumbers('dodge', 'dx');
  const dodge = screen.getByRole('button', { name: 'dodge' });
  dodge.focus();
  await user.keyboard('{Enter}');
  if (document.activeElement === dodge) dodge.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(document.activeElement?.textContent).toBe('Dodge 5');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(dodge);
});

it('an explanation follows its number in the Tab order', async () => {
  showNumbers('dodge', 'dx');
  await press('dodge');
  expect(document.activeElement?.textContent).toBe('5'); // a mouse leaves the focus where it clicked
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Dodge 5');
  await user.tab({ shift: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('dodge');
});

it('an explanation closes when its number disappears', async () => {
  const { rerender } = showNumbers('dodge');
  await press('dodge');
  rerender(<Explanations />);
  await eventually(() => expect(useViewStore.getState().explanations.current).toBeNull());
});

it('an explanation works for a shared character, without links to forms', async () => {
  act(() => useViewStore.setState({ sharedCharacter: johnFalcon() }));
  showNumbers('st');
  await press('st');
  expect(titles()).toEqual(['ST 9']);
  expect(screen.queryByRole('button', { name: /^Go to/, hidden: true })).toBeNull();
  act(() => useViewStore.setState({ sharedCharacter: null }));
});

it('an explanation leads to the row that a step comes from', async () => {
  editCharacter('Toughness', (character) => addRow(character, 'traits', { entry: 'toughness' }));
  showNumbers('damageResistance');
  await press('damageResistance');
  await press('Go to Toughness');
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: 'k1' } });
  expect(titles()).toEqual([]);
});

it('an explanation leads to a spell in the chapter of spells', async () => {
  openCharacter(blankSaved('lite-3e'));
  editCharacter('Light', (character) => addRow(character, 'skills', { entry: 'light', points: 1 }));
  showNumbers('points.spells');
  await press('points.spells');
  await press('Go to Light');
  expect(useViewStore.getState()).toMatchObject({ chapter: 'spells', target: { row: 'k1' } });
});

it('an explanation leads to the source of the starting money', async () => {
  openCharacter(daiBlackthorn());
  showNumbers('money.start');
  await press('money.start');
  await press('Go to Wealth (poor)');
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: 'wealth' } });
  await press('money.start');
  await press('Go to the starting wealth');
  expect(useViewStore.getState()).toMatchObject({ chapter: 'concept', target: { field: 'startingWealth' } });
});
