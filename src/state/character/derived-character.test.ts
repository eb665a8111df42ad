import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { blankSaved } from './character-store.ts';
import { sheetOf } from './derived-character.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const states = (count: number): SavedCharacter[] => Array.from({ length: count }, () => blankSaved('lite-3e'));

test('a state of a character is worked out once while it is in use', () => {
  const [one, other] = states(2) as [SavedCharacter, SavedCharacter];
  const sheet = sheetOf(one);
  expect(sheetOf(other)).not.toBe(sheet);
  expect(sheetOf(one)).toBe(sheet);
});

test('a sheet that somebody holds stays the same one, however many came after it', () => {
  const [first, ...others] = states(20) as [SavedCharacter, ...SavedCharacter[]];
  const sheet = sheetOf(first);
  for (const each of others) sheetOf(each);
  collectGarbage();
  expect(sheetOf(first)).toBe(sheet);
});

test('the history of a character keeps its states, and not the sheet of each', async () => {
  const history = states(20);
  const sheets = history.map((each) => new WeakRef(sheetOf(each)));
  await new Promise((resolve) => setTimeout(resolve)); // a WeakRef holds on until the present job is done
  collectGarbage();
  const kept = sheets.filter((sheet) => sheet.deref() !== undefined).length;
  expect(kept).toBeLessThanOrEqual(4);
  expect(history).toHaveLength(20);
});
