import { expect, test } from 'vitest';
import { addRow } from '../../character/edit-rows.ts';
import { mageCharacter } from '../../testing/sheet-models.ts';
import { blankSaved } from '../character/character-store.ts';
import { sheetOf } from '../character/derived-character.ts';
import { chapterIds, hasChapter } from './chapters.ts';

const chapters = (saved: Parameters<typeof sheetOf>[0]) => chapterIds.filter((id) => hasChapter(sheetOf(saved), id));

test('hasChapter gives spells a chapter in rulesets with magic, between skills and equipment', () => {
  expect(chapters(blankSaved('lite-3e'))).toEqual(['concept', 'attributes', 'traits', 'skills', 'spells', 'equipment']);
  expect(chapters(blankSaved('man-to-man'))).not.toContain('spells');
});

test('hasChapter gives spells a chapter in other rulesets if the character has a spell', () => {
  expect(chapters({ ...mageCharacter(), ruleset: 'man-to-man' })).toContain('spells');
  const blank = blankSaved('man-to-man');
  const unknown = { ...blank, character: addRow(blank.character, 'skills', { entry: 'fireball' }) };
  expect(chapters(unknown)).not.toContain('spells');
});
