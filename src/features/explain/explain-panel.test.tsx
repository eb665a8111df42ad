// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { addRow } from '../../character/edit-rows.ts';
import { blankSaved, editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { closeExplanation, explain, useViewStore } from '../../state/view/view-store.ts';
import { daiBlackthorn } from '../../testing/book-characters.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { ExplainPanel } from './explain-panel.tsx';

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
  closeExplanation();
});

const button = (place: HTMLElement, words: string): HTMLElement => {
  const found = [...place.querySelectorAll('button')].find((each) => each.textContent === words);
  if (!found) throw new Error(`No button "${words}" in ${place.textContent}`);
  return found;
};

it('opens what a number leans on, and goes back', () => {
  explain('dodge');
  const { place, leave } = mount(<ExplainPanel />);
  expect(place.querySelector('h2')?.textContent).toBe('Dodge 5');
  click(button(place, 'Move'));
  expect(place.querySelector('h2')?.textContent).toBe('Move 5 yards a turn');
  click(button(place, 'Basic Speed'));
  expect(place.textContent).toContain('÷ 4 = 5');
  expect(document.activeElement?.textContent).toBe('Basic Speed 5');
  click(button(place, 'Back'));
  click(button(place, 'Dodge 5'));
  expect(place.querySelector('h2')?.textContent).toBe('Dodge 5');
  leave();
});

it('goes to the row that a step comes from', () => {
  editCharacter('Toughness', (character) => addRow(character, 'traits', { entry: 'toughness' }));
  explain('damageResistance');
  const { place, leave } = mount(<ExplainPanel />);
  click(button(place, 'Go to Toughness'));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: 'k1' }, explaining: [] });
  leave();
});

it('goes to a spell in the chapter of spells', () => {
  openCharacter(blankSaved('lite-3e'));
  editCharacter('Light', (character) => addRow(character, 'skills', { entry: 'light', points: 1 }));
  explain('points.spells');
  const { place, leave } = mount(<ExplainPanel />);
  click(button(place, 'Go to Light'));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'spells', target: { row: 'k1' } });
  leave();
});

it('goes to what the starting money comes from', () => {
  openCharacter(daiBlackthorn());
  explain('money.start');
  const { place, leave } = mount(<ExplainPanel />);
  click(button(place, 'Go to Wealth (poor)'));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: 'wealth' } });
  act(() => explain('money.start'));
  click(button(place, 'Go to the starting wealth'));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'concept', target: { field: 'startingWealth' } });
  leave();
});
