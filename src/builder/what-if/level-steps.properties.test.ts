import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { setAttribute } from '../../character/edit-character.ts';
import { changeRow } from '../../character/edit-rows.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import { anyCharacter } from '../../testing/any-character.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { caseCount } from '../../testing/extent.ts';
import { ordinaryCharacter } from '../../testing/huge-character.ts';
import { levelAt, withAttributeLevel, withSkillPoints } from './level-steps.ts';

const testTimeout = 60_000;

const numbersOf = (worksheet: Worksheet) => worksheet.ids().map((id) => [id, worksheet.get(id).value]);
const attributes = ['st', 'dx', 'iq', 'ht'] as const;

it.each(rulesetIds)('%s: the previewed change equals the real one', { timeout: testTimeout }, (ruleset) => {
  const characters = fc.oneof(anyCharacter(ruleset), fc.constantFrom(johnFalcon(ruleset), ordinaryCharacter(ruleset)));
  fc.assert(
    fc.property(characters, fc.constantFrom(...attributes), fc.integer({ min: 1, max: 25 }), (saved, id, level) => {
      const opened = openWorksheet(saved);
      const chosen: SavedCharacter = { ...saved, character: setAttribute(saved.character, id, level) };
      expect(numbersOf(withAttributeLevel(opened, id, level)), id).toEqual(numbersOf(openWorksheet(chosen).worksheet));
      const key = saved.character.skills[level % Math.max(1, saved.character.skills.length)]?.key;
      if (key === undefined) return;
      const bought = { ...saved, character: changeRow(saved.character, 'skills', key, { points: level }) };
      expect(numbersOf(withSkillPoints(opened, key, level)), key).toEqual(numbersOf(openWorksheet(bought).worksheet));
    }),
  );
});

describe.each(rulesetIds)('%s', (ruleset) => {
  it('a skill with different points has the level that the changed character has', { timeout: testTimeout }, () => {
    const points = fc.constantFrom(0, 0.5, 1, 2, 3, 4, 8, 16, 40);
    fc.assert(
      fc.property(anyCharacter(ruleset), points, (saved, spent) => {
        const sheet = openWorksheet(saved);
        for (const { key } of saved.character.skills) {
          const character = changeRow(saved.character, 'skills', key, { points: spent });
          const value = openWorksheet({ ...saved, character }).worksheet.find(skillStat(key, 'level'))?.value;
          expect(levelAt(sheet, key, spent), key).toBe(typeof value === 'number' ? value : null);
        }
      }),
      { numRuns: caseCount(60) },
    );
  });
});
