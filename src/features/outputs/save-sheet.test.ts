// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { typedFalcon } from '../../testing/fourth-edition-falcon.ts';
import * as browser from '../browser/download.ts';
import { canSaveSheet, saveSheet } from './save-sheet.ts';

afterEach(() => vi.restoreAllMocks());

test('a character of the fourth edition is saved for GCS, and for Foundry without our own data', async () => {
  const downloads = vi.spyOn(browser, 'download').mockReturnValue();
  openCharacter(typedFalcon());
  expect(await saveSheet('gcs')).toBe('John-Falcon.gcs');
  expect(await saveSheet('foundry')).toBe('John-Falcon-Foundry.gcs');
  const [ours, theirs] = await Promise.all(downloads.mock.calls.map(([file]) => file.text()));
  expect(ours).toMatch(/^\{\n\t"version": 5,/);
  expect(ours).toContain('"pointwright"');
  expect(JSON.parse(theirs ?? '')).toMatchObject({
    version: 5,
    profile: { name: 'John Falcon' },
    calc: { thrust: '1d-2' },
  });
  expect(theirs).not.toContain('pointwright');
});

test('only characters of the fourth edition can be saved so', () => {
  openCharacter(typedFalcon());
  expect(canSaveSheet(currentSheet().ruleset)).toBe(true);
  openCharacter(johnFalcon());
  expect(canSaveSheet(currentSheet().ruleset)).toBe(false);
});
