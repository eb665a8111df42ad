// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setAttribute, setCampaign, setName } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { blankSaved, editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { openChapter, openDialog, useViewStore } from '../../state/view/view-store.ts';
import { Guide } from './guide.tsx';

const user = userEvent.setup({ delay: null });
const guide = () => screen.queryByRole('complementary', { name: 'What next' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
  openChapter('concept');
});

function finish() {
  editCharacter('Made', (character) => {
    const trained = addRow(setAttribute(setName(character, 'Anna'), 'dx', 13), 'skills', {
      entry: 'broadsword',
      points: 4,
    });
    return setCampaign(addRow(trained, 'equipment', { entry: 'broadsword', place: 'ready' }), 'budget', 34);
  });
}

test('in the chapter of the step the guide shows the place, elsewhere it goes to the chapter', async () => {
  render(<Guide />);
  await press('Show me');
  expect(useViewStore.getState().target).toEqual({ field: 'first' });
  act(() => openChapter('skills'));
  await press('Go to Concept');
  expect(useViewStore.getState()).toMatchObject({ chapter: 'concept', target: { field: 'first' } });
});

test('the guide ends when a character that is ready is printed, and is there again for the next one', async () => {
  render(<Guide />);
  act(finish);
  expect(guide()?.textContent).toContain('Ready to play.');
  await press('Print…');
  expect(useViewStore.getState().dialog).toBe('print');
  act(() => openDialog(null));
  expect(guide()).toBeNull();
  act(() => editCharacter('DX', (character) => setAttribute(character, 'dx', 14)));
  expect(guide()?.textContent).toContain('over budget');
  act(() => openCharacter(blankSaved('man-to-man')));
  expect(guide()?.textContent).toContain('Name your character.');
});
