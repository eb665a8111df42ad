// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setAttribute } from '../../character/edit-attributes.ts';
import { editCharacter, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { HistoryDialog } from './history-dialog.tsx';

let dialog: ReturnType<typeof mount>;
const show = () => {
  dialog = mount(<HistoryDialog onClose={() => undefined} />);
};
const rows = () => [...dialog.place.querySelectorAll('.history-step')];
const edit = (times: number) => {
  for (let step = 1; step <= times; step += 1) {
    editCharacter(`Step ${step}`, (character) => setAttribute(character, 'st', 20 + step));
  }
};

beforeEach(() => openCharacter(johnFalcon()));
afterEach(() => dialog.leave());

test('lists every edit, the newest first, down to how it was opened, and goes to any of them', () => {
  edit(3);
  undo();
  show();
  expect(rows().map((row) => row.firstChild?.textContent)).toEqual(['Step 3', 'Step 2', 'Step 1', 'As it was opened']);
  expect(dialog.find('[aria-current=step]').textContent).toBe('Step 2now');
  click(dialog.find('[aria-label="Back to: as it was opened"]'));
  expect(useCharacterStore.getState().saved.character.attributes.st).toBe(9);
  click(dialog.find('[aria-label="Forward to: Step 3"]'));
  expect(useCharacterStore.getState().saved.character.attributes.st).toBe(23);
});

test('shows all of a very long history when asked to', () => {
  edit(260);
  show();
  expect(rows()).toHaveLength(200);
  click(dialog.find('.history-all'));
  expect(rows()).toHaveLength(261);
  expect(rows().at(-1)?.textContent).toContain('As it was opened');
});
