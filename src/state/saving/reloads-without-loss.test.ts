// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { setName } from '../../character/edit-concept.ts';
import { setCurrentId } from '../../storage/current-character.ts';
import { blankSaved, editCharacter, openCharacter, undo, useCharacterStore } from '../character/character-store.ts';
import { reloadsWithoutLoss } from './reloads-without-loss.ts';

beforeEach(async () => {
  document.body.innerHTML = '';
  openCharacter(blankSaved());
  await setCurrentId(useCharacterStore.getState().id);
});

it('is so for a page on which nothing was done', async () => {
  expect(await reloadsWithoutLoss()).toBe(true);
});

it('is not so while there is something to undo, or to do again', async () => {
  editCharacter('Name', (character) => setName(character, 'Anna'));
  expect(await reloadsWithoutLoss()).toBe(false);
  undo();
  expect(await reloadsWithoutLoss()).toBe(false);
});

it('is not so while a dialog is open', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  expect(await reloadsWithoutLoss()).toBe(false);
});

it('is not so when another character would be opened', async () => {
  await setCurrentId('another');
  expect(await reloadsWithoutLoss()).toBe(false);
});
