// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { setCurrentId } from '../../storage/current-character.ts';
import { blankSaved, editCharacter, openCharacter, undo, useCharacterStore } from '../character/character-store.ts';
import { canReloadWithoutLoss } from './saver.ts';

beforeEach(async () => {
  document.body.innerHTML = '';
  openCharacter(blankSaved());
  await setCurrentId(useCharacterStore.getState().id);
});

it('canReloadWithoutLoss is true for an untouched page', async () => {
  expect(await canReloadWithoutLoss()).toBe(true);
});

it('canReloadWithoutLoss is false while there is something to undo or redo', async () => {
  editCharacter('Name', (character) => setName(character, 'Anna'));
  expect(await canReloadWithoutLoss()).toBe(false);
  undo();
  expect(await canReloadWithoutLoss()).toBe(false);
});

it('canReloadWithoutLoss is false while a dialog is open', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  expect(await canReloadWithoutLoss()).toBe(false);
});

it('canReloadWithoutLoss is false if another character would be opened', async () => {
  await setCurrentId('another');
  expect(await canReloadWithoutLoss()).toBe(false);
});
