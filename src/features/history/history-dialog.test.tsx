// @vitest-environment happy-dom
import { type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setAttribute } from '../../character/edit-character.ts';
import { editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { editPlay } from '../../state/play/play-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { HistoryDialog } from './history-dialog.tsx';

const user = userEvent.setup({ delay: null });

let dialog: RenderResult;
const show = () => {
  dialog = render(<HistoryDialog onClose={() => undefined} />);
};
const rows = () => [...dialog.container.querySelectorAll('.history-step')];
const edit = (times: number) => {
  for (let step = 1; step <= times; step += 1) {
    editCharacter(`Step ${step}`, (character) => setAttribute(character, 'st', 20 + step));
  }
};

beforeEach(() => openCharacter(johnFalcon()));

test('the history lists every edit, the newest first, back to the opening, and goes to any of them', async () => {
  edit(3);
  undo();
  show();
  expect(rows().map((row) => row.firstChild?.textContent)).toEqual(['Step 3', 'Step 2', 'Step 1', 'When opened']);
  expect(dialog.container.querySelector('[aria-current=step]')?.textContent).toBe('Step 2now');
  await user.click(screen.getByLabelText('Restore: when opened'));
  expect(useCharacterStore.getState().saved.character.attributes.st).toBe(9);
  await user.click(screen.getByLabelText('Restore: Step 3'));
  expect(useCharacterStore.getState().saved.character.attributes.st).toBe(23);
});

test('returning to an earlier edit keeps the events of play', async () => {
  edit(2);
  editPlay('3 hits lost', (play) => ({ ...play, state: { ...play.state, hitsLost: 3 } }));
  show();
  for (const restore of ['Restore: when opened', 'Restore: Step 2']) {
    await user.click(screen.getByLabelText(restore));
    expect(useCharacterStore.getState().saved.play?.state.hitsLost).toBe(3);
  }
});

test('the history says when the oldest edits are no longer kept', () => {
  for (let step = 1; step <= 70; step += 1) {
    const story = `${step}`.padEnd(900_000, 's');
    editCharacter(`Step ${step}`, (character) => ({ ...character, concept: { ...character.concept, story } }));
  }
  show();
  expect(rows()).toHaveLength(51);
  expect(rows().at(-1)?.firstChild?.textContent).toBe('Step 20');
  expect(screen.getByText(/^Earlier edits are no longer kept/)).toBeTruthy();
});

test('a very long history is shown in full on request', async () => {
  edit(260);
  show();
  expect(rows()).toHaveLength(200);
  await user.click(screen.getByRole('button', { name: /^Show \d+ earlier$/ }));
  expect(rows()).toHaveLength(261);
  expect(rows().at(-1)?.textContent).toContain('When opened');
});
