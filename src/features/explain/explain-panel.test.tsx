// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { addRow } from '../../character/edit-rows.ts';
import { blankSaved, editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { closeExplanation, explain, useViewStore } from '../../state/view/view-store.ts';
import { daiBlackthorn } from '../../testing/book-characters.ts';
import { ExplainPanel } from './explain-panel.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
  closeExplanation();
});

it('opens the sources of a number, and returns', async () => {
  explain('dodge');
  const { container } = render(<ExplainPanel />);
  expect(container.querySelector('h2')?.textContent).toBe('Dodge 5');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(container.querySelector('h2')?.textContent).toBe('Move 5 yards a turn');
  await user.click(screen.getByRole('button', { name: 'Basic Speed' }));
  expect(container.textContent).toContain('÷ 4 = 5');
  expect(document.activeElement?.textContent).toBe('Basic Speed 5');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Dodge 5' }));
  expect(container.querySelector('h2')?.textContent).toBe('Dodge 5');
});

it('goes to the row that a step comes from', async () => {
  editCharacter('Toughness', (character) => addRow(character, 'traits', { entry: 'toughness' }));
  explain('damageResistance');
  render(<ExplainPanel />);
  await user.click(screen.getByRole('button', { name: 'Go to Toughness' }));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: 'k1' }, explaining: [] });
});

it('goes to a spell in the chapter of spells', async () => {
  openCharacter(blankSaved('lite-3e'));
  editCharacter('Light', (character) => addRow(character, 'skills', { entry: 'light', points: 1 }));
  explain('points.spells');
  render(<ExplainPanel />);
  await user.click(screen.getByRole('button', { name: 'Go to Light' }));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'spells', target: { row: 'k1' } });
});

it('goes to what the starting money comes from', async () => {
  openCharacter(daiBlackthorn());
  explain('money.start');
  render(<ExplainPanel />);
  await user.click(screen.getByRole('button', { name: 'Go to Wealth (poor)' }));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: 'wealth' } });
  act(() => explain('money.start'));
  await user.click(screen.getByRole('button', { name: 'Go to the starting wealth' }));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'concept', target: { field: 'startingWealth' } });
});
