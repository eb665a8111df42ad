import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { changeRow } from '../../character/edit-rows.ts';
import { ordinaryCharacter } from '../../testing/huge-character.ts';
import { blankSaved } from './character-store.ts';
import { sheetOf } from './derived-character.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/**
 * Whether most are released after a few collections; V8 releases some objects later than others. A collection takes as
 * long as the other tests of the process have filled its heap.
 */
async function areReleased(references: readonly WeakRef<object>[]): Promise<boolean> {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve)); // a WeakRef keeps its target alive until the current job ends
    collectGarbage();
    const kept = references.filter((reference) => reference.deref() !== undefined);
    if (kept.length < references.length / 2) return true;
  }
  return false;
}

const states = (count: number): SavedCharacter[] => Array.from({ length: count }, () => blankSaved('lite-3e'));

test('sheetOf derives a state of a character only once while it is in use', () => {
  const [first, second] = states(2) as [SavedCharacter, SavedCharacter];
  const sheet = sheetOf(first);
  expect(sheetOf(second)).not.toBe(sheet);
  expect(sheetOf(first)).toBe(sheet);
});

test('sheetOf returns the same sheet while it is referenced, however many were derived since', () => {
  const [first, ...later] = states(20) as [SavedCharacter, ...SavedCharacter[]];
  const sheet = sheetOf(first);
  for (const state of later) sheetOf(state);
  collectGarbage();
  expect(sheetOf(first)).toBe(sheet);
});

test('sheetOf lets the sheets of past states be garbage-collected', async () => {
  const history = states(20);
  const sheets = history.map((state) => new WeakRef(sheetOf(state)));
  expect(await areReleased(sheets)).toBe(true);
  expect(history).toHaveLength(20);
});

test('a sheet that keeps formulas of earlier sheets does not keep these sheets', async () => {
  const first = ordinaryCharacter('lite-3e');
  const history = first.character.skills.map(({ key }, i) => ({
    ...first,
    character: changeRow(first.character, 'skills', key, { points: 10 + i }),
  }));
  const worksheets = history.map((state) => new WeakRef(sheetOf(state).worksheet));
  expect(worksheets.length).toBeGreaterThan(10);
  expect(await areReleased(worksheets)).toBe(true);
});
