// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { SkillsChapter } from './skills-chapter.tsx';

const user = userEvent.setup({ delay: null });

const order = () => useCharacterStore.getState().saved.character.skills.map(({ entry }) => entry);
const points = () => useCharacterStore.getState().saved.character.skills.map((row) => row.points);
const focused = () => {
  const { activeElement } = document;
  const label = activeElement?.id ? document.querySelector(`label[for="${activeElement.id}"]`) : null;
  const name = activeElement?.getAttribute('aria-label') ?? label?.textContent ?? '';
  const group = activeElement?.closest('[role=group]')?.getAttribute('aria-label');
  return group ? `${group}: ${name}` : name;
};
const levelOf = (skill: string) => within(screen.getByRole('group', { name: skill })).getByLabelText('Level');
const focus = (name: string) => act(() => screen.getByLabelText(name).focus());
const focusLevel = (skill: string) => act(() => levelOf(skill).focus());
const focusButton = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const lastEdit = () => useCharacterStore.getState().lastEdit;
const choose = async (action: string, skill: string) => {
  focusButton(`More for ${skill}`);
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('menuitem', { name: action }));
  await nextFrame();
};

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  openChapter('skills');
  for (const id of ['stealth', 'broadsword', 'climbing']) addEntry('skills', id);
  render(<SkillsChapter />);
});

test('Enter commits and goes to the same field of the next row, with Shift to the previous, and stays in the last', async () => {
  focusLevel('Stealth');
  await user.keyboard('12{Enter}');
  expect(focused()).toBe('Broadsword: Level');
  await user.keyboard('13{Enter}');
  expect(focused()).toBe('Climbing: Level');
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Climbing: Level');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(focused()).toBe('Broadsword: Level');
  expect(points()).toEqual([8, 16, expect.any(Number)]);
});

test('each level typed is one step to undo', async () => {
  const before = useCharacterStore.temporal.getState().pastStates.length;
  focusLevel('Stealth');
  await user.keyboard('12{Enter}13{Enter}');
  expect(useCharacterStore.temporal.getState().pastStates.length).toBe(before + 2);
});

test('a number that cannot be read keeps the focus', async () => {
  focusLevel('Stealth');
  await user.keyboard('x{Enter}');
  expect(focused()).toBe('Stealth: Level');
});

test('Ctrl with ↓ and ↑ goes to the same control of the next row, from a button ↓ alone; in a number it steps', async () => {
  focus('Stealth points');
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(focused()).toBe('Broadsword points');
  focus('Remove Broadsword');
  await user.keyboard('{Control>}{ArrowUp}{/Control}');
  expect(focused()).toBe('Remove Stealth');
  await user.keyboard('{ArrowDown}');
  expect(focused(), '↓ alone, on a button').toBe('Remove Broadsword');
  const before = points();
  focus('Stealth points');
  await user.keyboard('{ArrowUp}');
  expect(points()[0]).toBe((before[0] ?? 0) + 1);
});

test('a row has three tab stops, and arrow keys go to the other controls', async () => {
  focusLevel('Stealth');
  const visited = [];
  for (let i = 0; i < 3; i++) {
    await user.tab();
    visited.push(focused());
  }
  expect(visited).toEqual(['Stealth points', 'More for Stealth', 'Broadsword: Level']);
  focusButton('More for Stealth');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Open Stealth');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Remove Stealth');
});

test('a row with a choice has three tab stops too: its level, its menu and the choice', async () => {
  act(() => void addEntry('skills', 'survival'));
  focusLevel('Survival');
  await user.tab();
  expect(focused()).toBe('More for Survival');
  await user.tab();
  expect(focused()).toMatch(/ of Survival$/);
  await user.tab();
  expect(focused()).not.toContain('Survival');
});

test('in a number ← and → move within the text, and leave it at its ends', async () => {
  focusLevel('Stealth');
  const field = document.activeElement as HTMLInputElement;
  field.setSelectionRange(0, 1);
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Stealth: Level');
  field.setSelectionRange(field.value.length, field.value.length);
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Stealth points');
});

test('Delete on a button removes the row and stays on the same button of the next; in a number it deletes a digit', async () => {
  focusLevel('Stealth');
  await user.keyboard('{Delete}');
  expect(order()).toHaveLength(3);
  focusButton('More for Stealth');
  await user.keyboard('{Delete}');
  await nextFrame();
  expect(order()).toEqual(['broadsword', 'climbing']);
  expect(focused()).toBe('More for Broadsword');
  act(() => undo());
  expect(order()).toEqual(['stealth', 'broadsword', 'climbing']);
});

test('Ctrl with Delete removes the row from a number, but in a text it deletes a word', async () => {
  act(() => void addEntry('skills', 'survival'));
  const text = screen.getByLabelText(/ of Survival$/);
  act(() => text.focus());
  await user.keyboard('dark woods{Control>}{Delete}{/Control}');
  expect(order()).toHaveLength(4);
  focusLevel('Climbing');
  await user.keyboard('{Control>}{Delete}{/Control}');
  expect(order()).toEqual(['stealth', 'broadsword', 'survival']);
});

test('Alt with ↓ and ↑ moves the row, with the focus, in one step to undo', async () => {
  focusLevel('Stealth');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['broadsword', 'stealth', 'climbing']);
  expect(focused()).toBe('Stealth: Level');
  expect(lastEdit()).toBe('Stealth moved down');
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['broadsword', 'climbing', 'stealth']);
  act(() => undo());
  act(() => undo());
  expect(order()).toEqual(['stealth', 'broadsword', 'climbing']);
});

test('the menu duplicates a row, and the copy has the focus', async () => {
  await choose('Duplicate', 'Stealth');
  expect(order()).toEqual(['stealth', 'stealth', 'broadsword', 'climbing']);
  expect(document.activeElement?.closest('tbody')?.id).toBe(`row-${currentSheet().context.skills[1]?.key}`);
  expect(lastEdit()).toBe('Stealth duplicated');
});

test('the menu sorts the list', async () => {
  await choose('Sort by name', 'Stealth');
  expect(order()).toEqual(['broadsword', 'climbing', 'stealth']);
  expect(lastEdit()).toBe('Skills sorted by name');
  focusLevel('Climbing');
  await user.keyboard('15{Enter}');
  await choose('Sort by points', 'Stealth');
  expect(order()[0]).toBe('climbing');
  expect(points()).toEqual(points().toSorted((a, b) => b - a));
});
